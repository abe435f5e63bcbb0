import type { AddBookingInput, BookingAnswer } from '@belldesk/contract/product/bookings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { resolveCustomer } from '../../customers/resolveCustomer.ts';
import type { Transaction } from '../../db/client.ts';
import { type Proposal, proposeWish } from '../availability/propose.ts';
import { proposePickup } from '../availability/proposePickup.ts';
import { findBookable, findLocationFacts, replaceAllocations } from '../availability/queries.ts';
import { plainWish, wishFor } from '../availability/request.ts';
import type { CalendarOf } from '../availability/upcoming.ts';
import { holdLocation } from '../schedule/holdLocation.ts';
import { storedNumber } from '../schedule/resolveBooking.ts';
import { doneWith, refusedWith } from './answer.ts';
import { entryOf } from './entries.ts';
import { onlyUnitsOf } from './onlyUnitsOf.ts';
import { noSuchService } from './policy.ts';
import { findMadeByHand, insertByHand, insertOrderByHand } from './queries.ts';
import { tellEntry } from './tellEntry.ts';

type Free = Extract<Proposal, { kind: 'free' }>;
type ByHand = Exclude<AddBookingInput, { kind: 'order' }>;

/** Books by hand; the same request again is answered with what it booked. @throws AppError unauthenticated, not-found, bad-input */
export async function addBooking({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddBookingInput;
}): Promise<BookingAnswer> {
  const member = requireMember(ctx, 'book');
  return ctx.db.transaction(async (tx) => {
    const { id: locationId } = await holdLocation(
      tx,
      member.organisationId,
      await placeAsked(tx, member.organisationId, input),
    );
    const made = await findMadeByHand(tx, member.organisationId, input.idempotencyKey);
    if (made !== null) return { done: true, entry: await entryOf(tx, { ...member, id: made }) };
    const at = { organisationId: member.organisationId, locationId };
    const { timeZone, country, assistantId } = await findLocationFacts(tx, at);
    const calendar = { ...at, nowMs: ctx.clock.nowMs() };
    const when = { date: input.date, time: input.time };
    const customerId = () =>
      resolveCustomer(tx, {
        organisationId: member.organisationId,
        country,
        name: input.name,
        phoneNumber: input.phoneNumber,
        caller: null,
        email: input.email,
        nowMs: calendar.nowMs,
      });
    const common = {
      ...at,
      assistantId,
      localDate: input.date,
      localTime: input.time,
      timeZone,
      name: input.name,
      phoneNumber: storedNumber(input.phoneNumber, country),
      email: input.email,
      notes: input.notes === '' ? null : input.notes,
      idempotencyKey: input.idempotencyKey ?? null,
      createdAt: new Date(calendar.nowMs),
    };
    if (input.kind === 'order') {
      const proposal = await proposePickup(tx, calendar, when, input);
      if (proposal.kind !== 'free') return refusedWith(proposal);
      const { span, outsideHours } = proposal.plan;
      const startsAt = new Date(span.startMs);
      const values = {
        ...common,
        customerId: await customerId(),
        items: input.items,
        startsAt,
        outsideHours,
      };
      const own = {
        id: await insertOrderByHand(tx, values),
        organisationId: member.organisationId,
      };
      await tellEntry(tx, own, 'order.placed', calendar.nowMs);
      return doneWith(tx, own);
    }
    const proposal = await proposeByHand(tx, calendar, input);
    if (proposal.kind !== 'free') return refusedWith(proposal);
    const { span, units, outsideHours } = proposal.plan;
    const id = await insertByHand(tx, {
      ...common,
      customerId: await customerId(),
      ...whatIsBooked(input, proposal),
      partySize: input.partySize,
      startsAt: new Date(span.startMs),
      endsAt: new Date(span.endMs),
      outsideHours,
    });
    await replaceAllocations(tx, id, units, span);
    const own = { id, organisationId: member.organisationId };
    await tellEntry(tx, own, 'booking.made', calendar.nowMs);
    return doneWith(tx, own);
  });
}

/** A service is booked where it is. @throws AppError not-found of the service at the location that is named */
async function placeAsked(
  tx: Transaction,
  organisationId: string,
  input: AddBookingInput,
): Promise<string | undefined> {
  if (input.kind !== 'service') return input.locationId;
  const service = await findBookable(tx, { id: input.serviceId, organisationId });
  if (!service || (input.locationId ?? service.locationId) !== service.locationId)
    throw noSuchService();
  return service.locationId;
}

async function proposeByHand(tx: Transaction, calendar: CalendarOf, input: ByHand) {
  const when = { date: input.date, time: input.time };
  const options = { anyway: input.anyway };
  if (input.kind !== 'service') {
    const wish = plainWish(input.durationMinutes);
    return proposeWish(tx, calendar, { wish, said: input.service, when, service: null }, options);
  }
  const { organisationId } = calendar;
  const service = await findBookable(tx, { id: input.serviceId, organisationId });
  if (!service) throw noSuchService();
  const wish = await onlyUnitsOf(tx, organisationId, wishFor(service, input), input.resourceId);
  return proposeWish(tx, calendar, { wish, said: service.name, when, service }, options);
}

function whatIsBooked(input: ByHand, { service }: Free) {
  return input.kind === 'service'
    ? {
        serviceId: input.serviceId,
        kind: service?.kind ?? ('appointment' as const),
        service: service?.name ?? '',
      }
    : { kind: input.kind, service: input.service };
}
