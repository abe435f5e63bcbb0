import type { Database } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { findByEmail, grantFirst, grantNamed } from './queries.ts';

interface Appointing {
  readonly db: Database;
  /** OPERATOR_EMAIL; where it is set, the first account is one like any other. */
  readonly operatorEmail: string | undefined;
}

/** A new account: the first one of an installation becomes its operator, or the one that is named. */
export async function appointNewAccount(
  { db, operatorEmail }: Appointing,
  account: { readonly id: string; readonly email: string },
): Promise<void> {
  if (operatorEmail === undefined) return db.transaction((tx) => grantFirst(tx, account.id));
  if (isNamed(account.email, operatorEmail)) await appointNamed({ db, operatorEmail });
}

/**
 * The account of OPERATOR_EMAIL becomes operator once its address is confirmed: anybody could have typed
 * it in the sign-up form. Until then a link is mailed there.
 */
export async function appointNamed({ db, operatorEmail }: Appointing): Promise<void> {
  if (operatorEmail === undefined) return;
  const account = await findByEmail(db, operatorEmail.toLowerCase());
  if (!account || account.role === 'operator') return;
  if (account.emailVerified) await grantNamed(db, account.id);
  else
    await db.transaction((tx) =>
      enqueue(tx, 'mail', { template: 'operator-role', id: account.id }),
    );
}

export function isNamed(email: string, operatorEmail: string | undefined): boolean {
  return operatorEmail !== undefined && email.toLowerCase() === operatorEmail.toLowerCase();
}
