import type { VoiceCall } from '@belldesk/contract/voice/call';
import { findOwner } from '../assistants/queries.ts';
import { isByOwner } from '../calls/byOwner.ts';
import type { Executor, Transaction } from '../db/client.ts';
import { zoneOf } from '../organisations/locations/queries.ts';
import { holdLocation } from '../scheduling/schedule/holdLocation.ts';

/** A call's place in the product: whose it is, and in which zone its times are read. */
export interface CallPlace {
  readonly callId: string;
  readonly assistantId: string;
  readonly organisationId: string;
  /** Of the assistant that took it: what is booked in it is booked there. */
  readonly locationId: string;
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
 * Holds the schedule of a call's location until the transaction ends. Zone and country are read anew: the owner may
 * have changed them while this was waited for.
 * @throws AppError not-found where the location is removed: nothing can be booked there any more
 */
export async function lockScheduleAt<Place extends CallPlace>(
  tx: Transaction,
  place: Place,
): Promise<Place> {
  const { organisationId, locationId } = place;
  const { country, ...location } = await holdLocation(tx, organisationId, locationId);
  return { ...place, timeZone: zoneOf(location), country };
}
