import { AppError } from '@belldesk/contract/errors';
import { ADDRESS_LINK_HOLDS_MS } from '@belldesk/contract/product/accountSettings';
import { requireUser } from '../../access/requireUser.ts';
import type { Ctx, Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { limitRate, type RateLimit } from '../../rateLimits/rateLimit.ts';
import { requireRoomForUnconfirmed } from '../../sending/admitUnconfirmed.ts';
import { isSecretOf, newLinkToken } from './mailedLink.ts';
import {
  dropAddressLink,
  findAccount,
  findAddressLink,
  keepAddressLink,
  setAddressConfirmed,
} from './queries.ts';

const asking: RateLimit = {
  name: 'confirm-address',
  max: 3,
  windowMs: 60 * 60_000,
  message:
    'We have sent the link several times. Check your inbox and spam folder, or try again in an hour.',
};

/**
 * Has the link that confirms one's own address mailed once more.
 * @throws AppError conflict where it is confirmed, too-many with the time when it is possible again, unauthenticated
 */
export async function askForConfirmation({ ctx }: { ctx: Ctx }) {
  const user = requireUser(ctx, 'confirm their address');
  const account = await findAccount(ctx.db, user.id);
  if (!account || account.emailVerified)
    throw new AppError('conflict', 'Your email address is already confirmed');
  await limitRate(ctx, asking, user.id);
  await requireRoomForUnconfirmed(ctx, user.email);
  await enqueue(ctx.db, 'mail', { template: 'confirm-address', id: user.id });
  return { asked: true as const };
}

/** The link that confirms an account's own address, which voids the one before; null where nothing is to confirm. */
export async function newAddressLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<{ readonly email: string; readonly token: string } | null> {
  const account = await findAccount(db, userId);
  if (!account || account.emailVerified) return null;
  const { token, hash } = newLinkToken(userId);
  const expiresAt = new Date(clock.nowMs() + ADDRESS_LINK_HOLDS_MS);
  const link = { email: account.email, tokenHash: hash, expiresAt };
  await db.transaction((tx) => keepAddressLink(tx, userId, link));
  return { email: account.email, token };
}

/** Confirms the address that an account has, by a link that was mailed to it; null where this is none such. */
export async function confirmOwn(
  tx: Transaction,
  { userId, secret }: { readonly userId: string; readonly secret: string },
  now: Date,
): Promise<string | null> {
  const link = await findAddressLink(tx, userId, now);
  if (!link || !isSecretOf(secret, link.tokenHash)) return null;
  // Of two who come at the same moment one drops it.
  if (!(await dropAddressLink(tx, userId))) return null;
  return (await setAddressConfirmed(tx, { userId, email: link.email, now })) ? link.email : null;
}
