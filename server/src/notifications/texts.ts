import { toE164 } from '../customers/phoneNumber.ts';
import { lines, oneLine } from '../mail/lines.ts';
import type { Mail } from '../mail/transport.ts';
import { mailTemplate } from './mailTemplate.ts';
import {
  type findAssistantForMail,
  findBookingForMail,
  findChangeForMail,
  findOrderForMail,
} from './queries.ts';

type Found<F extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<F>>>;

/** Where the call is read; the log, where it has no page. */
export function pageOfCall(publicUrl: string, callRowId: string | null): string {
  return `${publicUrl}/my-assistant/calls${callRowId === null ? '' : `/${callRowId}`}`;
}

/** Tells the owner of a booking. */
export function bookingMail(found: Found<typeof findBookingForMail>, publicUrl: string): Mail {
  const { booking, caller } = found;
  return {
    to: found.email,
    subject: oneLine(`New booking: ${booking.service}, ${booking.localDate} ${booking.localTime}`),
    text: lines(
      'Your assistant took a booking.',
      '',
      `What: ${booking.service}`,
      booking.partySize !== null && `Party size: ${booking.partySize}`,
      `When: ${booking.localDate} ${booking.localTime} (${booking.timeZone})`,
      `Name: ${booking.name}`,
      `Number: ${booking.phoneNumber ?? caller ?? 'not given'}`,
      booking.notes !== null && `Notes: ${booking.notes}`,
      '',
      `The call: ${pageOfCall(publicUrl, found.callRowId)}`,
    ),
  };
}

/** Tells the owner of a booking that was cancelled or moved. */
export function changeMail(found: Found<typeof findChangeForMail>, publicUrl: string): Mail {
  const { change, booking, caller } = found;
  const was = `${change.localDate} ${change.localTime}`;
  const isMoved = change.kind === 'moved';
  const now = isMoved ? `${change.newLocalDate} ${change.newLocalTime}` : 'cancelled';
  return {
    to: found.email,
    subject: oneLine(
      isMoved
        ? `Booking moved: ${booking.service}, ${was} to ${now}`
        : `Booking cancelled: ${booking.service}, ${was}`,
    ),
    text: lines(
      `A caller ${isMoved ? 'moved' : 'cancelled'} a booking.`,
      '',
      `What: ${booking.service}`,
      booking.partySize !== null && `Party size: ${booking.partySize}`,
      `Before: ${was} (${booking.timeZone})`,
      `Now: ${now}`,
      `Name: ${booking.name}`,
      `Number: ${booking.phoneNumber ?? caller ?? 'not given'}`,
      '',
      `The call: ${pageOfCall(publicUrl, found.callRowId)}`,
    ),
  };
}

/** Tells the owner of an order. */
export function orderMail(found: Found<typeof findOrderForMail>, publicUrl: string): Mail {
  const { order, caller } = found;
  return {
    to: found.email,
    subject: oneLine(`New order for pickup: ${order.localDate} ${order.localTime}`),
    text: lines(
      'Your assistant took an order.',
      '',
      ...order.items.map(({ name, quantity }) => `${quantity} x ${name}`),
      '',
      `Pickup: ${order.localDate} ${order.localTime} (${order.timeZone})`,
      `Name: ${order.name}`,
      `Number: ${order.phoneNumber ?? caller ?? 'not given'}`,
      order.notes !== null && `Notes: ${order.notes}`,
      '',
      `The call: ${pageOfCall(publicUrl, found.callRowId)}`,
    ),
  };
}

/** Tells the operator that an assistant was published and waits for a telephone number. */
export function numberRequestMail(found: Found<typeof findAssistantForMail>, to: string): Mail {
  const { assistant, country } = found;
  return {
    to,
    subject: oneLine(`Number request: ${assistant.name}`),
    text: lines(
      'An assistant was published and needs a phone number.',
      '',
      `Company: ${assistant.name}`,
      `Business number: ${toE164(assistant.phoneNumber, country) ?? assistant.phoneNumber}`,
      `Address: ${found.sipUri ?? 'none'}`,
      `Assistant ID: ${assistant.assistantId}`,
      `Owner: ${found.ownerName} <${found.email}>`,
    ),
  };
}

/** Tell the owner of what callers book, change and order. */
export const scheduleMails = {
  booking: mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) => findBookingForMail(deps.db, id),
    render: bookingMail,
  }),
  'booking-change': mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) => findChangeForMail(deps.db, id),
    render: changeMail,
  }),
  order: mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) => findOrderForMail(deps.db, id),
    render: orderMail,
  }),
};
