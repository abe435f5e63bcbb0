import type { Membership } from '../../access/requireMember.ts';
import { findOwner } from '../../assistants/queries.ts';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { lockSchedule } from '../../db/locks.ts';
import { findBusiness } from '../availability/queries.ts';

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

/** One request of one call: asked twice, it takes effect once. */
export interface RequestKey {
  readonly callId: string;
  readonly toolCallId: string;
}

/** Who calls, through the assistant that asks for a tool. */
export interface Caller {
  readonly kind: 'caller';
  readonly place: CallPlace;
  /** The request within the call. */
  readonly toolCallId: string;
  /** Number or SIP address from which they call; null in a browser. */
  readonly caller: string | null;
}

/** A member of the business, or a program with its key. */
export interface Owner {
  readonly kind: 'owner';
  readonly member: Pick<Membership, 'organisationId'>;
  /** The browser's request: sent twice, it makes one thing. */
  readonly idempotencyKey?: string | undefined;
}

/** By whom a schedule is changed. */
export type Actor = Caller | Owner;

/** What every command gets beside its request. It writes in this transaction, or nothing. */
export interface Command {
  readonly tx: Transaction;
  readonly deps: Pick<Deps, 'clock' | 'texts' | 'sending'>;
  readonly actor: Actor;
}

/** A schedule that the transaction holds, and where its business is. */
export interface LockedSchedule extends Command {
  readonly organisationId: string;
  /** The assistant that took the call, or by hand the one that tells of the business. */
  readonly assistantId: string | null;
  readonly timeZone: string;
  readonly country: string | null;
  readonly nowMs: number;
}

/**
 * Holds the schedule until the transaction ends: whatever else would change it waits. Zone and country are read only
 * then, for they may have been changed while this was waited for.
 */
export async function lockScheduleFor(command: Command): Promise<LockedSchedule> {
  const { tx, deps, actor } = command;
  const { organisationId } = actor.kind === 'caller' ? actor.place : actor.member;
  await lockSchedule(tx, organisationId);
  const where = await whereabouts(tx, actor);
  return { ...command, ...where, organisationId, nowMs: deps.clock.nowMs() };
}

/** Where the business is: the only place that tells a schedule's zone and country. */
async function whereabouts(
  tx: Transaction,
  actor: Actor,
): Promise<Pick<LockedSchedule, 'assistantId' | 'timeZone' | 'country'>> {
  if (actor.kind === 'caller') {
    const { assistantId } = actor.place;
    const { timeZone, country } = (await findOwner(tx, assistantId)) ?? actor.place;
    return { assistantId, timeZone, country };
  }
  const business = await findBusiness(tx, actor.member.organisationId);
  return {
    assistantId: business?.assistantId ?? null,
    timeZone: business?.timeZone ?? 'UTC',
    country: business?.country ?? null,
  };
}

/** The request of the call; null by hand. */
export function requestKeyOf(actor: Actor): RequestKey | null {
  return actor.kind === 'caller'
    ? { callId: actor.place.callId, toolCallId: actor.toolCallId }
    : null;
}

/** An owner may book while the business is closed, or for a time that has passed; a caller may not. */
export function mayIgnoreHours(actor: Actor, asked: boolean): boolean {
  return actor.kind === 'owner' && asked;
}
