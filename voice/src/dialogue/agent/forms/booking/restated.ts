import { DateTime } from 'luxon';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import type { HeardSlots } from './heard.ts';

/** Names another week or a certain day of the month. */
const CERTAIN_DAY =
  /\b(?:next|this|following|coming|week|weeks|after|before|first|second|third|\p{L}*th|\d+(?:st|nd|rd|th)?|january|february|march|april|may|june|july|august|september|october|november|december)\b/u;
const OF_PEOPLE =
  /\b(?:people|persons?|guests?|of us|party|table|seats?|for|adults?|kids|children|more|fewer|less|not)\b/;

/** Says that what was read out is wrong: what is heard in it is new. */
const CORRECTS =
  /\b(?:no|nope|nah|not|actually|make it|change|said|meant|mean|instead|rather|wait|sorry|wrong|should)\b/;

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

/**
 * What was heard in the answer to a read-back, without what only says once more what was read out: the weekday
 * ("yep, Wednesday at two" of a Wednesday in two weeks), and the hour taken for a number of people ("eight works").
 */
export function withoutRestated(
  heard: HeardSlots,
  { asked, booking }: AgentState,
  { words }: Utterance,
): HeardSlots {
  if (asked !== 'confirm-booking') return heard;
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
  };
}
