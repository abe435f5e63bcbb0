import type { OpeningTimes, SetOpeningTimesInput } from '@belldesk/contract/product/openingTimes';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockSchedule } from '../../db/locks.ts';
import { announceSchedule } from '../../events/queries.ts';
import { enqueue } from '../../jobs/queries.ts';
import { findCalendar } from '../availability/queries.ts';
import { checkVersion } from '../bookings/policy.ts';
import { openingTimesOf } from './hours.ts';
import { writeHours } from './queries.ts';

/** Sets the opening hours; what is booked outside of them stays booked. @throws AppError unauthenticated, conflict */
export async function setOpeningTimes({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SetOpeningTimesInput;
}): Promise<OpeningTimes> {
  const member = requireMember(ctx, 'set opening hours');
  return ctx.db.transaction(async (tx) => {
    await lockSchedule(tx, member.organisationId);
    const calendar = await findCalendar(tx, member.organisationId);
    checkVersion('The opening hours', input.version, calendar?.version ?? 0);
    await writeHours(tx, member.organisationId, input);
    await enqueue(tx, 'tell-hours', { organisationId: member.organisationId });
    await announceSchedule(tx, member.organisationId);
    return openingTimesOf(tx, member.organisationId);
  });
}
