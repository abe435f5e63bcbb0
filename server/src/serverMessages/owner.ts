import type { VoiceCall } from '@belldesk/contract/voice/call';
import { findOwner } from '../assistants/queries.ts';
import { isByOwner } from '../calls/byOwner.ts';
import type { Executor } from '../db/client.ts';
import type { CallPlace } from '../scheduling/commands/actor.ts';

/** Null for a call of an assistant that the product never made. */
export async function placeOf(
  db: Executor,
  call: Pick<VoiceCall, 'id' | 'assistantId' | 'metadata'>,
): Promise<CallPlace | null> {
  if (!call.assistantId) return null;
  const owner = await findOwner(db, call.assistantId);
  if (!owner) return null;
  const { standsInFor, ...whose } = owner;
  // A call that a stand-in took is a call of the assistant in whose place it answered.
  return {
    ...whose,
    callId: call.id,
    assistantId: standsInFor ?? call.assistantId,
    byOwner: isByOwner(call),
  };
}
