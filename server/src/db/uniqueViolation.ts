/** PostgreSQL, Appendix A. */
const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a row because another one has what may be there once. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true;
  return false;
}
