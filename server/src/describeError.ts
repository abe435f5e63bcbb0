const OWN_FRAMES = 4;

/**
 * What a log may hold of an error: kinds, codes and places. Messages are left out, as drivers put values
 * of a row, and thus names and numbers, into them.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint, table, status } = error as {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
    status?: unknown;
  };
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, OWN_FRAMES)
    .map((line) => line.trim());
  return {
    kind: error.constructor.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(status === undefined ? {} : { status }),
    at,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
