import type { HouseContext } from '../context.ts';
import { spokenPhoneNumber } from '../hear/phoneNumbers.ts';
import { withArticle } from '../service.ts';
import { spokenDate, spokenTime } from './moments.ts';

export interface BookingRead {
  readonly service: string;
  readonly partySize?: number | undefined;
  readonly nights?: number | undefined;
  readonly date: string;
  readonly time: string;
  readonly name: string;
  readonly phone?: string | undefined;
  readonly notes?: string | undefined;
}

function people(size: number, service: string): string {
  if (service === 'table') return ` for ${size}`;
  return ` for ${size} ${size === 1 ? 'guest' : 'guests'}`;
}

/** What, for how many and when: "a table for 4 on Friday, November 27th at 7 pm". */
export function spokenBooking(booking: BookingRead, context: HouseContext): string {
  const size = booking.partySize === undefined ? '' : people(booking.partySize, booking.service);
  const what = `${withArticle(booking.service)}${size}`;
  const date = spokenDate(booking.date, context);
  const time = spokenTime(booking.time);
  if (booking.nights !== undefined) {
    const nights = `${booking.nights} ${booking.nights === 1 ? 'night' : 'nights'}`;
    return `${what}, ${nights} from ${date}, arriving at ${time}`;
  }
  return /^to(?:day|morrow)/.test(date)
    ? `${what} ${date}, at ${time}`
    : `${what} on ${date} at ${time}`;
}

/** Everything that will be committed, the number digit by digit. */
export function readBackBooking(booking: BookingRead, context: HouseContext): string {
  const about = booking.notes ? `, about: ${booking.notes}` : '';
  const phone = booking.phone
    ? `, phone number ${spokenPhoneNumber(booking.phone, context.country)}`
    : '';
  return `So that is ${spokenBooking(booking, context)}${about}, under the name ${booking.name}${phone}. Is that right?`;
}

/** The message as it will be written down. */
export function readBackMessage(
  message: string,
  name: string | undefined,
  phone: string | undefined,
  context: HouseContext,
): string {
  const from = name ? `, from ${name}` : '';
  const number = phone
    ? `${name ? ',' : ', with the'} number ${spokenPhoneNumber(phone, context.country)}`
    : '';
  return `Your message: ${message.replace(/[.!?\s]+$/, '')}${from}${number}. Is that right?`;
}
