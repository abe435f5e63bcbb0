import { weekdayOf } from '@belldesk/contract/time/days';
import { BOOK_APPOINTMENT, bookAppointmentArguments } from '@belldesk/contract/voice/tools';
import type { HeardTime } from '../../nlu/entities/moments/times.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import type { AgentState, BookingDraft } from '../../state.ts';

const SAME_PEOPLE =
  /\bsame (?:number of |amount of |group of )?(?:people|party|group|guests|size|persons)\b|\bsame (?:again|for everything)\b/;
const SAME_DAY = /\bsame (?:day|date|evening|night|morning|afternoon)\b/;
const SAME_TIME = /\bsame (?:time|hour)\b/;

/** What "for the same people, the same day" tells, out of the booking made last in this call. */
export function sameAsBooked(words: string, { toolCalls, lastBooked }: AgentState): BookingDraft {
  const last = Object.values(toolCalls).findLast(({ name }) => name === BOOK_APPOINTMENT);
  const read = bookAppointmentArguments.safeParse(last?.arguments);
  if (!lastBooked || !read.success || !/\bsame\b/.test(words)) return {};
  const { partySize, date, time, service } = read.data;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return {
    service,
    ...(SAME_PEOPLE.test(words) && partySize !== undefined && { partySize }),
    ...(SAME_DAY.test(words) && { date }),
    ...(SAME_TIME.test(words) && { time: { hour, minute, meridiem: 'exact' as const } }),
  };
}

/** "The same Friday", "that Thursday", "same day". */
const THAT_DAY =
  /\b(?:same|that) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day)\b(?! (?:next|after|before|week))/;
/** "Six as well". */
const HOUR_TOO = /\b(?<hour>\d{1,2})(?: o'?clock)? (?:as well|too|also)\b/;

/**
 * The day and the hour of the booking made last in this call, where the wish for another one is of the same.
 * @param heard yyyy-mm-dd that was heard in the words
 */
export function momentAsBooked(
  words: string,
  heard: string | undefined,
  { flow, lastBooked }: AgentState,
): { readonly date?: string; readonly time?: HeardTime } {
  if (flow !== 'none' || !lastBooked) return {};
  const { date, time } = lastBooked;
  const isSameDay = heard === undefined || weekdayOf(heard) === weekdayOf(date);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const too = Number(HOUR_TOO.exec(digitsForWords(words))?.groups?.hour);
  const isSameTime = SAME_TIME.test(words) || too % 12 === hour % 12;
  return {
    ...(THAT_DAY.test(words) && isSameDay && { date }),
    ...(isSameTime && { time: { hour, minute, meridiem: 'exact' as const } }),
  };
}
