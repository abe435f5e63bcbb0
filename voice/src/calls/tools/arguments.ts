import { LinearPattern } from '@belldesk/kit/linearPattern';
import { schemaPatternProblem } from '@belldesk/kit/schemaPatterns';
import { z } from 'zod';

export type CheckedArguments =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: string };

/**
 * Holds a model's arguments against a JSON schema of an object. What the schema does not name is left
 * out; what does not fit is told in words the model can mend it by.
 */
export function checkArguments(
  schema: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): CheckedArguments {
  const named = propertiesOf(schema);
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => name in named));
  const reader = readerOf(schema);
  if (!reader) return { ok: false, reason: 'Nothing was sent. The schema of this tool is wrong.' };
  const parsed = reader.safeParse(kept);
  if (parsed.success) return { ok: true, values: kept };
  const wrong = parsed.error.issues
    .map((issue) => `${issue.path.join('.') || 'arguments'}: ${issue.message}`)
    .join('; ');
  return { ok: false, reason: `Nothing was sent. These arguments do not fit: ${wrong}` };
}

/** Null for a schema that lay in a table before schemas were looked at. */
function readerOf(schema: Readonly<Record<string, unknown>>): z.ZodType | null {
  if (schemaPatternProblem(schema)) return null;
  try {
    const reader = z.fromJSONSchema({ ...schema, type: 'object' });
    useLinearPatterns(reader, new Set());
    return reader;
  } catch {
    return null;
  }
}

/** Has RE2 run every pattern that a schema gave a reader: zod knows of no engine but JavaScript's. */
function useLinearPatterns(part: unknown, seen: Set<unknown>): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  if (part instanceof z.core.$ZodType || part instanceof z.core.$ZodCheck) {
    const { def } = part._zod;
    if (isRegexCheck(def)) Object.assign(def, { pattern: new LinearPattern(def.pattern.source) });
    if (part instanceof z.core.$ZodLazy) useLinearPatterns(part._zod.def.getter(), seen);
    useLinearPatterns(def, seen);
    return;
  }
  for (const value of Object.values(part)) useLinearPatterns(value, seen);
}

function isRegexCheck(def: object): def is z.core.$ZodCheckRegexDef {
  return 'format' in def && def.format === 'regex' && 'pattern' in def;
}

const properties = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The properties of an object's schema by name; empty where it names none. */
export function propertiesOf(
  schema: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return properties.safeParse(schema.properties).data ?? {};
}
