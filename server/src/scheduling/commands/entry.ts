import type { FreeTime } from '@belldesk/contract/product/bookings';
import type { Transaction } from '../../db/client.ts';
import { localMinute } from '../../time/localMinute.ts';
import type { Proposal } from '../availability/propose.ts';
import { proposeMove } from '../availability/proposeMove.ts';
import { proposePickup } from '../availability/proposePickup.ts';
import { replaceAllocations } from '../availability/queries.ts';
import { findBooking, findOrder } from '../bookings/queries.ts';
import { type BookingRow, listUpcoming, type StandingBooking } from '../schedule/queries.ts';
import { resolveBooking, type WhichBooking } from '../schedule/resolveBooking.ts';
import { type LockedSchedule, requestKeyOf } from './actor.ts';
import { findChangedBy, type PlacedOrder, updateBooking, updateOrder } from './queries.ts';

/** A booking or an order, cancelled ones too, with the number of the call in which it was made. */
export type Entry =
  | { readonly kind: 'booking'; readonly row: BookingRow & { readonly caller: string | null } }
  | { readonly kind: 'order'; readonly row: PlacedOrder };

/** Which entry is meant: the one that is seen on a screen, or the one that a caller tells of. */
export type Target =
  | { readonly kind: 'seen'; readonly id: string; readonly version: number }
  | { readonly kind: 'told'; readonly which: WhichBooking };

/** What a command did, as the entry stands now. */
export interface Done {
  readonly kind: 'done';
  readonly entry: Entry;
}

/** Why a command changed no entry. */
export type NotThere =
  | { readonly kind: 'not-found' }
  /** Several may be meant, or one of another name. */
  | { readonly kind: 'which-one'; readonly choices: readonly StandingBooking[] }
  /** It is another version than the one that was seen. */
  | { readonly kind: 'changed-since' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-cancelled' };

export async function findEntry(
  tx: Transaction,
  own: { readonly id: string; readonly organisationId: string },
): Promise<Entry | null> {
  const record = await findBooking(tx, own);
  if (record) return { kind: 'booking', row: { ...record.booking, caller: record.caller } };
  const found = await findOrder(tx, own);
  return found && { kind: 'order', row: { ...found.order, caller: found.caller } };
}

/** The entry that this very request of a call has changed before; by hand the version tells. */
export async function findDone({ tx, actor }: LockedSchedule): Promise<Done | null> {
  const key = requestKeyOf(actor);
  const row = key && (await findChangedBy(tx, key));
  return row && { kind: 'done', entry: { kind: 'booking', row: { ...row, caller: null } } };
}

/** The entry that is meant. A caller reaches only what is to come. */
export async function resolveTarget(
  schedule: LockedSchedule,
  target: Target,
): Promise<{ readonly kind: 'one'; readonly entry: Entry } | NotThere> {
  const { tx, actor, organisationId, locationId, timeZone, country } = schedule;
  if (target.kind === 'seen') {
    const entry = await findEntry(tx, { id: target.id, organisationId });
    return entry ? { kind: 'one', entry } : { kind: 'not-found' };
  }
  const now = localMinute(schedule.nowMs, timeZone);
  const upcoming = (
    await listUpcoming(tx, { organisationId, locationId, fromDate: now.slice(0, 10) })
  ).filter(({ localDate, localTime }) => `${localDate}T${localTime}` >= now);
  const caller = actor.kind === 'caller' ? actor.caller : null;
  const found = resolveBooking(upcoming, target.which, caller, country);
  switch (found.kind) {
    case 'one':
      return { kind: 'one', entry: { kind: 'booking', row: found.booking } };
    case 'choices':
      return { kind: 'which-one', choices: found.choices };
    case 'none':
      return { kind: 'not-found' };
  }
}

/** Whether it is still what was seen. What a caller tells of was looked up just now. */
export function isAsSeen(target: Target, { row }: Entry): boolean {
  return target.kind === 'told' || target.version === row.version;
}

/** Whether an entry can be had at a day and hour; what it holds itself counts as free. */
export function proposeFor(
  { tx, organisationId, locationId, nowMs }: LockedSchedule,
  entry: Entry,
  when: FreeTime,
  options: { anyway: boolean; onlyResourceId: string | null },
): Promise<Exclude<Proposal, { kind: 'which-service' | 'which-resource' }>> {
  const calendar = { organisationId, locationId, nowMs };
  return entry.kind === 'order'
    ? proposePickup(tx, calendar, when, options)
    : proposeMove(tx, calendar, { booking: entry.row, when }, options);
}

/** The entry at a day and hour, holding what was proposed; standing again where it was cancelled. */
export async function writeMove(
  tx: Transaction,
  entry: Entry,
  to: { when: FreeTime; timeZone: string; proposal: Extract<Proposal, { kind: 'free' }> },
): Promise<Entry> {
  const { plan, service } = to.proposal;
  const common = {
    status: 'booked' as const,
    localDate: to.when.date,
    localTime: to.when.time,
    timeZone: to.timeZone,
    startsAt: new Date(plan.span.startMs),
    outsideHours: plan.outsideHours,
  };
  const { caller } = entry.row;
  if (entry.kind === 'order')
    return { kind: 'order', row: { ...(await updateOrder(tx, entry.row, common)), caller } };
  const row = await updateBooking(tx, entry.row, {
    ...common,
    endsAt: new Date(plan.span.endMs),
    ...(service && { serviceId: service.id }),
  });
  await replaceAllocations(tx, row.id, plan.units, plan.span);
  return { kind: 'booking', row: { ...row, caller } };
}

/** The entry cancelled: it holds nothing. */
export async function writeCancel(tx: Transaction, entry: Entry): Promise<Entry> {
  const { caller } = entry.row;
  const status = 'cancelled';
  if (entry.kind === 'order')
    return { kind: 'order', row: { ...(await updateOrder(tx, entry.row, { status })), caller } };
  const row = await updateBooking(tx, entry.row, { status });
  const span = { startMs: row.startsAt.getTime(), endMs: row.endsAt.getTime() };
  await replaceAllocations(tx, row.id, [], span);
  return { kind: 'booking', row: { ...row, caller } };
}
