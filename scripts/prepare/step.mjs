/** What takes longer than this is told while it runs. */
const silentMs = 800;

/**
 * Runs a step of the preparation; one that takes long is announced, and its time told.
 * @template T
 * @param {string} what as in "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const startMs = performance.now();
  let told = false;
  const timer = setTimeout(() => {
    told = true;
    process.stdout.write(`${what} ...\n`);
  }, silentMs);
  try {
    const result = await work();
    if (told)
      process.stdout.write(`${what}: ${((performance.now() - startMs) / 1000).toFixed(1)} s\n`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}
