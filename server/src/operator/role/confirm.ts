import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import { requireUser } from '../../access/requireUser.ts';
import type { Ctx, Deps } from '../../context.ts';
import { lines } from '../../mail/lines.ts';
import type { Mail } from '../../mail/transport.ts';
import { grantNamed, keepRoleLink, takeRoleLink } from './queries.ts';

const LINK_HOLDS_MS = 7 * 24 * 60 * 60_000;
const TOKEN_BYTES = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The mail that makes the account of OPERATOR_EMAIL an operator; null where the account is gone. */
export async function operatorRoleMail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  publicUrl: string,
): Promise<Mail | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(clock.nowMs() + LINK_HOLDS_MS);
  const to = await db.transaction((tx) =>
    keepRoleLink(tx, { userId, tokenHash: hashOf(token), expiresAt }),
  );
  if (to === null) return null;
  return {
    to,
    subject: 'Open the operator console',
    text: lines(
      'This email address is set as the operator of this Belldesk, and an account was created with it.',
      '',
      'If you created the account, sign in and open this link:',
      `${publicUrl}/operator/confirm?token=${token}`,
      '',
      'It is valid for seven days and works once, for this account only. If you did not create',
      'the account, reset its password first, because someone else knows it.',
      `${publicUrl}/sign-in`,
    ),
  };
}

/**
 * Makes the one who is signed in an operator by the mailed link. It works for the account that it was
 * mailed to only, so that a program which opens links in mails changes nothing.
 * @throws AppError unauthenticated, not-found
 */
export async function confirmRole({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly token: string };
}): Promise<void> {
  const { id: userId } = requireUser(ctx, 'open the console');
  const now = new Date(ctx.clock.nowMs());
  await ctx.db.transaction(async (tx) => {
    if (!(await takeRoleLink(tx, { userId, tokenHash: hashOf(input.token), now }))) {
      throw new AppError('not-found', 'This link is not valid');
    }
    await grantNamed(tx, userId);
  });
}
