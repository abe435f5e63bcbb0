import { AppError } from '@belldesk/contract/errors';
import pg from 'pg';
import { storageErrorOf } from '../storage/storageError.ts';

/** No connection to the database could be had in the time there was for it. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** PostgreSQL, Appendix A: it is ending, was killed, is starting, or has no connection left; a connection it gave up. */
const awayStates = /^(?:08...|57P0[1-5]|53300|25P0[34])$/;
/** Cut by a limit of its session (limits.ts): a statement, or waiting for a lock. */
const tooLongStates = /^(?:57014|55P03)$/;

/** What `pg` says, without a code, when a connection broke or could not be had. */
const awayWords =
  /^(?:Connection terminated|timeout e\w+ when trying to connect|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable)/;
const readTimeout = 'Query read timeout';
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ENOTCONN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Whether an attempt to connect failed only because the database is not there at this moment. */
export function isConnectFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    (awayStates.test(codeOf(error)) ||
      socketCodes.has(codeOf(error)) ||
      awayWords.test(error.message))
  );
}

/** A statement that was not answered within `silentMs`: its connection is of no more use. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === readTimeout;
}

/**
 * What of an error may be told to who caused it: an AppError as it is; for storage without room, or a database that is
 * away or too slow, one that asks to try again; undefined for what was not foreseen.
 */
export function appErrorOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const storage = storageErrorOf(error);
  if (storage) return storage;
  let ofDatabase = false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // drizzle-orm puts it around whatever a statement met.
    ofDatabase ||=
      cause.name === 'DrizzleQueryError' || cause.constructor.name === 'DrizzleQueryError';
    if (cause instanceof DatabaseAwayError) return away(error);
    if (cause instanceof pg.DatabaseError) {
      if (awayStates.test(codeOf(cause))) return away(error);
      if (tooLongStates.test(codeOf(cause))) return tooSlow(error);
    } else if (isReadTimeout(cause)) return tooSlow(error);
    else if (awayWords.test(cause.message)) return away(error);
    else if (ofDatabase && socketCodes.has(codeOf(cause))) return away(error);
  }
  return undefined;
}

function away(cause: unknown): AppError {
  return new AppError('busy', 'The service is restarting. Try again in a few seconds.', { cause });
}

function tooSlow(cause: unknown): AppError {
  return new AppError('busy', 'This takes too long right now. Try again in a few seconds.', {
    cause,
  });
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
