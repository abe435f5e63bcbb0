import type { Day } from './days.ts';
import { minuteOf } from './minutes.ts';

/** Day and minute that the clocks of a zone show. */
export interface LocalMoment {
  readonly day: Day;
  readonly minute: number;
}

/** What the clock of the business shows at an instant. @param timeZone IANA */
export function localMoment(timeZone: string, instantMs: number): LocalMoment {
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(instantMs);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    shown.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: minuteOf(`${part('hour')}:${part('minute')}`),
  };
}
