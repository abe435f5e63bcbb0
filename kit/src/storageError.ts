import { AppError, type ErrorCode } from '@belldesk/contract/errors';

interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
}

const full: Problem = {
  code: 'storage-full',
  message: 'There is no space left on the server. Nothing was saved. Try again in a few minutes.',
};

const restarting: Problem = {
  code: 'busy',
  message: 'The service is restarting. Try again in a few seconds.',
};

/** Codes of the operating system (errno(3)) and of PostgreSQL (manual, appendix A). */
const problems: Readonly<Record<string, Problem>> = {
  ENOSPC: full,
  EDQUOT: full,
  // disk_full
  '53100': full,
  // out_of_memory, too_many_connections
  '53200': restarting,
  '53300': restarting,
  // admin_shutdown, crash_shutdown, cannot_connect_now
  '57P01': restarting,
  '57P02': restarting,
  '57P03': restarting,
};

/** As many causes of causes are looked at: drizzle wraps once, a verb perhaps once more. */
const MAX_DEPTH = 5;

/**
 * What a person is told when nothing could be written: that the disk is full, or that the database is on its way back.
 * @returns undefined where the error, and what caused it, is another
 */
export function storageErrorOf(error: unknown): AppError | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < MAX_DEPTH; depth += 1) {
    const problem = problemOf(cause);
    if (problem) return new AppError(problem.code, problem.message, { cause: error });
    cause = cause.cause;
  }
  return undefined;
}

function problemOf(error: Error): Problem | undefined {
  if (!('code' in error) || typeof error.code !== 'string') return undefined;
  // The database's socket is not there, or nobody listens on it.
  if ('syscall' in error && error.syscall === 'connect' && isSocketOfDatabase(error))
    return restarting;
  return Object.hasOwn(problems, error.code) ? problems[error.code] : undefined;
}

/** Node.js names the path of a Unix socket in `address`; other services are reached over TCP (`port`). */
function isSocketOfDatabase(error: Error): boolean {
  return (
    'address' in error &&
    typeof error.address === 'string' &&
    /\.s\.PGSQL\.\d+$/.test(error.address)
  );
}
