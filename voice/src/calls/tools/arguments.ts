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
  const parsed = z.fromJSONSchema({ ...schema, type: 'object' }).safeParse(kept);
  if (parsed.success) return { ok: true, values: kept };
  const wrong = parsed.error.issues
    .map((issue) => `${issue.path.join('.') || 'arguments'}: ${issue.message}`)
    .join('; ');
  return { ok: false, reason: `Nothing was sent. These arguments do not fit: ${wrong}` };
}

const properties = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The properties of an object's schema by name; empty where it names none. */
export function propertiesOf(
  schema: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return properties.safeParse(schema.properties).data ?? {};
}
