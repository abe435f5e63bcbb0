/**
 * The same value with every text in it as PostgreSQL can keep it: without U+0000, which neither text
 * nor jsonb takes (PostgreSQL manual, 8.14.1), and with U+FFFD for halves of surrogate pairs, which
 * jsonb refuses. Nothing that anybody reads or says is lost by it.
 */
export function storable<Value>(value: Value): Value;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map((item: unknown) => storable(item));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storable(key), storable(item)]),
  );
}

/** What JSON makes; dates, buffers and the like stay as they are. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
