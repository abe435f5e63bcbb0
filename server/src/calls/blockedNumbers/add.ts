import { AppError } from '@belldesk/contract/errors';
import {
  type BlockedNumber,
  MOST_BLOCKED_NUMBERS,
} from '@belldesk/contract/product/blockedNumbers';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { toE164 } from '../../customers/phoneNumber.ts';
import { enqueue } from '../../jobs/queries.ts';
import { findCountry } from '../../organisations/locations/queries.ts';
import { presentBlocked } from './presenter.ts';
import { countBlocked, findBlocked, insertBlocked } from './queries.ts';

const NO_NUMBER = 'Please enter a phone number with its country code, such as +44 20 7946 0018.';

/**
 * Refuses a caller from now on. A number that is blocked already stays so.
 * @throws AppError unauthenticated, bad-input, conflict (the list is full)
 */
export async function addBlockedNumber({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly number: string };
}): Promise<BlockedNumber> {
  const member = requireMember(ctx, 'block a number');
  const number = toE164(input.number, await findCountry(ctx.db, member.organisationId));
  if (number === null) {
    const fields = [{ field: 'number', message: NO_NUMBER }];
    throw new AppError('bad-input', NO_NUMBER, { fields });
  }
  const whose = { organisationId: member.organisationId, number };
  return ctx.db.transaction(async (tx) => {
    const before = await findBlocked(tx, whose);
    if (before) return presentBlocked(before);
    if ((await countBlocked(tx, member.organisationId)) >= MOST_BLOCKED_NUMBERS) {
      throw new AppError(
        'conflict',
        `You can block up to ${MOST_BLOCKED_NUMBERS} numbers. Unblock one first.`,
      );
    }
    const made = await insertBlocked(tx, { ...whose, createdAt: new Date(ctx.clock.nowMs()) });
    const row = made ?? (await findBlocked(tx, whose));
    if (!row) throw new Error('a number was neither blocked nor found blocked');
    await enqueue(tx, 'refuse-callers', { organisationId: member.organisationId });
    return presentBlocked(row);
  });
}
