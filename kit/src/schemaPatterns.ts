import type { AssistantTool } from '@belldesk/contract/voice/assistant';
import { patternProblem } from './linearPattern.ts';

/** A pattern in a JSON schema that cannot be checked in linear time. */
export interface PatternProblem {
  /** Where it stands, e.g. `properties.code.pattern`. */
  readonly field: string;
  /** What would be right. */
  readonly message: string;
}

/** Their values are data, in which a key means nothing. */
const DATA_KEYWORDS = new Set(['const', 'default', 'enum', 'example', 'examples']);
/** Their values name schemas: a key is a name and no keyword. */
const MAP_KEYWORDS = new Set([
  '$defs',
  'definitions',
  'dependencies',
  'dependentSchemas',
  'properties',
]);
/** The reader of schemas runs the patterns in them out of our reach. */
const UNREACHED_KEYWORDS = new Set(['contains', 'patternProperties', 'propertyNames']);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function* problemsIn(schema: unknown, path: string, isMap: boolean): Generator<PatternProblem> {
  if (Array.isArray(schema)) {
    for (const [index, each] of schema.entries())
      yield* problemsIn(each, `${path}${index}.`, false);
    return;
  }
  if (!isRecord(schema)) return;
  for (const [key, value] of Object.entries(schema)) {
    const field = `${path}${key}`;
    if (isMap) yield* problemsIn(value, `${field}.`, false);
    else if (UNREACHED_KEYWORDS.has(key))
      yield {
        field,
        message: 'cannot be checked: describe the arguments under properties and items',
      };
    else if (key === 'pattern') {
      const message = typeof value === 'string' ? patternProblem(value) : 'must be a text';
      if (message !== null) yield { field, message };
    } else if (!DATA_KEYWORDS.has(key))
      yield* problemsIn(value, `${field}.`, MAP_KEYWORDS.has(key));
  }
}

/** The first pattern of a JSON schema that cannot be checked in linear time; null where all can. */
export function schemaPatternProblem(schema: unknown): PatternProblem | null {
  const [first] = problemsIn(schema, '', false);
  return first ?? null;
}

/** The same of a tool: of the arguments of a function, or of an HTTP request. */
export function toolPatternProblem(tool: AssistantTool): PatternProblem | null {
  const [path, schema] =
    tool.type === 'function'
      ? ['function.parameters', tool.function.parameters]
      : tool.type === 'apiRequest'
        ? ['body', tool.body]
        : ['', undefined];
  const problem = schemaPatternProblem(schema);
  return problem && { ...problem, field: `${path}.${problem.field}` };
}
