import { AppError } from '@belldesk/contract/errors';
import type { BusinessZone, SetBusinessZoneInput } from '@belldesk/contract/product/businessZone';
import { requireMember } from '../../../access/requireMember.ts';
import type { Ctx } from '../../../context.ts';
import type { Transaction } from '../../../db/client.ts';
import { lockAssistants, lockSchedule } from '../../../db/locks.ts';
import { announceSchedule } from '../../../events/queries.ts';
import { enqueue } from '../../../jobs/queries.ts';
import { findBusiness } from '../../availability/queries.ts';
import { moveToCome } from './moveToCome.ts';
import { countToCome, writeZone } from './queries.ts';

/**
 * Sets the zone by whose clock the business lives. What is to come keeps its time of day, what is over
 * its moment. Asked again, it changes nothing more.
 * @throws AppError unauthenticated, not-found, conflict
 */
export async function setBusinessZone({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SetBusinessZoneInput;
}): Promise<BusinessZone> {
  const member = requireMember(ctx, 'set the time zone');
  return ctx.db.transaction(async (tx) => {
    // First, so that a save of the assistant, which waits for the platform, keeps no booking waiting.
    await lockAssistants(tx, member.organisationId);
    await lockSchedule(tx, member.organisationId);
    const business = await findBusiness(tx, member.organisationId);
    if (!business) throw new AppError('not-found', 'There is no business yet');
    const nowMs = ctx.clock.nowMs();
    if (business.timeZone !== input.timeZone) {
      if (business.timeZone !== input.seen)
        throw new AppError(
          'conflict',
          'The time zone was changed in another window. Please look at it again.',
        );
      const change = { from: business.timeZone, to: input.timeZone };
      await moveToCome(tx, { organisationId: member.organisationId, nowMs }, change);
      await keepZone(tx, member.organisationId, input.timeZone);
    }
    const bookingsToCome = await countToCome(tx, member.organisationId, new Date(nowMs));
    return { timeZone: input.timeZone, bookingsToCome };
  });
}

/** The zone with all that hangs on it, and whoever has to be told. */
async function keepZone(tx: Transaction, organisationId: string, timeZone: string): Promise<void> {
  await writeZone(tx, organisationId, timeZone);
  await enqueue(tx, 'tell-hours', { organisationId });
  await enqueue(tx, 'answering', { organisationId });
  await announceSchedule(tx, organisationId);
}
