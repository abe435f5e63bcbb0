import { DateTime } from 'luxon';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import type { HeardSlots } from './heardSlots.ts';

/** Names another week or a certain day of the month. */
const CERTAIN_DAY =
  /\b(?:next|this|following|coming|week|weeks|after|before|first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twentie|thirtie)th|\d+(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december)\b/u;
const OF_PEOPLE =
  /\b(?:people|persons?|guests?|of us|party|table|seats?|for|adults?|kids|children|more|fewer|less|not)\b/;

/** Says that what was read out is wrong: what is heard in it is new. */
const CORRECTS =
  /\b(?:no|nope|nah|not|but|except|actually|make it|change|said|meant|mean|instead|rather|wait|sorry|wrong|should)\b/;

/** Whether a weekday alone is the one of the day that was read out: "yes, Wednesday" means no other one. */
export function isSameWeekday(
  known: string | undefined,
  heard: string | undefined,
  words: string,
): boolean {
  if (known === undefined || heard === undefined || CERTAIN_DAY.test(words) || CORRECTS.test(words))
    return false;
  return DateTime.fromISO(known).weekday === DateTime.fromISO(heard).weekday;
}

/** From so many days on a weekday alone would not have meant the day that was read out: said on a Monday, Monday is seven ahead. */
const SURELY_ANOTHER_WEEK_DAYS = 8;
/** Of the day that is spoken of. */
const SAME_WEEK = /\b(?:(?:in|of) )?(?:that|the) (?:very )?same week\b|\bsame week\b/g;
/** "The Tuesday": the one beside the day that is spoken of. */
const THAT_WEEKDAY = /\bthe (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;

/**
 * Another weekday than the one that stands, without its week: in the week that is spoken of, where that is said or is
 * no longer the coming one. "The Thursday" of a Friday next week is the day before it.
 * @param today yyyy-mm-dd
 * @param isWeekNamed whether the known day was told with its week
 */
export function inTheSameWeek(
  known: string | undefined,
  heard: string | undefined,
  said: string,
  today: string,
  isWeekNamed = false,
): string | undefined {
  const words = said.replace(SAME_WEEK, ' ');
  if (known === undefined || heard === undefined || CERTAIN_DAY.test(words)) return heard;
  if (!WEEKDAY.test(words) || TODAY.test(words)) return heard;
  const stands = DateTime.fromISO(known, { zone: 'utc' });
  const ahead = stands.diff(DateTime.fromISO(today, { zone: 'utc' }), 'days').days;
  const isThatWeek = isWeekNamed || words !== said || THAT_WEEKDAY.test(words);
  if (ahead < SURELY_ANOTHER_WEEK_DAYS && !isThatWeek) return heard;
  const { weekday } = DateTime.fromISO(heard, { zone: 'utc' });
  const meant =
    stands
      .startOf('week')
      .plus({ days: weekday - 1 })
      .toISODate() ?? heard;
  return meant > today && meant !== known ? meant : heard;
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;
const TODAY = /\b(?:today|tonight|tomorrow|yesterday)\b/;

/** "Under Park", where it is Jo Park. */
function isPartOfName(known: string | undefined, heard: string | undefined): boolean {
  if (known === undefined || heard === undefined) return false;
  const words = known.toLowerCase().split(' ');
  return heard
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
}

/**
 * What was heard in the answer to a read-back, without what only says once more what was read out: the weekday
 * ("yep, Wednesday at two" of a Wednesday in two weeks), and the hour taken for a number of people ("eight works").
 */
export function withoutRestated(
  heard: HeardSlots,
  { asked, booking, caller }: AgentState,
  { words }: Utterance,
): HeardSlots {
  if (asked !== 'confirm-booking') return heard;
  const isName = isPartOfName(caller.name, heard.name) && !CORRECTS.test(words);
  const hour = booking.time?.hour;
  const isHour =
    heard.partySize !== undefined &&
    booking.partySize !== undefined &&
    heard.time === undefined &&
    hour !== undefined &&
    hour % 12 === heard.partySize % 12 &&
    !OF_PEOPLE.test(words) &&
    !CORRECTS.test(words);
  const isDay = isSameWeekday(booking.date, heard.date, words);
  return {
    ...heard,
    ...(isHour && { partySize: undefined }),
    ...(isDay && { date: booking.date }),
    ...(isName && { name: undefined }),
  };
}
