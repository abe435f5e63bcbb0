import type { OpenRange } from '@belldesk/contract/business/openingHours';
import type { Calendar, CalendarEntry } from '@belldesk/contract/product/bookings';
import type { OpenDay, OpenTimes } from '@belldesk/contract/product/openingTimes';
import { addDays } from '@belldesk/contract/time/days';
import { MINUTES_OF_DAY, timeOf } from '@belldesk/contract/time/minutes';
import { instantOfMinute } from '@belldesk/contract/time/zone';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { checkNamed } from '../../organisations/locations/policy.ts';
import { listLocations, listPlaces, zoneOf } from '../../organisations/locations/queries.ts';
import { whyNotTell } from '../../sending/limits.ts';
import { type BusinessHours, rangesOn } from '../availability/businessHours.ts';
import { readHours } from '../availability/readHours.ts';
import { entriesIn, inOrder } from './entries.ts';

export interface CalendarRange {
  /** First and last day, both included. */
  readonly from: string;
  readonly to: string;
  readonly withCancelled: boolean;
  /** Of this location alone. */
  readonly locationId?: string | undefined;
}

/**
 * What stands in the calendar from a day to another, of one location or of all, and when that one is open.
 * @throws AppError unauthenticated, not-found (of the location)
 */
export async function listCalendar({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: CalendarRange;
}): Promise<Calendar> {
  const { organisationId } = requireMember(ctx, 'see bookings');
  const { locationId } = input;
  await checkNamed(ctx.db, { organisationId, locationId });
  const [oldest, ...others] = await listLocations(ctx.db, organisationId);
  if (!oldest) throw new Error('a business without a location');
  const shown = locationId ?? (others.length === 0 ? oldest.id : null);
  const hours =
    shown === null ? null : await readHours(ctx.db, { organisationId, locationId: shown });
  const days: OpenDay[] = [];
  for (let date = input.from; date <= input.to; date = addDays(date, 1))
    days.push(openDayOf(hours, date));
  const entries = await entriesOnDays(ctx.db, organisationId, input);
  const refusal = await whyNotTell(ctx.db, ctx.sending, {
    organisationId,
    nowMs: ctx.clock.nowMs(),
  });
  const cannotTell = refusal && {
    why: refusal.why,
    opensAt: refusal.opensAt?.toISOString() ?? null,
  };
  const timeZone = hours?.timeZone ?? zoneOf(oldest);
  const canText = ctx.texts !== null;
  return { locationId: shown, timeZone, entries, days, canText, cannotTell };
}

/** The entries that touch these days, each by the clock of its location; those of removed ones too where all are asked for. */
async function entriesOnDays(
  db: Executor,
  organisationId: string,
  { from, to, withCancelled, locationId }: CalendarRange,
): Promise<CalendarEntry[]> {
  const places = await listPlaces(db, organisationId);
  const byZone = new Map<string, string[]>();
  for (const place of places)
    if (locationId === undefined || place.id === locationId)
      byZone.set(zoneOf(place), [...(byZone.get(zoneOf(place)) ?? []), place.id]);
  const entries: CalendarEntry[] = [];
  for (const [timeZone, locationIds] of byZone) {
    const window = {
      organisationId,
      locationIds,
      from: new Date(instantOfMinute(from, 0, timeZone)),
      to: new Date(instantOfMinute(addDays(to, 1), 0, timeZone)),
      withCancelled,
    };
    entries.push(...(await entriesIn(db, window)));
  }
  return entries.toSorted(inOrder);
}

/** @param hours null where several locations are shown, each with its own */
function openDayOf(hours: BusinessHours | null, date: string): OpenDay {
  if (hours === null) return { date, ranges: null, exception: null };
  return {
    date,
    ranges: rangesOn(hours, date)?.map(openTimesOf) ?? null,
    exception: hours.exceptions.get(date)?.name ?? null,
  };
}

/** Minutes of the day as the calendar writes them; midnight at its end is 24:00. */
export function openTimesOf({ fromMinute, toMinute }: OpenRange): OpenTimes {
  return {
    from: timeOf(fromMinute % MINUTES_OF_DAY),
    to: toMinute === MINUTES_OF_DAY ? '24:00' : timeOf(toMinute % MINUTES_OF_DAY),
  };
}
