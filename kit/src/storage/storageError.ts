import { AppError } from '@belldesk/contract/errors';

interface Problem {
  readonly code: 'storage-full' | 'busy';
  readonly message: string;
}

const full: Problem = {
  code: 'storage-full',
  message: 'There is no space left on the server. Nothing was saved. Try again in a few minutes.',
};

/** Codes of the operating system (errno(3)) and of PostgreSQL (manual, appendix A). */
const problems: Readonly<Record<string, Problem>> = {
  ENOSPC: full,
  EDQUOT: full,
  // disk_full
  '53100': full,
  // out_of_memory
  '53200': {
    code: 'busy',
    message: 'The server has no memory left for this. Try again in a few minutes.',
  },
};

/** As many causes of causes are looked at: drizzle wraps once, a verb perhaps once more. */
const MAX_DEPTH = 5;

/**
 * What a person is told when the server has no room for what they want.
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
  return Object.hasOwn(problems, error.code) ? problems[error.code] : undefined;
}
