/** What `run` throws, null when it does not. */
export function failureOf(run: () => unknown): unknown {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
}
