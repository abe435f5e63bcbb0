import { AppError } from '@belldesk/contract/errors';
import type { TurnOffTwoFactorInput } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { endSessions } from '../../accounts/devices/queries.ts';
import { lockAccount } from '../../accounts/queries.ts';
import { dropTwoFactor } from '../../accounts/settings/queries.ts';
import { enqueue } from '../../jobs/queries.ts';
import { writeAudit } from '../audit/write.ts';

/**
 * Lets in by password alone who has lost the phone and the backup codes. It is written down with how the operator
 * made sure who asks; the account is signed out everywhere, and its owner told by mail.
 * @throws AppError not-found, conflict for one's own account and where it is off
 */
export async function turnOffTwoFactor({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: TurnOffTwoFactorInput;
}) {
  const { userId, reason } = input;
  // It would go past the password that the account page asks for.
  if (userId === ctx.operator.id)
    throw new AppError('conflict', 'Turn off your own two-factor sign-in on your account page.');
  await ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('not-found', 'Account not found');
    const { email: accountEmail } = account;
    await writeAudit(tx, ctx, { action: 'turned-off-two-factor', accountEmail, subject: reason });
    if (!(await dropTwoFactor(tx, userId)))
      throw new AppError('conflict', 'Two-factor sign-in is already off for this account.');
    await endSessions(tx, userId, null);
    await enqueue(tx, 'mail', { template: 'two-factor', id: userId, change: 'off-by-operator' });
  });
  return { done: true as const };
}
