import type { VoiceCall } from '@belldesk/contract/voice/call';
import { findOwner } from '../assistants/queries.ts';
import { isByOwner } from '../calls/byOwner.ts';
import type { Executor, Transaction } from '../db/client.ts';
import { lockSchedule } from '../db/locks.ts';

/** A call's place in the product: whose it is, and in which zone its times are read. */
export interface CallPlace {
  readonly callId: string;
  readonly assistantId: string;
  readonly organisationId: string;
  readonly timeZone: string;
  /** Where the business is; numbers without a country code are read there. */
  readonly country: string | null;
  /** The owner tries the assistant: nobody becomes a customer by it. */
  readonly byOwner: boolean;
}

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

/**
 * Holds the diary of a call's owner until the transaction ends. Zone and country are read anew: the owner may
 * have changed them while this was waited for.
 */
export async function lockScheduleAt<Place extends CallPlace>(
  tx: Transaction,
  place: Place,
): Promise<Place> {
  await lockSchedule(tx, place.organisationId);
  const owner = await findOwner(tx, place.assistantId);
  return owner ? { ...place, timeZone: owner.timeZone, country: owner.country } : place;
}
