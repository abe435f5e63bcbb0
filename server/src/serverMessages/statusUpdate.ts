import type { VoiceCall } from '@belldesk/contract/voice/call';
import { insertStarted } from '../calls/queries.ts';
import type { Deps } from '../context.ts';
import { resolveCaller } from '../customers/resolveCustomer.ts';
import { announceCall } from '../events/queries.ts';
import { callerOf, typeOf } from './callFacts.ts';
import { placeOf } from './owner.ts';

/** A call that has been answered appears in the log at once. Other states of a call are let pass. */
export async function noteStatus(
  deps: Deps,
  message: { readonly call: VoiceCall; readonly status: string; readonly timestamp: number },
): Promise<void> {
  if (message.status !== 'in-progress') return;
  const { call } = message;
  const place = await placeOf(deps.db, call);
  if (!place) {
    deps.logger.warn({ callId: call.id }, 'a call of an assistant that is not known');
    return;
  }
  const caller = callerOf(call);
  const startTime = new Date(call.startedAt ?? message.timestamp);
  await deps.db.transaction(async (tx) => {
    const started = await insertStarted(tx, {
      ...place,
      type: typeOf(call),
      startTime,
      status: 'in-progress',
      caller,
      customerId: await resolveCaller(tx, { ...place, caller, startTime }),
    });
    if (started) await announceCall(tx, place.organisationId, { kind: 'started', callId: call.id });
  });
}
