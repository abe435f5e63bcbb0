export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';

const CRITERIA: readonly RegExp[] = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9\s]/, /.{8,}/s];
const WEAK_AT_MOST = 2;
const MEDIUM_AT_MOST = 4;

/** How many of five criteria a password meets: lower case, upper case, digit, symbol, eight characters. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  const met = CRITERIA.filter((criterion) => criterion.test(password)).length;
  if (met <= WEAK_AT_MOST) return 'weak';
  return met <= MEDIUM_AT_MOST ? 'medium' : 'strong';
}
