import type { DateTime } from 'luxon';
import type { HeardTime } from '../../nlu/entities/times.ts';

const FROM_NOW =
  /\bin (?<first>half an hour|an? hour and a half|an? hour|\d{1,3} (?:hours?|minutes?))(?:'?s?'? time| from now)?\b|\b(?<then>half an hour|an? hour and a half|an? hour|\d{1,3} (?:hours?|minutes?)) from now\b/;
/** A table is laid for a round hour, not for 7:13. */
const STEP_MINUTES = 15;

function minutesOf(words: string): number {
  const count = Number.parseInt(words, 10);
  if (words.startsWith('half')) return 30;
  if (Number.isNaN(count)) return words.includes('half') ? 90 : 60;
  return words.includes('hour') ? count * 60 : count;
}

export interface FromNow {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly time: HeardTime;
  readonly rest: string;
}

/** "In three hours", "an hour from now", on the next quarter of an hour. Takes text with digits for number words. */
export function hearFromNow(text: string, now: DateTime): FromNow | null {
  const found = FROM_NOW.exec(text);
  if (!found) return null;
  const exactly = minutesOf(found.groups?.first ?? found.groups?.then ?? '');
  const exact = now.plus({ minutes: exactly });
  const moment = exact
    .startOf('hour')
    .plus({ minutes: Math.ceil(exact.minute / STEP_MINUTES) * STEP_MINUTES });
  const date = moment.toISODate();
  if (!date) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return {
    date,
    time: { hour: moment.hour, minute: moment.minute, meridiem: 'exact' },
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
}
