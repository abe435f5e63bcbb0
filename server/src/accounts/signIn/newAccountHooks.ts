import { APIError } from 'better-auth/api';
import type { Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { accountHooks } from '../../operator/role/accountHooks.ts';
import { isNamed } from '../../operator/role/appoint.ts';
import { ensureOrganisation } from '../../organisations/ensureOrganisation.ts';
import { noteSignUpSource } from '../queries.ts';
import { clientAddressIn } from './clientAddress.ts';
import { admitNewAccount, signUpSourceOf } from './limitNewAccounts.ts';
import { newAccountsProblem } from './requestHooks.ts';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Of better-auth's endpoint; null where no request made the account. */
type Request = { readonly path?: string; readonly headers?: Headers | undefined } | null;

/**
 * What is done for every account that is made, by whatever way: its connection is counted and kept as a hash, and
 * where nobody vouches for its address, a link to confirm it is mailed. The sign-up itself goes on at once.
 */
export function newAccountHooks(
  options: Pick<Deps, 'db' | 'clock' | 'sending'> & { readonly operatorEmail: string | undefined },
) {
  const { db, clock, operatorEmail } = options;
  const { user } = accountHooks({ db, operatorEmail });
  return {
    ...user,
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
        await user.create.after(account);
        await ensureOrganisation(db, {
          userId: account.id,
          name: account.name,
          now: new Date(clock.nowMs()),
        });
        const address = clientAddressIn(request?.headers);
        if (address !== '') await noteSignUpSource(db, account.id, signUpSourceOf(address));
        // Who is named as operator gets a link of another kind.
        if (account.emailVerified || isNamed(account.email, operatorEmail)) return;
        await enqueue(db, 'mail-confirm-address', { userId: account.id });
      },
    },
  };
}
