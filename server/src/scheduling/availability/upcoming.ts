import { addDays } from '@belldesk/contract/time/days';
import { instantOfMinute } from '@belldesk/contract/time/zone';
import type { Executor } from '../../db/client.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';
import { openSpans } from './businessHours.ts';
import { NEARBY_DAYS } from './freeTimes.ts';
import type { ScheduleSnapshot, SlotRequest } from './plan.ts';
import { listHeld } from './queries.ts';
import { readHours } from './readHours.ts';

/** The longest that anything is held, nights included. */
const LONGEST_DAYS = 31;

/** Which location's calendar, and when it is asked. */
export interface CalendarOf extends LocationKey {
  readonly nowMs: number;
}

/** The calendar as it stands around a day, as far as it can touch this request or one near by. */
export async function readStanding(
  db: Executor,
  calendar: CalendarOf,
  what: { slotRequest: Pick<SlotRequest, 'units'>; date: string; exceptId?: string | null },
): Promise<ScheduleSnapshot & { source: 'calendar' | 'words' | 'none' }> {
  const hours = await readHours(db, calendar);
  const { timeZone, source } = hours;
  const first = addDays(what.date, -1);
  const last = addDays(what.date, NEARBY_DAYS + LONGEST_DAYS);
  const held = await listHeld(db, {
    resourceIds: [...new Set(what.slotRequest.units.map(({ resourceId }) => resourceId))],
    span: {
      startMs: instantOfMinute(first, 0, timeZone),
      endMs: instantOfMinute(last, 0, timeZone),
    },
    exceptId: what.exceptId ?? null,
  });
  const open = openSpans(hours, first, addDays(what.date, NEARBY_DAYS + 8));
  return { timeZone, source, open, held, nowMs: calendar.nowMs };
}
