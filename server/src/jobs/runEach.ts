import type { Logger } from '@belldesk/kit/logger';
import { describeError } from '../describeError.ts';

/**
 * Does work after work in its order; one that fails is told to the log and keeps none of the others from being done.
 * @param what says in the log of what kind the work was
 * @returns the failures
 */
export async function runEach(
  works: readonly (() => Promise<void>)[],
  logger: Pick<Logger, 'warn'>,
  what: string,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const work of works) {
    try {
      await work();
    } catch (cause) {
      logger.warn({ problem: describeError(cause) }, what);
      failures.push(cause);
    }
  }
  return failures;
}
