import type {
  BookingChanged,
  BookingTaken,
  CallDetail,
  MessageTaken,
  OrderTaken,
} from '@belldesk/contract/product/calls';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  MessageSquareText,
  ShoppingBag,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { bookedFor } from '../moments.ts';
import { Recording } from './Recording.tsx';

/** What came of the call: each reservation, change of one, order and message that was committed. */
export function Outcome({ call }: { call: CallDetail }) {
  if (call.taken.length === 0) return null;
  return (
    <section aria-label="What came of it" className="grid gap-4">
      {call.taken.map((taken) => (
        <Taken key={taken.id} taken={taken} callId={call.id} />
      ))}
    </section>
  );
}

function Taken({ taken, callId }: { taken: CallDetail['taken'][number]; callId: string }) {
  switch (taken.kind) {
    case 'booking':
      return <Booking booking={taken} />;
    case 'cancelled':
    case 'moved':
      return <Change change={taken} />;
    case 'order':
      return <Order order={taken} />;
    case 'message':
      return <Message message={taken} callId={callId} />;
  }
}

/** "Table for 4". */
function serviceText({ service, partySize }: BookingTaken | BookingChanged): string {
  const named = service.charAt(0).toUpperCase() + service.slice(1);
  return partySize === null ? named : `${named} for ${partySize}`;
}

function Booking({ booking }: { booking: BookingTaken }) {
  return (
    <Slip
      icon={<CalendarCheck aria-hidden="true" className="size-6 shrink-0 text-brass" />}
      kind={booking.status === 'cancelled' ? 'Reservation, cancelled since' : 'Reservation'}
      title={serviceText(booking)}
    >
      <p className="tabular text-lg">{bookedFor(booking.date, booking.time)}</p>
      <Caller name={booking.name} phoneNumber={booking.phoneNumber} />
      {booking.notes && (
        <p className="mt-2 whitespace-pre-line text-muted wrap-anywhere">{booking.notes}</p>
      )}
    </Slip>
  );
}

/** A reservation that the caller cancelled or moved: what it was, and what it is now. */
function Change({ change }: { change: BookingChanged }) {
  const { date, time, newDate, newTime } = change;
  const isMoved = newDate !== null && newTime !== null;
  const Icon = isMoved ? CalendarClock : CalendarX;
  return (
    <Slip
      icon={<Icon aria-hidden="true" className="size-6 shrink-0 text-brass" />}
      kind={isMoved ? 'Reservation moved' : 'Reservation cancelled'}
      title={serviceText(change)}
    >
      <p className="tabular text-lg">
        <s className="text-muted">{bookedFor(date, time)}</s>
      </p>
      {isMoved && <p className="tabular text-lg">{bookedFor(newDate, newTime)}</p>}
      <Caller name={change.name} phoneNumber={change.phoneNumber} />
    </Slip>
  );
}

function Order({ order }: { order: OrderTaken }) {
  return (
    <Slip
      icon={<ShoppingBag aria-hidden="true" className="size-6 shrink-0 text-brass" />}
      kind="Order for pickup"
      title={bookedFor(order.date, order.time)}
    >
      <ul className="tabular text-lg">
        {order.items.map(({ name, quantity }) => (
          <li key={name} className="wrap-anywhere">{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      <Caller name={order.name} phoneNumber={order.phoneNumber} />
      {order.notes && (
        <p className="mt-2 whitespace-pre-line text-muted wrap-anywhere">{order.notes}</p>
      )}
    </Slip>
  );
}

function Message({ message, callId }: { message: MessageTaken; callId: string }) {
  return (
    <Slip
      icon={<MessageSquareText aria-hidden="true" className="size-6 shrink-0 text-brass" />}
      kind="Message"
      title={message.name ? `From ${message.name}` : 'From a caller without a name'}
    >
      <blockquote className="text-lg whitespace-pre-line wrap-anywhere">{message.text}</blockquote>
      <Caller name={null} phoneNumber={message.phoneNumber} />
      <Recording callId={callId} messageText={message.text} />
    </Slip>
  );
}

function Caller({ name, phoneNumber }: { name: string | null; phoneNumber: string | null }) {
  if (!name && !phoneNumber) return null;
  return (
    <p className="tabular mt-1 flex flex-wrap gap-x-4">
      {name && <span>{name}</span>}
      {phoneNumber && (
        <a
          href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`}
          className="font-medium text-pine underline underline-offset-4"
        >
          {phoneNumber}
        </a>
      )}
    </p>
  );
}

interface SlipProps {
  readonly icon: ReactNode;
  readonly kind: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Slip({ icon, kind, title, children }: SlipProps) {
  return (
    <article className="flex min-w-0 gap-4 rounded-md border border-line border-l-4 border-l-brass bg-card p-5 sm:p-6">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">{kind}</p>
        <h2 className="headline mb-1 text-2xl">{title}</h2>
        {children}
      </div>
    </article>
  );
}
