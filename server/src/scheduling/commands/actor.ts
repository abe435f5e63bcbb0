import { AppError } from '@belldesk/contract/errors';
import type { Membership } from '../../access/requireMember.ts';
import type { Deps } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { lockSchedule } from '../../db/locks.ts';
import { resolveLocation } from '../../organisations/locations/policy.ts';
import { findLocation } from '../../organisations/locations/queries.ts';
import { findLocationFacts } from '../availability/queries.ts';

/** A call's place in the product: whose it is, and in which zone its times are read. */
export interface CallPlace {
  readonly callId: string;
  readonly assistantId: string;
  readonly organisationId: string;
  /** Of the assistant that took it: what is booked in the call is booked there. */
  readonly locationId: string;
  readonly timeZone: string;
  /** Where that is; numbers without a country code are read there. */
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

/** The schedule of a location that the transaction holds, and where that is. */
export interface LockedSchedule extends Command {
  readonly organisationId: string;
  readonly locationId: string;
  /** The assistant that took the call, or by hand the one that the location has had longest. */
  readonly assistantId: string | null;
  readonly timeZone: string;
  readonly country: string | null;
  readonly nowMs: number;
}

/**
 * Holds the schedule of a location until the transaction ends: whatever else would change it waits. Zone and country are
 * read only then, for they may have been changed while this was waited for.
 * @param locationId left out, that of the assistant that took the call
 * @throws AppError bad-input where nobody says which of several is meant, not-found
 */
export async function lockScheduleFor(
  command: Command,
  locationId?: string,
): Promise<LockedSchedule> {
  const { tx, deps, actor } = command;
  const { organisationId } = actor.kind === 'caller' ? actor.place : actor.member;
  const at = { organisationId, locationId: await locationFor(command, locationId) };
  await lockSchedule(tx, at.locationId);
  const { timeZone, country, ...facts } = await findLocationFacts(tx, at);
  const assistantId = actor.kind === 'caller' ? actor.place.assistantId : facts.assistantId;
  return { ...command, ...at, assistantId, timeZone, country, nowMs: deps.clock.nowMs() };
}

async function locationFor({ tx, actor }: Command, named: string | undefined): Promise<string> {
  if (actor.kind === 'caller') return actor.place.locationId;
  return named ?? (await resolveLocation(tx, actor.member.organisationId, undefined)).id;
}

/** Nothing is booked at a location that was removed, not even by a call that began before. @throws AppError conflict */
export async function checkIsOpen({
  tx,
  organisationId,
  locationId: id,
}: LockedSchedule): Promise<void> {
  if (!(await findLocation(tx, { id, organisationId })))
    throw new AppError(
      'conflict',
      "This booking's location was removed. Create a new booking at another location.",
    );
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
