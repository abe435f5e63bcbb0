import type { Day } from '@belldesk/contract/time/days';
import { minuteOf } from '@belldesk/contract/time/minutes';
import { localOf } from '@belldesk/contract/time/zone';

/** Day and minute that the clocks of a zone show. */
export interface LocalMoment {
  readonly day: Day;
  readonly minute: number;
}

/** What the clock of the business shows at an instant. @param timeZone IANA */
export function localMoment(timeZone: string, instantMs: number): LocalMoment {
  const { date, time } = localOf(instantMs, timeZone);
  return { day: date, minute: minuteOf(time) };
}
