/** The error that something ends with; null when it ends well. Nothing is unhandled while a test does more. */
export function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

/** All that a log could show of an error. */
export function described(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error) ?? '';
  return `${error.stack} ${JSON.stringify(error)} ${described(error.cause)}`;
}
