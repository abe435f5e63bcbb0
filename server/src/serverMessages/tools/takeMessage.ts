import type { MessageKind } from '@belldesk/contract/product/inbox';
import {
  type TakeMessageArguments,
  type ToolResult,
  takeMessageArguments,
} from '@belldesk/contract/voice/tools';
import type { Deps } from '../../context.ts';
import { toE164 } from '../../customers/phoneNumber.ts';
import type { Transaction } from '../../db/client.ts';
import { announceInbox } from '../../events/queries.ts';
import { itemOf } from '../../inbox/items.ts';
import { findInboxAddress } from '../../inbox/queries.ts';
import { tellingOf } from '../../inbox/telling.ts';
import { soundsUrgent } from '../../inbox/urgency.ts';
import { enqueue } from '../../jobs/queries.ts';
import type { CallPlace } from '../../scheduling/commands/actor.ts';
import { lockScheduleFor } from '../../scheduling/commands/actor.ts';
import { customerFor } from '../../scheduling/commands/make.ts';
import { noteOnBooking } from '../../scheduling/commands/noteOnBooking.ts';
import { presentEntry } from '../../scheduling/schedule/resolveBooking.ts';
import { tellWebhooks } from '../../webhooks/deliveries/tell.ts';
import { findMessageOf, findSameMessage, insertMessage } from '../queries.ts';
import { callerAt, inCall, reasonOf } from './answer.ts';

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
  return inCall(deps, place, toolCall, async (command) => {
    const schedule = await lockScheduleFor(command);
    const { tx, nowMs } = schedule;
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
    const { name, phoneNumber, about } = message;
    const which = { name, phoneNumber, ...about };
    const booking = about && (await noteOnBooking(schedule, which, message.message));
    return { ok: true, id, ...(booking && { booking: presentEntry(booking) }) };
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
  const actor = callerAt(what.place, { id: what.toolCallId, caller: what.caller });
  const customerId = await customerFor(
    { tx, actor, organisationId, country, nowMs: what.nowMs },
    { name: what.message.name ?? null, phoneNumber: phoneNumber ?? null, email: null },
  );
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
