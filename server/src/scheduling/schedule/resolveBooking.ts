import type { DiaryEntry } from '@belldesk/contract/voice/tools';
import { isIdentifyingNumber, toE164 } from '../../customers/phoneNumber.ts';
import type { StandingBooking } from './queries.ts';

/** Whom and what a caller names when a booking of theirs is meant. */
export interface WhichBooking {
  readonly bookingId?: string | undefined;
  readonly name?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

export type FoundBooking =
  | { readonly kind: 'one'; readonly booking: StandingBooking }
  | { readonly kind: 'choices'; readonly choices: readonly StandingBooking[] }
  | { readonly kind: 'none' };

/** More would not be told apart by ear. */
const MOST_CHOICES = 4;

/** A name in small letters, without signs and titles. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/\b(?:mr|mrs|ms|miss|mister|dr)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Pat Low" is also "pat" and "Mrs Low": the words of the shorter name are all in the other. */
export function sameName(one: string, other: string): boolean {
  const words = plainName(one).split(' ');
  const others = plainName(other).split(' ');
  const [few, many] = words.length <= others.length ? [words, others] : [others, words];
  return few.every((word) => word !== '' && many.includes(word));
}

/** A number as bookings keep it: E.164 where it parses in the country of the business, else as it was said. */
export function storedNumber(
  number: string | null | undefined,
  country: string | null,
): string | null {
  return number ? (toE164(number, country) ?? number) : null;
}

/**
 * The booking that is meant, among those that stand. It is named by its id, or by a number it was made
 * with, or by its name and its day; never by a name alone, or anybody could undo it. Where only the
 * name differs, or several fit, the caller must choose.
 * @param caller the number of this call, which speaks for its bookings too
 */
export function resolveBooking(
  standing: readonly StandingBooking[],
  which: WhichBooking,
  caller: string | null,
  country: string | null,
): FoundBooking {
  const { bookingId, name, date, time } = which;
  if (bookingId !== undefined) {
    const booking = standing.find(({ id }) => id === bookingId);
    return booking ? { kind: 'one', booking } : { kind: 'none' };
  }
  const numbers = [which.phoneNumber, caller]
    .map((number) => storedNumber(number, country))
    .filter(isIdentifyingNumber);
  const onDay = standing.filter((booking) => date === undefined || booking.localDate === date);
  const atTime = onDay.filter((booking) => time === undefined || booking.localTime === time);
  // an hour remembered wrongly does not hide the booking of that day
  const fitting = atTime.length > 0 ? atTime : onDay;
  const named = (booking: StandingBooking) => name !== undefined && sameName(booking.name, name);
  const ofNumber = (booking: StandingBooking) =>
    [booking.phoneNumber, storedNumber(booking.caller, country)].some(
      (number) => number !== null && numbers.includes(number),
    );
  const theirs = fitting.filter(ofNumber);
  const sure = name === undefined ? theirs : theirs.filter(named);
  const byDay = date === undefined ? [] : fitting.filter(named);
  const likely = sure.length > 0 ? sure : byDay;
  const exact = time === undefined || atTime.length > 0;
  if (likely.length === 1 && likely[0] && exact) return { kind: 'one', booking: likely[0] };
  // who remembers another day hears what is booked under their number
  const anyDay = () => standing.filter(ofNumber);
  const choices = [likely, theirs].find((some) => some.length > 0) ?? anyDay();
  return choices.length > 0
    ? { kind: 'choices', choices: choices.slice(0, MOST_CHOICES) }
    : { kind: 'none' };
}

/** Those of a caller who is known by name and number. @param caller the number of this call */
export function findTheirs(
  standing: readonly StandingBooking[],
  who: { readonly name: string; readonly phoneNumber?: string | undefined },
  caller: string | null,
  country: string | null,
): readonly StandingBooking[] {
  const numbers = [who.phoneNumber, caller]
    .map((number) => storedNumber(number, country))
    .filter(isIdentifyingNumber);
  return standing.filter(
    (booking) =>
      sameName(booking.name, who.name) &&
      [booking.phoneNumber, storedNumber(booking.caller, country)].some(
        (number) => number !== null && numbers.includes(number),
      ),
  );
}

export function presentEntry(booking: StandingBooking): DiaryEntry {
  return {
    id: booking.id,
    service: booking.service,
    ...(booking.partySize === null ? {} : { partySize: booking.partySize }),
    date: booking.localDate,
    time: booking.localTime,
    name: booking.name,
  };
}
