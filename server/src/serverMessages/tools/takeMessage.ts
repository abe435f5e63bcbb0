import type { MessageKind } from '@belldesk/contract/product/inbox';
import {
  type TakeMessageArguments,
  type ToolResult,
  takeMessageArguments,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import { toE164 } from '../../customers/phoneNumber.ts';
import type { Transaction } from '../../db/client.ts';
import { itemOf } from '../../inbox/items.ts';
import { announceInbox, findInboxAddress } from '../../inbox/queries.ts';
import { tellingOf } from '../../inbox/telling.ts';
import { soundsUrgent } from '../../inbox/urgency.ts';
import { enqueue } from '../../jobs/queries.ts';
import { lockSchedule } from '../../scheduling/schedule/queries.ts';
import { tellWebhooks } from '../../webhooks/deliveries/tell.ts';
import type { CallPlace } from '../owner.ts';
import { findMessageOf, findSameMessage, insertMessage } from '../queries.ts';
import { customerOfCall } from './customerOfCall.ts';
import { noteOnBooking } from './noteOnBooking.ts';
import { reasonOf } from './reason.ts';

/** Keeps a caller's message; asked the same again, or the same words in one call, it answers the same one. */
export async function takeMessage(
  deps: Deps,
  place: CallPlace,
  toolCall: { readonly id: string; readonly arguments: unknown; readonly caller: string | null },
): Promise<ToolResult> {
  const key = { callId: place.callId, toolCallId: toolCall.id };
  const before = await findMessageOf(deps.db, key);
  if (before) return { ok: true, id: before };
  const parsed = takeMessageArguments.safeParse(toolCall.arguments);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.error) };
  const message = parsed.data;
  const { caller } = toolCall;
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction(async (tx) => {
    await lockSchedule(tx, place.locationId);
    const kept = (await findMessageOf(tx, key)) ?? (await findSameMessage(tx, place, message));
    if (kept) return { ok: true, id: kept };
    const id = await writeMessage(tx, {
      place,
      toolCallId: toolCall.id,
      kind: 'message',
      message,
      caller,
      nowMs,
    });
    if (!id) throw new Error('a message was neither kept nor found');
    const booking = message.about && (await noteOnBooking(tx, { place, caller, message, nowMs }));
    return { ok: true, id, ...(booking ? { booking } : {}) };
  });
}

/** The message, and how its owner is to be told of it. Null when this request was kept before. */
export async function writeMessage(
  tx: Transaction,
  what: {
    place: CallPlace;
    toolCallId: string;
    kind: MessageKind;
    message: TakeMessageArguments;
    /** Number or SIP address of the caller; null in a browser. */
    caller: string | null;
    nowMs: number;
  },
): Promise<string | null> {
  const { callId, organisationId, assistantId, country } = what.place;
  const { phoneNumber } = what.message;
  const urgent = what.message.urgent === true || soundsUrgent(what.message.message);
  const { mail, isConfirmed } = await findInboxAddress(tx, organisationId);
  const { atOnce, awaitsDigest } = tellingOf(mail, { urgent }, isConfirmed);
  const customerId = await customerOfCall(tx, what.place, {
    name: what.message.name ?? null,
    phoneNumber: phoneNumber ?? null,
    caller: what.caller,
    nowMs: what.nowMs,
  });
  const id = await insertMessage(tx, {
    callId,
    organisationId,
    assistantId,
    toolCallId: what.toolCallId,
    customerId,
    name: what.message.name ?? null,
    phoneNumber: phoneNumber ? (toE164(phoneNumber, country) ?? phoneNumber) : null,
    text: what.message.message,
    kind: what.kind,
    urgent,
    awaitsDigest,
    createdAt: new Date(what.nowMs),
  });
  if (id && atOnce) await enqueue(tx, 'mail-message', { messageId: id });
  if (id) {
    await announceInbox(tx, organisationId);
    const { nowMs } = what;
    const data = () => itemOf(tx, { id, organisationId });
    await tellWebhooks(tx, { organisationId, type: 'message.taken', nowMs, data });
  }
  return id;
}
