import type { AtLocation } from '@belldesk/contract/product/locations';
import type { OpeningTimes } from '@belldesk/contract/product/openingTimes';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { resolveLocation } from '../../organisations/locations/policy.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';
import { findCalendar } from '../availability/queries.ts';
import { readHours } from '../availability/readHours.ts';
import { openTimesOf } from '../bookings/list.ts';

/** When a location is open, and how that is known. @throws AppError unauthenticated, not-found, bad-input */
export async function readOpeningTimes({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AtLocation;
}): Promise<OpeningTimes> {
  const { organisationId } = requireMember(ctx, 'see opening hours');
  const { id } = await resolveLocation(ctx.db, organisationId, input?.locationId);
  return openingTimesOf(ctx.db, { organisationId, locationId: id });
}

export async function openingTimesOf(db: Executor, at: LocationKey): Promise<OpeningTimes> {
  const hours = await readHours(db, at);
  const calendar = await findCalendar(db, at);
  return {
    locationId: at.locationId,
    timeZone: hours.timeZone,
    source: hours.source,
    week: [...(hours.week ?? [])]
      .toSorted(([a], [b]) => a - b)
      .map(([weekday, ranges]) => ({ weekday, ranges: ranges.map(openTimesOf) })),
    exceptions: [...hours.exceptions.values()],
    version: calendar?.version ?? 0,
  };
}
