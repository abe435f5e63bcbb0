import type { DateTime } from 'luxon';
import type { Candidate } from '../../spans/candidate.ts';
import type { HeardTime } from './times.ts';

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
}

/** "In three hours", "an hour from now", on the next quarter of an hour. Takes text with digits for number words. */
export function fromNowIn(text: string, now: DateTime): Candidate<FromNow>[] {
  const found = FROM_NOW.exec(text);
  if (!found) return [];
  const exactly = minutesOf(found.groups?.first ?? found.groups?.then ?? '');
  const exact = now.plus({ minutes: exactly });
  const moment = exact
    .startOf('hour')
    .plus({ minutes: Math.ceil(exact.minute / STEP_MINUTES) * STEP_MINUTES });
  const date = moment.toISODate();
  if (!date) return [];
  const time = { hour: moment.hour, minute: moment.minute, meridiem: 'exact' as const };
  const to = found.index + found[0].length;
  return [{ value: { date, time }, evidence: 'explicit', from: found.index, to }];
}
