import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import { shiftBy } from '../../nlu/intents/movedTo.ts';
import type { ChangeDraft, Question } from '../../state.ts';
import { hearSlots } from '../booking/heard.ts';
import { inTheSameWeek } from '../booking/restated.ts';
import { resolveTime } from '../booking/time.ts';

type Target = Pick<ChangeDraft, 'newDate' | 'newTime'>;

/** When a booking stands, as far as it is known. */
export type Stands = Pick<ChangeDraft, 'date' | 'time'>;

const MINUTES_A_DAY = 1_440;
const SAME_WEEK = /\b(?:(?:in |of |on )?(?:the |that )?same week|(?:in|of) that week|that week)\b/g;
const SAME_DAY = /\bsame (?:day|night|date|evening|morning|afternoon)\b/;
const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];
/** "The Tuesday before it", "the Friday after": told from the day on which it stands. */
const BESIDE =
  /\b(?:the )?(?<day>mon|tues|wednes|thurs|fri|satur|sun)day (?<way>before|after)(?: (?:it|that|then|instead|this))?(?= (?!next)|$)/;
/** "The Sunday" is the one behind the day that was spoken of. */
const THAT_DAY =
  /\bthe (?:\p{L}+ (?:day|night) (?:instead )?(?:the )?)?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/u;

/** Where a booking shall go, by words that may tell it from when it stands: "an hour later", "the Thursday that same week". */
export function hearTarget(
  words: string,
  setting: { readonly raw: string; readonly asked: Question; readonly stands: Stands },
  context: AgentContext,
): Target & { readonly name?: string | undefined } {
  const { raw, asked, stands } = setting;
  const inWeek = words.replace(SAME_WEEK, ' ').replace(/\s+/g, ' ').trim();
  const goes = hearSlots(inWeek, { raw, asked, context, sized: false });
  const shift = shiftBy(inWeek);
  const shifted = shiftedFrom(inWeek, stands, context);
  const today = context.now.toFormat('yyyy-MM-dd');
  const staysInWeek = inWeek !== words && stands.date !== undefined && goes.date !== undefined;
  const date = SAME_DAY.test(words)
    ? undefined
    : staysInWeek
      ? weekdayOf(goes.date, stands.date, today)
      : inTheSameWeek(stands.date, goes.date, inWeek, today);
  return {
    newDate: beside(inWeek, stands, today) ?? shifted.newDate ?? behind(date, stands.date, words),
    newTime: shifted.newTime ?? (shift && shift.days === 0 ? undefined : goes.time),
    name: goes.name,
  };
}

/** The weekday of the one date in the week of the other. */
function weekdayOf(date = '', ofWeek = '', today = ''): string | undefined {
  const { weekday } = DateTime.fromISO(date, { zone: 'utc' });
  const meant = DateTime.fromISO(ofWeek, { zone: 'utc' })
    .startOf('week')
    .plus({ days: weekday - 1 })
    .toISODate();
  return meant !== null && meant >= today ? meant : date;
}

const DAYS_OF_A_WEEK = 7;

function beside(words: string, { date }: Stands, today: string): string | undefined {
  const { day, way } = BESIDE.exec(words)?.groups ?? {};
  if (!date || day === undefined) return undefined;
  const stands = DateTime.fromISO(date, { zone: 'utc' });
  const ahead = WEEKDAYS.indexOf(day) + 1 - stands.weekday;
  const days =
    way === 'before'
      ? ahead - (ahead >= 0 ? DAYS_OF_A_WEEK : 0)
      : ahead + (ahead <= 0 ? DAYS_OF_A_WEEK : 0);
  const meant = stands.plus({ days }).toISODate();
  return meant !== null && meant >= today ? meant : undefined;
}

function behind(
  date: string | undefined,
  stands: string | undefined,
  to: string,
): string | undefined {
  if (!date || !stands || date >= stands || !THAT_DAY.test(to)) return date;
  const sameWeek =
    DateTime.fromISO(date).startOf('week').toISODate() ===
    DateTime.fromISO(stands).startOf('week').toISODate();
  if (sameWeek) return date;
  const weeks = Math.ceil(DateTime.fromISO(stands).diff(DateTime.fromISO(date), 'weeks').weeks);
  return DateTime.fromISO(date).plus({ weeks }).toISODate() ?? date;
}

/** "An hour later": of an hour that was named; what is not known is asked. */
export function shiftedFrom(words: string, { date, time }: Stands, context: AgentContext): Target {
  const shift = shiftBy(words);
  if (!shift) return {};
  const { days, minutes } = shift;
  if (days !== 0)
    return date ? { newDate: DateTime.fromISO(date).plus({ days }).toISODate() ?? undefined } : {};
  if (!time) return {};
  const [hour = 0, minute = 0] = resolveTime(time, date, context).split(':').map(Number);
  const at = hour * 60 + minute + minutes;
  if (at < 0 || at >= MINUTES_A_DAY) return {};
  return { newTime: { hour: Math.floor(at / 60), minute: at % 60, meridiem: 'exact' } };
}
