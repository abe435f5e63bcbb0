/**
 * Processor time that this thread spends in `run`, in ms. Unlike time by the clock it does not grow with what else the machine
 * does; collecting garbage on other threads is left out.
 * @throws whatever `run` throws
 */
export function processorMs(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
