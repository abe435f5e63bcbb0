import { BOOK_APPOINTMENT, bookAppointmentArguments } from '@belldesk/contract/voice/tools';
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
