import type { SessionUser } from './account.ts';

/**
 * The name shown for a user: full name, else the email before the at-sign, else "User". It stands apart from
 * the shapes, so that a public page that shows a name fetches no validator.
 */
export function displayName(user: Pick<SessionUser, 'fullName' | 'email'>): string {
  return user.fullName.trim() || user.email.split('@')[0] || 'User';
}
