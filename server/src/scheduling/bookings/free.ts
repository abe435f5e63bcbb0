import type { FreeTimes } from '@belldesk/contract/product/bookings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { freeTimesOn } from '../availability/freeTimes.ts';
import { findBookable } from '../availability/queries.ts';
import { slotRequestFor, underHours } from '../availability/request.ts';
import { readStanding } from '../availability/upcoming.ts';
import { noSuchBooking, noSuchService } from './policy.ts';
import { findBooking } from './queries.ts';

/** Every hour of a day at which a service is free. @throws AppError unauthenticated, not-found */
export async function findFreeTimes({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: {
    readonly serviceId: string;
    readonly partySize: number | null;
    readonly date: string;
    readonly exceptId: string | null;
  };
}): Promise<FreeTimes> {
  const member = requireMember(ctx, 'see free times');
  const { serviceId, partySize, date, exceptId } = input;
  const service = await findBookable(ctx.db, {
    id: serviceId,
    organisationId: member.organisationId,
  });
  if (!service) throw noSuchService();
  const moved =
    exceptId === null
      ? null
      : await findBooking(ctx.db, { id: exceptId, organisationId: member.organisationId });
  if (exceptId !== null && moved?.booking.locationId !== service.locationId) throw noSuchBooking();
  const slotRequest = slotRequestFor(service, { partySize, notes: moved?.booking.notes });
  const { organisationId, locationId } = service;
  const calendar = { organisationId, locationId, nowMs: ctx.clock.nowMs() };
  const standing = await readStanding(ctx.db, calendar, { slotRequest, date, exceptId });
  const { times, problem } = freeTimesOn(
    standing,
    underHours(slotRequest, service.name, standing.source),
    date,
  );
  return { timeZone: standing.timeZone, times: [...times], problem };
}
