import { isDeepStrictEqual } from 'node:util';
import {
  type OrderItem,
  placeOrderArguments,
  type ToolResult,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { proposePickup } from '../../scheduling/availability/proposePickup.ts';
import { tellEntry } from '../../scheduling/bookings/tellEntry.ts';
import {
  announceDiary,
  findOrderOf,
  insertOrder,
  listOrdersFor,
  type PlacedOrder,
} from '../../scheduling/schedule/queries.ts';
import { refusedTool } from '../../scheduling/schedule/refusal.ts';
import { storedNumber } from '../../scheduling/schedule/resolveBooking.ts';
import {
  AGAIN_WITHIN_MS,
  type Asking,
  isSameCaller,
} from '../../scheduling/schedule/sameCaller.ts';
import { type CallPlace, lockScheduleAt } from '../owner.ts';
import { customerOfCall } from './customerOfCall.ts';
import { reasonOf } from './reason.ts';

/** Takes an order for pickup; asked the same again, it answers the same order. */
export async function placeOrder(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly id: string; readonly arguments: unknown; readonly caller: string | null },
): Promise<ToolResult> {
  const key = { callId: place.callId, toolCallId: toolCall.id };
  const before = await findOrderOf(deps.db, key);
  if (before) return { ok: true, id: before };
  const parsed = placeOrderArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const { items, date, time, name, phoneNumber, notes } = parsed.data;
  const nowMs = deps.clock.nowMs();
  const { callId, organisationId, assistantId } = place;
  return deps.db.transaction(async (tx) => {
    const there = await lockScheduleAt(tx, place);
    const { timeZone, country, locationId } = there;
    const made = await findOrderOf(tx, key);
    if (made) return { ok: true, id: made };
    const asking = { callId, caller: toolCall.caller, name, phoneNumber, nowMs, country };
    const placed = await listOrdersFor(tx, {
      organisationId,
      locationId,
      localDate: date,
      localTime: time,
    });
    if (placed.some((other) => sameItems(other.items, items) && isAskedAgain(other, asking)))
      return ALREADY_PLACED;
    const proposal = await proposePickup(tx, { organisationId, locationId, nowMs }, { date, time });
    if (proposal.kind !== 'free') return refusedTool(proposal);
    const id = await insertOrder(tx, {
      callId,
      organisationId,
      locationId,
      assistantId,
      timeZone,
      toolCallId: toolCall.id,
      items,
      localDate: date,
      localTime: time,
      startsAt: new Date(proposal.plan.span.startMs),
      customerId: await customerOfCall(tx, there, {
        name,
        phoneNumber: phoneNumber ?? null,
        caller: toolCall.caller,
        nowMs,
      }),
      name,
      phoneNumber: storedNumber(phoneNumber, country),
      notes: notes ?? null,
      createdAt: new Date(nowMs),
    });
    if (!id) throw new Error('an order was neither made nor found');
    await enqueue(tx, 'mail-order', { orderId: id });
    await tellEntry(tx, { id, organisationId }, 'order.placed', nowMs);
    await announceDiary(tx, organisationId);
    return { ok: true, id };
  });
}

const ALREADY_PLACED: ToolResult = {
  ok: false,
  problem: 'already-booked',
  reason: 'This very order of theirs is placed already. Nothing was added; tell them so.',
};

/** The same meal may be ordered again on another day, or later on this one. */
function isAskedAgain(before: PlacedOrder, now: Asking): boolean {
  return (
    isSameCaller(before, now) &&
    (before.callId === now.callId || now.nowMs - before.createdAt.getTime() <= AGAIN_WITHIN_MS)
  );
}

/** The same things in whatever order they were said. */
function sameItems(ones: readonly OrderItem[], others: readonly OrderItem[]): boolean {
  const said = (items: readonly OrderItem[]) =>
    items.map(({ name, quantity }) => `${quantity} ${name.toLowerCase()}`).toSorted();
  return isDeepStrictEqual(said(ones), said(others));
}
