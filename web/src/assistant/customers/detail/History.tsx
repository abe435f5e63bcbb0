import type { Customer, CustomerEvent } from '@belldesk/contract/product/customers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Inbox, type LucideIcon, PhoneCall, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { badgeTexts } from '../../calls/badgeTexts.ts';
import { statusTexts } from '../../calls/callTexts.ts';
import { formatDuration } from '../../calls/duration.ts';
import { bookedFor, dateIn, timeIn } from '../../calls/moments.ts';
import { whatText } from '../customerTexts.ts';

const ICONS: Readonly<Record<CustomerEvent['kind'], LucideIcon>> = {
  call: PhoneCall,
  booking: CalendarDays,
  order: ShoppingBag,
  message: Inbox,
};

/** What a customer called, booked, ordered and left, the newest first. */
export function History({ customer }: { customer: Customer }) {
  const history = useInfiniteQuery(
    rpc.customers.history.infiniteOptions({
      input: (after: string | undefined) => ({
        id: customer.id,
        ...(after !== undefined && { after }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const events = history.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Card title={t`History`}>
      {history.isPending && <Spinner label={t`Loading history...`} className="text-muted" />}
      {history.isError && (
        <ErrorBanner
          action={
            <Button kind="secondary" size="small" onClick={() => void history.refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          {messageOf(history.error, t`The history could not be loaded. Check your connection.`)}
        </ErrorBanner>
      )}
      {history.data && events.length === 0 && (
        <p className="text-muted">
          <Trans>No activity yet.</Trans>
        </p>
      )}
      {events.length > 0 && (
        <ol aria-label={t`History`} className="flex flex-col">
          {events.map((event) => (
            <Entry key={event.id} event={event} timeZone={customer.timeZone} />
          ))}
        </ol>
      )}
      {history.hasNextPage && (
        <Button
          kind="secondary"
          size="small"
          className="mt-4"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          <Trans>Show earlier</Trans>
        </Button>
      )}
    </Card>
  );
}

function Entry({ event, timeZone }: { event: CustomerEvent; timeZone: string }) {
  const Icon = ICONS[event.kind];
  return (
    <li className="flex gap-3 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Title event={event} />
          <time dateTime={event.at} className="tabular text-sm text-muted">
            {dateIn(timeZone, event.at)}, {timeIn(timeZone, event.at)}
          </time>
        </div>
        <Details event={event} />
      </div>
    </li>
  );
}

const link = 'font-medium text-pine underline-offset-4 hover:underline';

function Title({ event }: { event: CustomerEvent }) {
  switch (event.kind) {
    case 'call':
      return (
        <Link to="/my-assistant/calls/$id" params={{ id: event.id }} className={link}>
          <Trans>Call</Trans>
        </Link>
      );
    case 'message':
      return (
        <Link to="/my-assistant/inbox" search={{ show: 'all' }} className={link}>
          {event.messageKind === 'request' ? t`Request` : t`Message`}
        </Link>
      );
    default:
      return (
        <Link
          to="/my-assistant/bookings"
          search={{ view: 'day', date: event.date }}
          className={link}
        >
          {event.kind === 'order' ? t`Order` : t`Booking`}
        </Link>
      );
  }
}

function Details({ event }: { event: CustomerEvent }) {
  switch (event.kind) {
    case 'call': {
      const badge = event.badge ? badgeTexts[event.badge] : statusTexts[event.status];
      return (
        <Lines badge={<Badge tone={badge.tone}>{badge.text}</Badge>}>
          {formatDuration(event.durationSeconds)}
          {event.summary !== null && `. ${event.summary}`}
        </Lines>
      );
    }
    case 'message':
      return (
        <Lines
          badge={
            event.isDone && (
              <Badge tone="good">
                <Trans>Done</Trans>
              </Badge>
            )
          }
        >
          <span className="whitespace-pre-line">{event.text}</span>
        </Lines>
      );
    default:
      return (
        <Lines
          badge={
            event.status === 'cancelled' && (
              <Badge tone="bad">
                <Trans>Cancelled</Trans>
              </Badge>
            )
          }
        >
          <Trans>
            {whatText(event)}, {bookedFor(event.date, event.time)}, as {event.name}
          </Trans>
        </Lines>
      );
  }
}

function Lines({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <div className="tabular mt-1 flex max-w-prose flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {badge}
      <p className="min-w-0 wrap-anywhere">{children}</p>
    </div>
  );
}
