import { placeOrderArguments, type ToolResult } from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { storedNumber } from '../diary/meant.ts';
import { findOrderOf, insertOrder } from '../diary/queries.ts';
import { hoursOf, slotProblem } from '../diary/slot.ts';
import type { CallPlace } from './owner.ts';
import { reasonOf } from './reason.ts';

/** Takes an order for pickup; asked the same again, it answers the same order. */
export async function placeOrder(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly id: string; readonly arguments: unknown },
): Promise<ToolResult> {
  const key = { callId: place.callId, toolCallId: toolCall.id };
  const before = await findOrderOf(deps.db, key);
  if (before) return { ok: true, id: before };
  const parsed = placeOrderArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const { items, date, time, name, phoneNumber, notes } = parsed.data;
  const nowMs = deps.clock.nowMs();
  const problem = slotProblem({ service: 'pickup', date, time }, await hoursOf(deps.db, place), {
    nowMs,
    timeZone: place.timeZone,
  });
  if (problem) return { ok: false, ...problem };
  const { callId, userId, assistantId, timeZone } = place;
  const made = await deps.db.transaction(async (tx) => {
    const id = await insertOrder(tx, {
      callId,
      userId,
      assistantId,
      timeZone,
      toolCallId: toolCall.id,
      items,
      localDate: date,
      localTime: time,
      name,
      phoneNumber: storedNumber(phoneNumber, timeZone),
      notes: notes ?? null,
      createdAt: new Date(nowMs),
    });
    if (id) await enqueue(tx, 'mail-order', { orderId: id });
    return id;
  });
  const id = made ?? (await findOrderOf(deps.db, key));
  if (!id) throw new Error('an order was neither made nor found');
  return { ok: true, id };
}
