import type {
  BookingChanged,
  BookingTaken,
  CallDetail,
  MessageTaken,
  OrderTaken,
} from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CornerDownLeft,
  MessageSquareText,
  ShoppingBag,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatOffset } from '../duration.ts';
import { bookedFor } from '../moments.ts';
import { Recording } from './Recording.tsx';
import { sentenceAt, takenId } from './said/sentences.ts';
import { serviceText } from './said/takenTexts.ts';

/**
 * What came of the call: each reservation, change of one, order and message that was committed, with
 * the sentence that said it.
 * @param onSaid shows a line of the transcript
 */
export function Outcome({ call, onSaid }: { call: CallDetail; onSaid: (line: number) => void }) {
  if (call.taken.length === 0) return null;
  return (
    <section aria-label={t`Outcome`} className="grid gap-4">
      {call.taken.map((taken) => (
        <article
          key={taken.id}
          id={takenId(taken)}
          tabIndex={-1}
          className="min-w-0 rounded-md border border-line border-l-4 border-l-brass bg-card p-5 sm:p-6"
        >
          <Taken taken={taken} callId={call.id} />
          <SaidAt call={call} taken={taken} onSaid={onSaid} />
        </article>
      ))}
    </section>
  );
}

type TakenItem = CallDetail['taken'][number];

function Taken({ taken, callId }: { taken: TakenItem; callId: string }) {
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

/** Leads to the caller's words; nothing where it is not known which they were. */
function SaidAt({
  call,
  taken,
  onSaid,
}: {
  call: CallDetail;
  taken: TakenItem;
  onSaid: (line: number) => void;
}) {
  const at = sentenceAt(call.transcript, taken.saidAtSeconds);
  const line = at === null ? undefined : call.transcript[at];
  if (at === null || !line) return null;
  return (
    <button
      type="button"
      onClick={() => onSaid(at)}
      className="mt-4 flex min-h-11 w-full items-baseline gap-3 rounded-sm bg-sunken px-4 py-2 text-left hover:bg-brass-soft"
    >
      <CornerDownLeft aria-hidden="true" className="size-4 shrink-0 self-center text-brass-deep" />
      <span className="tabular shrink-0 text-sm whitespace-nowrap text-muted">
        <Trans>At {formatOffset(line.secondsFromStart)}</Trans>
      </span>
      <q className="min-w-0 wrap-anywhere">{line.text}</q>
    </button>
  );
}

function Booking({ booking }: { booking: BookingTaken }) {
  return (
    <DetailCard
      icon={<CalendarCheck aria-hidden="true" className="size-6 shrink-0 text-brass" />}
      kind={booking.status === 'cancelled' ? 'Reservation, cancelled since' : 'Reservation'}
      title={serviceText(booking)}
    >
      <p className="tabular text-lg">{bookedFor(booking.date, booking.time)}</p>
      <Caller name={booking.name} phoneNumber={booking.phoneNumber} />
      {booking.notes && (
        <p className="mt-2 whitespace-pre-line text-muted wrap-anywhere">{booking.notes}</p>
      )}
    </DetailCard>
  );
}

/** A reservation that the caller cancelled or moved: what it was, and what it is now. */
function Change({ change }: { change: BookingChanged }) {
  const { date, time, newDate, newTime } = change;
  const isMoved = newDate !== null && newTime !== null;
  const Icon = isMoved ? CalendarClock : CalendarX;
  return (
    <DetailCard
      icon={<Icon aria-hidden="true" className="size-6 shrink-0 text-brass" />}
      kind={isMoved ? 'Reservation moved' : 'Reservation cancelled'}
      title={serviceText(change)}
    >
      <p className="tabular text-lg">
        <s className="text-muted">{bookedFor(date, time)}</s>
      </p>
      {isMoved && <p className="tabular text-lg">{bookedFor(newDate, newTime)}</p>}
      <Caller name={change.name} phoneNumber={change.phoneNumber} />
    </DetailCard>
  );
}

function Order({ order }: { order: OrderTaken }) {
  return (
    <DetailCard
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
    </DetailCard>
  );
}

function Message({ message, callId }: { message: MessageTaken; callId: string }) {
  return (
    <DetailCard
      icon={<MessageSquareText aria-hidden="true" className="size-6 shrink-0 text-brass" />}
      kind="Message"
      title={message.name ? t`From ${message.name}` : t`From an unnamed caller`}
    >
      <blockquote className="text-lg whitespace-pre-line wrap-anywhere">{message.text}</blockquote>
      <Caller name={null} phoneNumber={message.phoneNumber} />
      <Recording callId={callId} messageText={message.text} />
    </DetailCard>
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

interface DetailCardProps {
  readonly icon: ReactNode;
  readonly kind: string;
  readonly title: string;
  readonly children: ReactNode;
}

function DetailCard({ icon, kind, title, children }: DetailCardProps) {
  return (
    <div className="flex gap-4">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">{kind}</p>
        <h2 className="headline mb-1 text-2xl">{title}</h2>
        {children}
      </div>
    </div>
  );
}
