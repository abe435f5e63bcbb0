import { AppError } from '@belldesk/contract/errors';
import {
  type ChangeEmailInput,
  type ConfirmEmailInput,
  EMAIL_LINK_HOLDS_MS,
  EMAIL_LINK_PROBLEM,
} from '@belldesk/contract/product/accountSettings';
import { requireUser } from '../../access/requireUser.ts';
import type { Ctx, Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/uniqueViolation.ts';
import { enqueue } from '../../jobs/queries.ts';
import { limitRate, type RateLimit } from '../../rateLimits/rateLimit.ts';
import { dropResetLinks, findUserIdByEmail } from '../queries.ts';
import { checkPassword } from './checkPassword.ts';
import { confirmOwn } from './confirmAddress.ts';
import { isSecretOf, newLinkToken, readLinkToken } from './mailedLink.ts';
import {
  dropAddressLink,
  dropEmailChange,
  findEmailChange,
  findPasswordHash,
  keepEmailChange,
  keepFormerEmail,
  lockUser,
  setEmail,
} from './queries.ts';

const HOUR_MS = 60 * 60_000;
const TELL_WITHIN_MS = 7 * 24 * HOUR_MS;

const asking: RateLimit = {
  name: 'email-change',
  max: 5,
  windowMs: HOUR_MS,
  message: 'Too many email address changes. Please try again in an hour.',
};
/** Of the new address, whoever asks: it would be mailed by as many accounts as somebody makes. */
const mailing: RateLimit = { ...asking, name: 'email-change-to' };
const confirming: RateLimit = {
  name: 'email-change-link',
  max: 60,
  windowMs: HOUR_MS,
  message: 'Too many attempts from your network. Please try again in an hour.',
};

/**
 * Has a link mailed to a new address; nothing changes before it is followed. Whether somebody else has the
 * address is told to nobody but the one who reads its mail.
 * @throws AppError bad-input, too-many, unauthenticated
 */
export async function requestEmailChange({ ctx, input }: { ctx: Ctx; input: ChangeEmailInput }) {
  const user = requireUser(ctx, 'change their address');
  const email = input.email.toLowerCase();
  if (email === user.email) {
    const message = 'This is already your email address';
    throw new AppError('bad-input', message, { fields: [{ field: 'email', message }] });
  }
  if ((await findPasswordHash(ctx.db, user.id)) === null)
    throw new AppError('conflict', 'Set a password before you change your email address');
  await checkPassword(ctx, user.id, input.currentPassword);
  await limitRate(ctx, asking, user.id);
  await limitRate(ctx, mailing, email);
  const expiresAt = new Date(ctx.clock.nowMs() + EMAIL_LINK_HOLDS_MS);
  await ctx.db.transaction(async (tx) => {
    await keepEmailChange(tx, user.id, { email, tokenHash: null, expiresAt });
    await enqueue(tx, 'mail', { template: 'email-change', id: user.id });
  });
  return { asked: true as const };
}

/** The link to a new address, which voids the one before; null where nothing waits, or another account has it. */
export async function newEmailLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<{ readonly email: string; readonly token: string } | null> {
  const waiting = await findEmailChange(db, userId, new Date(clock.nowMs()));
  if (!waiting || (await findUserIdByEmail(db, waiting.email)) !== null) return null;
  const { token, hash: tokenHash } = newLinkToken(userId);
  const expiresAt = new Date(clock.nowMs() + EMAIL_LINK_HOLDS_MS);
  await db.transaction((tx) =>
    keepEmailChange(tx, userId, { email: waiting.email, tokenHash, expiresAt }),
  );
  return { email: waiting.email, token };
}

/**
 * Confirms an address by a mailed link, and uses the link up: the account's own, or another one that becomes it; then
 * the old address is told, and links for a new password that wait there are void.
 * @throws AppError bad-input when the link does not hold, conflict when somebody has taken the address, too-many
 */
export async function confirmEmail({ ctx, input }: { ctx: Ctx; input: ConfirmEmailInput }) {
  await limitRate(ctx, confirming);
  const link = readLinkToken(input.token);
  if (link === null) throw new AppError('bad-input', EMAIL_LINK_PROBLEM);
  const now = new Date(ctx.clock.nowMs());
  const email = await ctx.db.transaction(async (tx) => {
    await lockUser(tx, link.userId);
    return (await confirmOwn(tx, link, now)) ?? (await changeTo(tx, link, now));
  });
  if (email === null) throw new AppError('bad-input', EMAIL_LINK_PROBLEM);
  return { email };
}

async function changeTo(
  tx: Transaction,
  { userId, secret }: { userId: string; secret: string },
  now: Date,
): Promise<string | null> {
  const waiting = await findEmailChange(tx, userId, now);
  if (!waiting?.tokenHash || !isSecretOf(secret, waiting.tokenHash)) return null;
  // Of two who come at the same moment one drops it.
  if (!(await dropEmailChange(tx, userId))) return null;
  const former = await takeEmail(tx, { userId, email: waiting.email, now });
  if (former === null) return null;
  await dropResetLinks(tx, userId);
  await dropAddressLink(tx, userId);
  const expiresAt = new Date(now.getTime() + TELL_WITHIN_MS);
  const noticeId = await keepFormerEmail(tx, { email: former, expiresAt });
  await enqueue(tx, 'mail', { template: 'email-changed', id: noticeId });
  return waiting.email;
}

async function takeEmail(tx: Transaction, change: Parameters<typeof setEmail>[1]) {
  const taken = 'Another account uses this email address';
  if ((await findUserIdByEmail(tx, change.email)) !== null) throw new AppError('conflict', taken);
  try {
    return await setEmail(tx, change);
  } catch (cause) {
    // Somebody has taken it since: the database keeps it to one.
    throw isUniqueViolation(cause) ? new AppError('conflict', taken) : cause;
  }
}
