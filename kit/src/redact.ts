/** Keys under which a person's data or a secret stands; compared in lower case, dashes left out. */
const hiddenKeys: ReadonlySet<string> = new Set([
  'name',
  'number',
  'text',
  'transcript',
  'email',
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'setcookie',
  'apikey',
  'xapikey',
  'phone',
  'phonenumber',
]);

const mark = '[redacted]';
/** Deeper than this nothing is shown: a log line is not a dump. */
const maxDepth = 8;

/** A copy fit for a log: whatever stands under a hidden key, at any depth, is replaced. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value, depth);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= maxDepth) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (value instanceof Map || value instanceof Set) return `[${value.constructor.name}]`;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isHidden(key) ? mark : redact(item, depth + 1),
    ]),
  );
}

/** As redact, for the top of a log line, which is always an object. */
export function redactObject(value: object): Record<string, unknown> {
  const safe = redact(value);
  return typeof safe === 'object' && safe !== null ? { ...safe } : {};
}

function isHidden(key: string): boolean {
  return hiddenKeys.has(key.toLowerCase().replaceAll(/[-_]/g, ''));
}

/**
 * Type, code, message and stack only: errors of pg carry the offending values in `detail` and
 * `parameters`.
 */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const code = 'code' in error ? { code: error.code } : {};
  const cause =
    error.cause === undefined || depth >= maxDepth
      ? {}
      : { cause: error.cause instanceof Error ? redact(error.cause, depth + 1) : mark };
  return {
    type: error.name,
    ...code,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...cause,
  };
}

/** drizzle-orm writes the parameters of a failed query into the message, after a line "params:". */
function withoutParameters(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n\s+at |$)/, `\nparams: ${mark}`);
}
