import type { FreeTime } from '@belldesk/contract/product/bookings';
import { localOf } from '../../time/zonedTime.ts';
import type { Refusal } from '../availability/propose.ts';
import { noSuchResource } from '../bookings/policy.ts';
import { findResource } from '../resources/queries.ts';
import {
  type Command,
  checkIsOpen,
  type LockedSchedule,
  lockScheduleFor,
  mayIgnoreHours,
} from './actor.ts';
import {
  type Done,
  findDone,
  findEntry,
  isAsSeen,
  type NotThere,
  proposeFor,
  resolveTarget,
  type Target,
  writeCancel,
  writeMove,
} from './entry.ts';
import { tellOfChange } from './tellOfChange.ts';

export interface ChangeRequest {
  readonly target: Target;
  /** The customer is to be told. */
  readonly tell: boolean;
}

export interface MoveRequest extends ChangeRequest {
  /** What is left out stays. */
  readonly when: Partial<FreeTime>;
  /** To this resource; null: where it is if that is free, else whatever fits. */
  readonly resourceId: string | null;
  /** Although the business is closed then or the time has passed; not for callers. */
  readonly anyway: boolean;
}

/**
 * Moves a booking or an order, which keeps its id. A call's request that was done before is answered as then.
 * @throws AppError not-found, bad-input for a resource or a customer's address that there is not, conflict where its
 *   location was removed
 */
export async function moveEntry(
  command: Command,
  request: MoveRequest,
): Promise<Done | NotThere | Refusal> {
  const schedule = await lockScheduleOf(command, request.target);
  if (schedule === null) return { kind: 'not-found' };
  const { tx, actor, organisationId, timeZone } = schedule;
  const done = await findDone(schedule);
  if (done) return done;
  const { resourceId: onlyResourceId, target } = request;
  if (onlyResourceId) {
    const resource = await findResource(tx, { id: onlyResourceId, organisationId });
    if (resource?.locationId !== schedule.locationId) throw noSuchResource();
  }
  const found = await resolveTarget(schedule, target);
  if (found.kind !== 'one') return found;
  const { entry } = found;
  if (!isAsSeen(target, entry)) return { kind: 'changed-since' };
  if (entry.row.status === 'cancelled') return { kind: 'cancelled' };
  await checkIsOpen(schedule);
  const { date = entry.row.localDate, time = entry.row.localTime } = request.when;
  const when = { date, time };
  const anyway = mayIgnoreHours(actor, request.anyway);
  const proposal = await proposeFor(schedule, entry, when, { anyway, onlyResourceId });
  if (proposal.kind !== 'free') return proposal;
  const moved = await writeMove(tx, entry, { when, timeZone, proposal });
  await tellOfChange(schedule, entry, { kind: 'moved', ...when, tell: request.tell });
  return { kind: 'done', entry: moved };
}

/**
 * Cancels a booking or an order; what is cancelled already stays so, and nobody is told again.
 * @throws AppError bad-input where the customer is to be told and nothing is known to reach them by
 */
export async function cancelEntry(
  command: Command,
  request: ChangeRequest,
): Promise<Done | NotThere> {
  const schedule = await lockScheduleOf(command, request.target);
  if (schedule === null) return { kind: 'not-found' };
  const done = await findDone(schedule);
  if (done) return done;
  const found = await resolveTarget(schedule, request.target);
  if (found.kind !== 'one') return found;
  const { entry } = found;
  if (entry.row.status === 'cancelled') return { kind: 'done', entry };
  if (!isAsSeen(request.target, entry)) return { kind: 'changed-since' };
  const cancelled = await writeCancel(schedule.tx, entry);
  await tellOfChange(schedule, entry, { kind: 'cancelled', tell: request.tell });
  return { kind: 'done', entry: cancelled };
}

/**
 * Lets a booking or an order that was cancelled stand again, if what it needs is still free. By hand alone: a caller
 * reaches nothing that is cancelled.
 * @throws AppError bad-input where the customer is to be told and nothing is known to reach them by
 */
export async function restoreEntry(
  command: Command,
  request: ChangeRequest & { readonly target: Extract<Target, { kind: 'seen' }> },
): Promise<Done | NotThere | Refusal> {
  const schedule = await lockScheduleOf(command, request.target);
  if (schedule === null) return { kind: 'not-found' };
  const found = await resolveTarget(schedule, request.target);
  if (found.kind !== 'one') return found;
  const { entry } = found;
  if (!isAsSeen(request.target, entry)) return { kind: 'changed-since' };
  if (entry.row.status === 'booked') return { kind: 'not-cancelled' };
  await checkIsOpen(schedule);
  const { timeZone, startsAt } = entry.row;
  const when = localOf(startsAt.getTime(), timeZone);
  // It stood then once: neither the hours nor the time that has passed speak against it.
  const options = { anyway: true, onlyResourceId: null };
  const proposal = await proposeFor(schedule, entry, when, options);
  if (proposal.kind !== 'free') return proposal;
  const restored = await writeMove(schedule.tx, entry, { when, timeZone, proposal });
  await tellOfChange(schedule, entry, { kind: 'restored', tell: request.tell });
  return { kind: 'done', entry: restored };
}

/** Holds the schedule in which the entry stands that is meant; null where there is none. */
async function lockScheduleOf(command: Command, target: Target): Promise<LockedSchedule | null> {
  const { tx, actor } = command;
  if (target.kind === 'told' || actor.kind === 'caller') return lockScheduleFor(command);
  const { organisationId } = actor.member;
  const seen = await findEntry(tx, { id: target.id, organisationId });
  return seen && lockScheduleFor(command, seen.row.locationId);
}
