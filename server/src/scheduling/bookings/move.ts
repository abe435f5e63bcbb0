import { AppError } from '@belldesk/contract/errors';
import type { BookingAnswer, MoveBookingInput } from '@belldesk/contract/product/bookings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';
import { proposeMove } from '../availability/proposeMove.ts';
import { proposePickup } from '../availability/proposePickup.ts';
import { findLocationFacts } from '../availability/queries.ts';
import { askToTell } from '../notices/queueNotice.ts';
import { findResource } from '../resources/queries.ts';
import { writeMove } from '../schedule/writeChange.ts';
import { doneWith, refusedWith } from './answer.ts';
import { customerOfBooking, customerOfOrder } from './customer.ts';
import { holdOpenScheduleOf } from './holdScheduleOf.ts';
import { checkVersion, noSuchBooking, noSuchResource } from './policy.ts';
import { findBooking, findOrder, updateOrder } from './queries.ts';
import { tellEntry } from './tellEntry.ts';

/** Moves by hand. @throws AppError unauthenticated, not-found, conflict, bad-input */
export async function moveBooking({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: MoveBookingInput;
}): Promise<BookingAnswer> {
  const member = requireMember(ctx, 'move a booking');
  return ctx.db.transaction(async (tx) => {
    const { organisationId } = member;
    const at = await holdOpenScheduleOf(tx, { id: input.id, organisationId });
    const nowMs = ctx.clock.nowMs();
    if (input.resourceId !== null) {
      const resource = await findResource(tx, {
        id: input.resourceId,
        organisationId: member.organisationId,
      });
      if (resource?.locationId !== at.locationId) throw noSuchResource();
    }
    return moveIn(tx, { ctx, at, nowMs, input });
  });
}

async function moveIn(
  tx: Transaction,
  { ctx, at, nowMs, input }: { ctx: Ctx; at: LocationKey; nowMs: number; input: MoveBookingInput },
): Promise<BookingAnswer> {
  const own = { id: input.id, organisationId: at.organisationId };
  const { timeZone } = await findLocationFacts(tx, at);
  const calendar = { ...at, nowMs };
  const when = { date: input.date, time: input.time };
  const record = await findBooking(tx, own);
  if (record) {
    const { booking } = record;
    checkStands(booking, input.version);
    const proposal = await proposeMove(
      tx,
      calendar,
      { booking, when },
      { anyway: input.anyway, onlyResourceId: input.resourceId },
    );
    if (proposal.kind !== 'free') return refusedWith(proposal);
    await writeMove(tx, { bookingId: booking.id, when, timeZone, proposal });
    if (input.tell) await askToTell(tx, ctx, customerOfBooking(record), { kind: 'moved', ...when });
    await tellEntry(tx, own, 'booking.moved', nowMs);
    return doneWith(tx, own);
  }
  const found = await findOrder(tx, own);
  if (!found) throw noSuchBooking();
  checkStands(found.order, input.version);
  const proposal = await proposePickup(tx, calendar, when, { anyway: input.anyway });
  if (proposal.kind !== 'free') return refusedWith(proposal);
  await updateOrder(tx, input.id, {
    localDate: input.date,
    localTime: input.time,
    timeZone,
    startsAt: new Date(proposal.plan.span.startMs),
    outsideHours: proposal.plan.outsideHours,
  });
  if (input.tell) await askToTell(tx, ctx, customerOfOrder(found), { kind: 'moved', ...when });
  await tellEntry(tx, own, 'order.moved', nowMs);
  return doneWith(tx, own);
}

function checkStands(
  row: { readonly version: number; readonly status: 'booked' | 'cancelled' },
  seen: number,
): void {
  checkVersion('This booking', seen, row.version);
  if (row.status === 'cancelled') throw new AppError('conflict', 'This booking is cancelled.');
}
