import type { OpenRange } from '@belldesk/contract/business/openingHours';
import type { Calendar } from '@belldesk/contract/product/bookings';
import type { OpenDay, OpenTimes } from '@belldesk/contract/product/openingTimes';
import { addDays } from '@belldesk/contract/time/days';
import { timeOf } from '@belldesk/contract/time/minutes';
import { instantOfMinute } from '@belldesk/contract/time/zone';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { whyNotTell } from '../../sending/limits.ts';
import { type BusinessHours, rangesOn } from '../availability/businessHours.ts';
import { readHours } from '../availability/readHours.ts';
import { entriesIn } from './entries.ts';

export interface CalendarRange {
  /** First and last day, both included. */
  readonly from: string;
  readonly to: string;
  readonly withCancelled: boolean;
}

/** What stands in the calendar from a day to another, and when the business is open. @throws AppError unauthenticated */
export async function listCalendar({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: CalendarRange;
}): Promise<Calendar> {
  const member = requireMember(ctx, 'see bookings');
  const hours = await readHours(ctx.db, member.organisationId);
  const { timeZone } = hours;
  const window = {
    organisationId: member.organisationId,
    from: new Date(instantOfMinute(input.from, 0, timeZone)),
    to: new Date(instantOfMinute(addDays(input.to, 1), 0, timeZone)),
    withCancelled: input.withCancelled,
  };
  const days: OpenDay[] = [];
  for (let date = input.from; date <= input.to; date = addDays(date, 1))
    days.push(openDayOf(hours, date));
  const entries = await entriesIn(ctx.db, window, timeZone);
  const refusal = await whyNotTell(ctx.db, ctx.sending, {
    organisationId: member.organisationId,
    nowMs: ctx.clock.nowMs(),
  });
  const cannotTell = refusal && {
    why: refusal.why,
    opensAt: refusal.opensAt?.toISOString() ?? null,
  };
  return { timeZone, entries, days, canText: ctx.texts !== null, cannotTell };
}

function openDayOf(hours: BusinessHours, date: string): OpenDay {
  return {
    date,
    ranges: rangesOn(hours, date)?.map(openTimesOf) ?? null,
    exception: hours.exceptions.get(date)?.name ?? null,
  };
}

/** Minutes of the day as the calendar writes them; midnight at its end is 24:00. */
export function openTimesOf({ fromMinute, toMinute }: OpenRange): OpenTimes {
  return {
    from: timeOf(fromMinute % 1_440),
    to: toMinute === 1_440 ? '24:00' : timeOf(toMinute % 1_440),
  };
}
