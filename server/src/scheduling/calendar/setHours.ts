import type { OpeningTimes, SetOpeningTimesInput } from '@belldesk/contract/product/openingTimes';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { findCalendar } from '../availability/queries.ts';
import { checkVersion } from '../bookings/policy.ts';
import { holdLocation } from '../schedule/holdLocation.ts';
import { openingTimesOf } from './hours.ts';
import { writeHours } from './queries.ts';
import { tellReceptionists } from './tellReceptionists.ts';

/** Sets the opening hours; what is booked outside of them stays booked. @throws AppError unauthenticated, not-found, bad-input, conflict */
export async function setOpeningTimes({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SetOpeningTimesInput;
}): Promise<OpeningTimes> {
  const member = requireMember(ctx, 'set opening hours');
  return ctx.db.transaction(async (tx) => {
    const { organisationId } = member;
    const { id: locationId } = await holdLocation(tx, organisationId, input.locationId);
    const at = { organisationId, locationId };
    const calendar = await findCalendar(tx, at);
    checkVersion('The opening hours', input.version, calendar?.version ?? 0);
    await writeHours(tx, at, input);
    await tellReceptionists(tx, at);
    return openingTimesOf(tx, at);
  });
}
