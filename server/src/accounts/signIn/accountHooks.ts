import { APIError } from 'better-auth/api';
import type { Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { isSuspended, noteSignUpSource } from '../queries.ts';
import { clientAddressIn } from './clientAddress.ts';
import { admitNewAccount, signUpSourceOf } from './limitNewAccounts.ts';
import { newAccountsProblem } from './requestHooks.ts';

const SUSPENDED = 'This account is suspended. Please contact us, and we will look into it.';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** What other rooms do when something happens to an account, handed in at the start. */
export interface AccountEvents {
  /** An account was made, by whatever way. */
  made(account: Pick<Account, 'id' | 'name' | 'email'>): Promise<void>;
  /** The account has this address from now on, and has shown that it is its own. */
  addressConfirmed(email: string): Promise<void>;
  /** Whether a new account with this address is mailed a link elsewhere, so that none to confirm it is needed. */
  hasOwnLink(email: string): boolean;
}

/** Of better-auth's endpoint; null where no request made the account. */
type Request = { readonly path?: string; readonly headers?: Headers | undefined } | null;

/**
 * What is done for every account that is made, by whatever way: its connection is counted and kept as a hash, and
 * where nobody vouches for its address, a link to confirm it is mailed. The sign-up itself goes on at once. And nobody
 * signs in to a suspended account: that is looked at where a session would be made, after the password, so that only
 * its owner is told.
 */
export function accountHooks(
  options: Pick<Deps, 'db' | 'clock' | 'sending'> & { readonly events: AccountEvents },
) {
  const { db, events } = options;
  return {
    user: {
      create: {
        before: async (_account: object, request: Request) => {
          // Sign-ups by a form are counted before a password is hashed.
          if (request === null || request.path === '/sign-up/email') return;
          const waitMs = await admitNewAccount(options, clientAddressIn(request.headers));
          if (waitMs === 0) return;
          const message = newAccountsProblem(waitMs);
          throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY', message });
        },
        after: async (account: Account, request: Request) => {
          await events.made(account);
          const address = clientAddressIn(request?.headers);
          if (address !== '') await noteSignUpSource(db, account.id, signUpSourceOf(address));
          if (account.emailVerified || events.hasOwnLink(account.email)) return;
          await enqueue(db, 'mail', { template: 'confirm-address', id: account.id });
        },
      },
      update: {
        after: async ({ email, emailVerified }: Pick<Account, 'email' | 'emailVerified'>) => {
          if (emailVerified) await events.addressConfirmed(email);
        },
      },
    },
    session: {
      create: {
        before: async (session: { readonly userId: string }, request: Request) => {
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
