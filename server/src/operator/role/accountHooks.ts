import { APIError } from 'better-auth/api';
import type { Database } from '../../db/client.ts';
import { isSuspended } from '../accounts/queries.ts';
import { appointNamed, appointNewAccount, isNamed } from './appoint.ts';

export const SUSPENDED =
  'This account is suspended. Please write to us on the contact page, and we will look into it.';

/**
 * What the console has to do with accounts: who becomes operator, and that nobody signs in to a suspended
 * account. The latter comes where a session would be made, after the password: only its owner is told.
 */
export function accountHooks(options: {
  readonly db: Database;
  readonly operatorEmail: string | undefined;
}) {
  const { db, operatorEmail } = options;
  return {
    user: {
      create: {
        after: (user: { readonly id: string; readonly email: string }) =>
          appointNewAccount(options, user),
      },
      update: {
        after: async (user: { readonly email: string; readonly emailVerified: boolean }) => {
          if (user.emailVerified && isNamed(user.email, operatorEmail)) await appointNamed(options);
        },
      },
    },
    session: {
      create: {
        before: async (
          session: { readonly userId: string },
          request: { readonly path?: string } | null,
        ) => {
          // A new account is not suspended; and its sign-up holds one connection already: where many come at once, each
          // would wait for another one's second.
          if (request?.path === '/sign-up/email') return;
          if (!(await isSuspended(db, session.userId))) return;
          throw new APIError('FORBIDDEN', { code: 'ACCOUNT_SUSPENDED', message: SUSPENDED });
        },
      },
    },
  };
}
