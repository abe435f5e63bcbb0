import type { FreeTime } from '@belldesk/contract/product/bookings';
import { localOf } from '@belldesk/contract/time/zone';
import type { Refusal } from '../availability/propose.ts';
import { noSuchResource } from '../bookings/policy.ts';
import { findResource } from '../resources/queries.ts';
import { type Command, lockScheduleFor, mayIgnoreHours } from './actor.ts';
import {
  type Done,
  findDone,
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
 * @throws AppError not-found, bad-input for a resource or a customer's address that there is not
 */
export async function moveEntry(
  command: Command,
  request: MoveRequest,
): Promise<Done | NotThere | Refusal> {
  const schedule = await lockScheduleFor(command);
  const { tx, actor, organisationId, timeZone } = schedule;
  const done = await findDone(schedule);
  if (done) return done;
  const { resourceId: onlyResourceId, target } = request;
  if (onlyResourceId && !(await findResource(tx, { id: onlyResourceId, organisationId })))
    throw noSuchResource();
  const found = await resolveTarget(schedule, target);
  if (found.kind !== 'one') return found;
  const { entry } = found;
  if (!isAsSeen(target, entry)) return { kind: 'changed-since' };
  if (entry.row.status === 'cancelled') return { kind: 'cancelled' };
  const { date = entry.row.localDate, time = entry.row.localTime } = request.when;
  const when = { date, time };
  const anyway = mayIgnoreHours(actor, request.anyway);
  const proposal = await proposeFor(schedule, entry, when, { timeZone, anyway, onlyResourceId });
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
  const schedule = await lockScheduleFor(command);
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
  const schedule = await lockScheduleFor(command);
  const found = await resolveTarget(schedule, request.target);
  if (found.kind !== 'one') return found;
  const { entry } = found;
  if (!isAsSeen(request.target, entry)) return { kind: 'changed-since' };
  if (entry.row.status === 'booked') return { kind: 'not-cancelled' };
  const { timeZone, startsAt } = entry.row;
  const when = localOf(startsAt.getTime(), timeZone);
  // It stood then once: neither the hours nor the time that has passed speak against it.
  const options = { timeZone, anyway: true, onlyResourceId: null };
  const proposal = await proposeFor(schedule, entry, when, options);
  if (proposal.kind !== 'free') return proposal;
  const restored = await writeMove(schedule.tx, entry, { when, timeZone, proposal });
  await tellOfChange(schedule, entry, { kind: 'restored', tell: request.tell });
  return { kind: 'done', entry: restored };
}
