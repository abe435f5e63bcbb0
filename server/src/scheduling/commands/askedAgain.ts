import { isDeepStrictEqual } from 'node:util';
import type { FreeTime } from '@belldesk/contract/product/bookings';
import type { OrderItem } from '@belldesk/contract/voice/tools';
import { isIdentifyingNumber } from '../../customers/phoneNumber.ts';
import { listUpcoming, type StandingBooking } from '../schedule/queries.ts';
import { plainName, sameName, storedNumber } from '../schedule/resolveBooking.ts';
import type { LockedSchedule } from './actor.ts';
import { listOrdersFor, type PlacedOrder } from './queries.ts';

/** A call that broke off is made again this soon. */
const AGAIN_WITHIN_MS = 15 * 60_000;

/** What is asked for, as far as it tells a repetition. */
interface Request {
  readonly when: FreeTime;
  readonly name: string;
  readonly phoneNumber: string | null;
}

/** Who asks now. */
interface Asking {
  readonly callId: string;
  /** Number of this call, or null. */
  readonly caller: string | null;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly nowMs: number;
  /** Where the business is. */
  readonly country: string | null;
}

/** Who asked for what is written down. */
interface Asked {
  /** Null where the owner wrote it down by hand. */
  readonly callId: string | null;
  readonly caller: string | null;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly createdAt: Date;
}

/** The booking of this very time and service that whoever calls holds already. */
export async function findSameBooking(
  schedule: LockedSchedule,
  request: Request & { readonly service: string },
): Promise<StandingBooking | null> {
  const asking = askingOf(schedule, request);
  if (asking === null) return null;
  const { tx, organisationId, locationId } = schedule;
  const { date, time } = request.when;
  const standing = await listUpcoming(tx, {
    organisationId,
    locationId,
    fromDate: date,
    toDate: date,
  });
  const same = standing.find(
    (other) =>
      other.localTime === time &&
      sameService(other.service, request.service) &&
      isSameCaller(other, asking),
  );
  return same ?? null;
}

/**
 * The order of the same things for this very time that whoever calls has placed already. The same meal may be ordered
 * again on another day, or later on this one.
 */
export async function findSameOrder(
  schedule: LockedSchedule,
  request: Request & { readonly items: readonly OrderItem[] },
): Promise<PlacedOrder | null> {
  const asking = askingOf(schedule, request);
  if (asking === null) return null;
  const placed = await listOrdersFor(schedule.tx, {
    organisationId: schedule.organisationId,
    locationId: schedule.locationId,
    localDate: request.when.date,
    localTime: request.when.time,
  });
  const same = placed.find(
    (other) =>
      sameItems(other.items, request.items) &&
      isSameCaller(other, asking) &&
      (other.callId === asking.callId || isSoonAfter(other, asking)),
  );
  return same ?? null;
}

/** Null by hand: an owner who writes down the same twice means two. */
function askingOf(
  { actor, country, nowMs }: LockedSchedule,
  { name, phoneNumber }: Request,
): Asking | null {
  if (actor.kind !== 'caller') return null;
  const { caller, place } = actor;
  return { callId: place.callId, caller, name, phoneNumber, nowMs, country };
}

/**
 * Whether both are the same person: of one name, in the same call or with a number in common. Where
 * one of them gave no number, only who asks again soon and by the whole name is taken for the same.
 */
function isSameCaller(before: Asked, now: Asking): boolean {
  if (!sameName(before.name, now.name)) return false;
  if (before.callId === now.callId) return true;
  const [theirs, own] = [
    [before.phoneNumber, before.caller],
    [now.phoneNumber, now.caller],
  ].map((numbers) =>
    numbers.map((number) => storedNumber(number, now.country)).filter(isIdentifyingNumber),
  );
  if (theirs?.length && own?.length) return theirs.some((number) => own.includes(number));
  return plainName(before.name) === plainName(now.name) && isSoonAfter(before, now);
}

function isSoonAfter(before: Asked, now: Asking): boolean {
  return now.nowMs - before.createdAt.getTime() <= AGAIN_WITHIN_MS;
}

/** "Hair cut" is a haircut; a double room is no single room. */
function sameService(one: string, other: string): boolean {
  const [a, b] = [one, other].map((service) =>
    service.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return a === b;
}

/** The same things in whatever order they were said. */
function sameItems(ones: readonly OrderItem[], others: readonly OrderItem[]): boolean {
  const said = (items: readonly OrderItem[]) =>
    items.map(({ name, quantity }) => `${quantity} ${name.toLowerCase()}`).toSorted();
  return isDeepStrictEqual(said(ones), said(others));
}
