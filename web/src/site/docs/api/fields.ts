import { z } from 'zod';

/** A property of something that is sent or answered. */
export interface ApiField {
  /** With the names of what it lies in: "form.companyName", "calls[].id". */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

type Json = z.core.JSONSchema.JSONSchema;

/** Deeper than this a thing is only named, not taken apart. */
const MOST_LEVELS = 4;

/** Names of formats (JSON Schema) as a reader knows them. */
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  date: 'day, YYYY-MM-DD',
  'date-time': 'time, ISO 8601',
  email: 'email address',
  uri: 'URL',
};

/** The properties of a schema, those within them after each. `way`: as it is sent, or as it is answered. */
export function fieldsOf(schema: z.ZodType, way: 'input' | 'output'): readonly ApiField[] {
  return flatten(jsonOf(schema, way), '', 1);
}

/** What a schema is as a whole, in a few words. */
export function typeOf(schema: z.ZodType, way: 'input' | 'output'): string {
  return describe(jsonOf(schema, way));
}

function jsonOf(schema: z.ZodType, way: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io: way, unrepresentable: 'any' });
}

function flatten(schema: Json, prefix: string, level: number): readonly ApiField[] {
  if (level > MOST_LEVELS) return [];
  return objectsIn(schema).flatMap(({ properties, required }) =>
    Object.entries(properties ?? {}).flatMap(([key, value]) => {
      if (typeof value === 'boolean') return [];
      const name = `${prefix}${key}`;
      const within = value.type === 'array' ? itemsOf(value) : value;
      const mark = value.type === 'array' ? `${name}[].` : `${name}.`;
      return [
        { name, type: describe(value), isRequired: required?.includes(key) ?? false },
        ...(within ? flatten(within, mark, level + 1) : []),
      ];
    }),
  );
}

/** The schema itself where it is an object, else the objects it may be. */
function objectsIn(schema: Json): readonly Json[] {
  return schema.properties ? [schema] : alternatives(schema).flatMap(objectsIn);
}

function alternatives({ anyOf, oneOf, allOf }: Json): readonly Json[] {
  return [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].filter(
    (part): part is Json => typeof part !== 'boolean',
  );
}

function itemsOf({ items }: Json): Json | null {
  return typeof items === 'object' && !Array.isArray(items) ? (items as Json) : null;
}

function describe(schema: Json): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const either = alternatives(schema);
  if (either.length > 0) return [...new Set(either.map(describe))].join(' or ');
  if (schema.type === 'array') {
    const items = itemsOf(schema);
    return items ? `array of ${describe(items)}` : 'array';
  }
  const known = schema.format && FORMATS[schema.format];
  return [known ?? schema.type ?? 'any', limitOf(schema)].filter(Boolean).join(', ');
}

function limitOf({ maxLength, minimum, maximum }: Json): string {
  if (maxLength !== undefined) return `at most ${maxLength} characters`;
  const low = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (low !== undefined && high !== undefined) return `${low} to ${high}`;
  if (low !== undefined) return `${low} or more`;
  return high === undefined ? '' : `at most ${high}`;
}
