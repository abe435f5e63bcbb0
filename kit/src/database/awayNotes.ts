import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from '@belldesk/contract/errors';
import { appErrorOf } from './away.ts';

interface Notes {
  away?: AppError;
}

const notes = new AsyncLocalStorage<Notes>();

/**
 * Runs work of a library that makes its own answer of whatever its statements met, such as "not signed in" where the
 * session could not be read.
 * @returns what it answered, and what is to be said instead where the database was away or too slow for one of its statements
 * @throws AppError for a failure of the work in which the database was away or too slow; any other failure as it is
 */
export async function noticingAway<T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly away: AppError | undefined }> {
  const own: Notes = {};
  try {
    const answer = await notes.run(own, work);
    return { answer, away: own.away };
  } catch (error) {
    throw own.away ?? error;
  }
}

/** Notes for the work that this is a statement of, if the failure is the database's. */
export function noteFailure(error: unknown): void {
  const own = notes.getStore();
  const away = own && appErrorOf(error);
  if (away) own.away ??= away;
}
