import { shownBadge } from '@belldesk/contract/product/callBadge';
import {
  type CustomerEvent,
  type CustomerHistory,
  type CustomerHistoryInput,
  HISTORY_A_PAGE,
} from '@belldesk/contract/product/customers';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { cursorAt, placeOf } from '../cursor.ts';
import { noSuchCustomer } from '../policy.ts';
import { findCustomer } from '../queries.ts';
import { listBookings, listCalls, listMessages, listOrders, type Page } from './queries.ts';

/** Calls, bookings, orders and messages of a customer together, the newest first. @throws AppError unauthenticated, not-found */
export async function readHistory({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: CustomerHistoryInput;
}): Promise<CustomerHistory> {
  const { organisationId } = requireMember(ctx, 'see customers');
  const own = { id: input.id, organisationId };
  if (!(await findCustomer(ctx.db, own))) throw noSuchCustomer();
  const page: Page = {
    after: input.after === undefined ? undefined : placeOf(input.after),
    limit: HISTORY_A_PAGE + 1,
  };
  // A page's worth of each: the page is made of the newest of all.
  const found = (
    await Promise.all([
      listCalls(ctx.db, own, page).then((rows) => rows.map(presentCall)),
      listBookings(ctx.db, own, page).then((rows) => rows.map(presentBooking)),
      listOrders(ctx.db, own, page).then((rows) => rows.map(presentOrder)),
      listMessages(ctx.db, own, page).then((rows) => rows.map(presentMessage)),
    ])
  )
    .flat()
    .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1));
  const events = found.slice(0, HISTORY_A_PAGE);
  const last = found.length > HISTORY_A_PAGE ? events.at(-1) : undefined;
  return { events, next: last ? cursorAt(new Date(last.at), last.id) : null };
}

function presentCall(row: Awaited<ReturnType<typeof listCalls>>[number]): CustomerEvent {
  const { id, status, durationSeconds, summary } = row;
  const badge = shownBadge(row.badge, row.spamAt !== null);
  return { kind: 'call', id, at: row.at.toISOString(), status, badge, durationSeconds, summary };
}

function presentBooking(row: Awaited<ReturnType<typeof listBookings>>[number]): CustomerEvent {
  const { service, partySize } = row;
  return { kind: 'booking', ...whenAndWho(row), service, partySize };
}

function presentOrder(row: Awaited<ReturnType<typeof listOrders>>[number]): CustomerEvent {
  return { kind: 'order', ...whenAndWho(row), items: row.items };
}

function whenAndWho(row: {
  readonly id: string;
  readonly createdAt: Date;
  readonly localDate: string;
  readonly localTime: string;
  readonly name: string;
  readonly status: 'booked' | 'cancelled';
}) {
  const { id, name, status } = row;
  const at = row.createdAt.toISOString();
  return { id, at, date: row.localDate, time: row.localTime, name, status };
}

function presentMessage(row: Awaited<ReturnType<typeof listMessages>>[number]): CustomerEvent {
  return {
    kind: 'message',
    id: row.id,
    at: row.createdAt.toISOString(),
    messageKind: row.kind,
    text: row.text,
    isDone: row.doneAt !== null,
  };
}
