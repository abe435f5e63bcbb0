import type { Transaction } from '../db/client.ts';
import { announceCall } from '../events/queries.ts';
import { tellWebhooks } from '../webhooks/deliveries/tell.ts';
import { detailOf } from './get.ts';
import { findCallByCallId } from './queries.ts';

/** Tells watching browsers, and the business's own systems, that a call has ended; its record is written. */
export async function tellEnded(
  tx: Transaction,
  { callId, organisationId }: { readonly callId: string; readonly organisationId: string },
  nowMs: number,
): Promise<void> {
  await announceCall(tx, organisationId, { kind: 'ended', callId });
  await tellWebhooks(tx, {
    organisationId,
    type: 'call.ended',
    nowMs,
    async data() {
      const call = await findCallByCallId(tx, { callId, organisationId });
      if (!call) throw new Error('a call that has ended is not there');
      return detailOf(tx, call);
    },
  });
}
