import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import type { SpokenBooking } from './spokenBookings.ts';

/** Names that sound alike are written in several ways; below this share of common letters it is another name. */
const LEAST_ALIKE = 0.65;

/** Share of letters that two words have in common: 1 less their edit distance over the longer one's length. */
export function alikeness(one: string, other: string): number {
  const row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    let diagonal = row[0] as number;
    row[0] = at;
    for (let to = 1; to <= other.length; to++) {
      const above = row[to] as number;
      const change = one[at - 1] === other[to - 1] ? 0 : 1;
      row[to] = Math.min(above + 1, (row[to - 1] as number) + 1, diagonal + change);
      diagonal = above;
    }
  }
  return 1 - (row[other.length] as number) / Math.max(1, one.length, other.length);
}

/** Whether two names may be two ways to write the same sound. */
export const soundsLike = (one: string, other: string): boolean =>
  alikeness(lettersOf(one), lettersOf(other)) >= LEAST_ALIKE;

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, '');
/** The national part of a number, which every way of writing it ends with. */
const endOf = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

/**
 * What of a booking was heard wrong, by the names of what a caller wants; "no booking" where nothing was booked.
 * @param entries what is new in the calendar
 * @param date the day that was wanted, yyyy-mm-dd
 */
export function heardWrong(
  { wants }: Pick<SpokenBooking, 'wants'>,
  entries: readonly CalendarEntry[],
  date: string,
): string[] {
  const [entry, ...more] = entries.filter(({ status }) => status === 'booked');
  if (!entry) return ['no booking'];
  const wrong: string[] = more.length > 0 ? ['booked twice'] : [];
  if (entry.date !== date) wrong.push('day');
  if (entry.time !== wants.time) wrong.push('time');
  if (wants.party !== undefined && entry.partySize !== wants.party) wrong.push('party');
  if (wants.service !== undefined && entry.service !== wants.service) wrong.push('service');
  if (!soundsLike(entry.name, wants.name)) wrong.push('name');
  if (endOf(entry.phoneNumber ?? '') !== endOf(wants.phone)) wrong.push('phone');
  return wrong;
}
