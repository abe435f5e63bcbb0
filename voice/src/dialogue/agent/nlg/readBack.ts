import type { AgentContext } from '../context.ts';
import { spokenPhoneNumber } from '../nlu/entities/phones/numberingPlan.ts';
import { daysAhead, spokenDate, spokenTime } from './moments.ts';

export interface BookingRead {
  readonly service: string;
  readonly partySize?: number | undefined;
  readonly nights?: number | undefined;
  readonly resource?: string | undefined;
  readonly date: string;
  readonly time: string;
  readonly name: string;
  /** The name is read back letter by letter too. */
  readonly spelled?: boolean | undefined;
  readonly phone?: string | undefined;
  readonly notes?: string | undefined;
}

/** A note of more words is not read back. */
const MOST_WORDS_READ = 12;

/** A telephone number digit by digit, as the language says it. */
export function spokenPhone(number: string, { country, say }: AgentContext): string {
  return spokenPhoneNumber(number, country).replace(/^plus\b/, say.moments.plus);
}

/** What, for how many and when: "a table for 4 on Friday, November 27th at 7 pm". */
export function spokenBooking(booking: BookingRead, context: AgentContext): string {
  const { service, partySize, nights, resource, date, time } = booking;
  const ahead = daysAhead(date, context);
  return context.say.booked.what({
    service,
    partySize,
    nights,
    resource,
    date: spokenDate(date, context),
    near: ahead === 0 || ahead === 1,
    time: spokenTime(time, context),
  });
}

/** "Smyth, S M Y T H": the last word of the name, where the caller told how it is written. */
function nameAsRead({ name, spelled }: BookingRead): string {
  const last = name.split(' ').at(-1) ?? '';
  return spelled ? `${name}, ${last.toUpperCase().split('').join(' ')}` : name;
}

/** A whole story is noted as it was told, and not told again. */
function aboutAsRead(notes: string, { say: { booked } }: AgentContext): string {
  return notes.split(/\s+/).length > MOST_WORDS_READ ? booked.withNote : booked.about(notes);
}

function whole(booking: BookingRead, context: AgentContext): string {
  const { booked } = context.say;
  const about = booking.notes ? aboutAsRead(booking.notes, context) : '';
  const phone = booking.phone ? booked.withPhone(spokenPhone(booking.phone, context)) : '';
  return `${spokenBooking(booking, context)}${about}${booked.underName(nameAsRead(booking))}${phone}`;
}

/** Everything that will be committed, the number digit by digit. */
export function readBackBooking(booking: BookingRead, context: AgentContext): string {
  return context.say.booked.readBack(whole(booking, context));
}

/** The same for a caller who confirms by key. */
export function readBackForKeys(booking: BookingRead, context: AgentContext): string {
  return context.say.booked.readBackForKeys(whole(booking, context));
}

/** The message as it will be written down. */
export function readBackMessage(
  message: string,
  name: string | undefined,
  phone: string | undefined,
  context: AgentContext,
): string {
  return context.say.message.readBack(
    message.replace(/[.!?\s]+$/, ''),
    name,
    phone && spokenPhone(phone, context),
  );
}
