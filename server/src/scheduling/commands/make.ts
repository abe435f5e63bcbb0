import type { FreeTime } from '@belldesk/contract/product/bookings';
import type { ServiceKind } from '@belldesk/contract/product/services';
import type { OrderItem } from '@belldesk/contract/voice/tools';
import { resolveCustomer } from '../../customers/resolveCustomer.ts';
import { resolveLocation } from '../../organisations/locations/policy.ts';
import { listLocations } from '../../organisations/locations/queries.ts';
import { doesNotDo, type Proposal, propose, proposeSlot } from '../availability/propose.ts';
import { proposePickup } from '../availability/proposePickup.ts';
import { findBookable, replaceAllocations } from '../availability/queries.ts';
import { kindOf, plainSlotRequest, slotRequestFor } from '../availability/request.ts';
import { noSuchResource, noSuchService } from '../bookings/policy.ts';
import { findResource } from '../resources/queries.ts';
import type { StandingBooking } from '../schedule/queries.ts';
import { storedNumber } from '../schedule/resolveBooking.ts';
import {
  type Actor,
  type Command,
  checkIsOpen,
  type LockedSchedule,
  lockScheduleFor,
  mayIgnoreHours,
  requestKeyOf,
} from './actor.ts';
import { findSameBooking, findSameOrder } from './askedAgain.ts';
import { type Done, type Entry, findEntry } from './entry.ts';
import { findMade, insertBooking, insertOrder, type PlacedOrder } from './queries.ts';
import { tellOfChange } from './tellOfChange.ts';

/** For when and for whom. */
export interface MakeRequest {
  readonly when: FreeTime;
  readonly name: string;
  /** As it was given. */
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly notes: string | null;
  /** Although the business is closed then or the time has passed; not for callers. */
  readonly anyway: boolean;
  /** By hand: where. A service is booked where it is; else left out, at the only location. */
  readonly locationId?: string | undefined;
}

/** What is booked: */
export type Wanted =
  /** in a caller's words, who may ask for a person, a table or a room by its name; */
  | { readonly kind: 'said'; readonly service: string; readonly resource: string | undefined }
  /** a service that is set up; null is any resource that does for it; */
  | { readonly kind: 'service'; readonly serviceId: string; readonly resourceId: string | null }
  /** in words, of a business without services. It holds nothing. */
  | {
      readonly kind: 'plain';
      readonly as: ServiceKind;
      readonly service: string;
      readonly durationMinutes: number;
    };

export interface BookingRequest extends MakeRequest {
  readonly wanted: Wanted;
  readonly partySize: number | null;
}

export interface OrderRequest extends MakeRequest {
  readonly items: readonly OrderItem[];
}

/** They hold the very same already, and nothing was added. Only callers are told so: an owner sees it. */
export interface HeldAlready<T> {
  readonly kind: 'held-already';
  readonly row: T;
}

type Refused = Exclude<Proposal, { kind: 'free' }>;
type Free = Extract<Proposal, { kind: 'free' }>;

/**
 * Books what is free; the same request again is answered with what it booked.
 * @throws AppError not-found, bad-input for a service, a resource or a location that there is not
 */
export async function makeBooking(
  command: Command,
  request: BookingRequest,
): Promise<Done | HeldAlready<StandingBooking> | Refused> {
  const { wanted } = request;
  const schedule = await lockScheduleFor(command, await locationOf(command, request, wanted));
  const made = await findMadeBefore(schedule);
  if (made) return made;
  await checkIsOpen(schedule);
  const same =
    wanted.kind === 'said'
      ? await findSameBooking(schedule, { ...request, service: wanted.service })
      : null;
  if (same) return { kind: 'held-already', row: same };
  const proposal = await proposeBooking(schedule, request);
  if (proposal.kind !== 'free') return proposal;
  const { span, units } = proposal.plan;
  const row = await insertBooking(schedule.tx, {
    ...(await commonColumns(schedule, request, proposal)),
    ...bookedColumns(wanted, proposal),
    partySize: request.partySize,
    endsAt: new Date(span.endMs),
  });
  await replaceAllocations(schedule.tx, row.id, units, span);
  return finish(schedule, { kind: 'booking', row: { ...row, caller: null } });
}

/** Takes an order to be picked up; the same request again is answered with what it ordered. */
export async function placeOrder(
  command: Command,
  request: OrderRequest,
): Promise<Done | HeldAlready<PlacedOrder> | Refused> {
  const schedule = await lockScheduleFor(command, await locationOf(command, request));
  const made = await findMadeBefore(schedule);
  if (made) return made;
  await checkIsOpen(schedule);
  const same = await findSameOrder(schedule, request);
  if (same) return { kind: 'held-already', row: same };
  const { tx, actor } = schedule;
  const anyway = mayIgnoreHours(actor, request.anyway);
  const proposal = await proposePickup(tx, schedule, request.when, { anyway });
  if (proposal.kind !== 'free') return proposal;
  const row = await insertOrder(tx, {
    ...(await commonColumns(schedule, request, proposal)),
    items: [...request.items],
  });
  return finish(schedule, { kind: 'order', row: { ...row, caller: null } });
}

/** Where it is to be booked; what nobody says is left to the call, or to the only location. */
async function locationOf(
  { tx, actor }: Command,
  { locationId }: MakeRequest,
  wanted?: Wanted,
): Promise<string | undefined> {
  if (actor.kind === 'caller') return undefined;
  const { organisationId } = actor.member;
  const named = locationId && (await resolveLocation(tx, organisationId, locationId)).id;
  if (wanted?.kind !== 'service') return named;
  const service = await findBookable(tx, { id: wanted.serviceId, organisationId });
  // It may have been deleted since this very request was answered, which is answered the same again.
  if (!service) return named ?? (await listLocations(tx, organisationId))[0]?.id;
  if ((named ?? service.locationId) !== service.locationId) throw noSuchService();
  return service.locationId;
}

async function finish(schedule: LockedSchedule, entry: Entry): Promise<Done> {
  await tellOfChange(schedule, entry, { kind: 'made' });
  return { kind: 'done', entry };
}

async function findMadeBefore({ tx, actor, organisationId }: LockedSchedule): Promise<Done | null> {
  const by = requestOf(actor);
  const id = by && (await findMade(tx, by));
  const entry = id && (await findEntry(tx, { id, organisationId }));
  return entry ? { kind: 'done', entry } : null;
}

function requestOf(actor: Actor) {
  if (actor.kind === 'caller') return requestKeyOf(actor);
  const { idempotencyKey, member } = actor;
  return idempotencyKey === undefined
    ? null
    : { organisationId: member.organisationId, idempotencyKey };
}

async function proposeBooking(
  schedule: LockedSchedule,
  { wanted, when, partySize, notes, anyway }: BookingRequest,
): Promise<Proposal> {
  const { tx, organisationId } = schedule;
  const options = { anyway: mayIgnoreHours(schedule.actor, anyway) };
  if (wanted.kind === 'said') {
    const { service, resource } = wanted;
    return propose(tx, schedule, { service, resource, partySize, notes, ...when }, options);
  }
  if (wanted.kind === 'plain') {
    const slotRequest = plainSlotRequest(wanted.durationMinutes);
    return proposeSlot(
      tx,
      schedule,
      { slotRequest, said: wanted.service, when, service: null },
      options,
    );
  }
  const service = await findBookable(tx, { id: wanted.serviceId, organisationId });
  if (!service) throw noSuchService();
  const all = slotRequestFor(service, { partySize, notes });
  const { resourceId } = wanted;
  const slotRequest =
    resourceId === null
      ? all
      : { ...all, units: all.units.filter((unit) => unit.resourceId === resourceId) };
  if (resourceId !== null) {
    if (!(await findResource(tx, { id: resourceId, organisationId }))) throw noSuchResource();
    if (slotRequest.units.length === 0) throw doesNotDo();
  }
  return proposeSlot(tx, schedule, { slotRequest, said: service.name, when, service }, options);
}

function bookedColumns(wanted: Wanted, { service }: Free) {
  switch (wanted.kind) {
    case 'said':
      return {
        serviceId: service?.id ?? null,
        kind: service?.kind ?? kindOf(wanted.service),
        service: wanted.service,
      };
    case 'service':
      return {
        serviceId: wanted.serviceId,
        kind: service?.kind ?? ('appointment' as const),
        service: service?.name ?? '',
      };
    case 'plain':
      return { serviceId: null, kind: wanted.as, service: wanted.service };
  }
}

/** The columns that bookings and orders have in common. */
async function commonColumns(schedule: LockedSchedule, request: MakeRequest, { plan }: Free) {
  const { actor, organisationId, locationId, assistantId, timeZone, country, nowMs } = schedule;
  const { when, name, phoneNumber, email, notes } = request;
  return {
    ...requestKeyOf(actor),
    idempotencyKey: actor.kind === 'owner' ? (actor.idempotencyKey ?? null) : null,
    organisationId,
    locationId,
    assistantId,
    localDate: when.date,
    localTime: when.time,
    timeZone,
    startsAt: new Date(plan.span.startMs),
    outsideHours: plan.outsideHours,
    customerId: await customerFor(schedule, { name, phoneNumber, email }),
    name,
    phoneNumber: storedNumber(phoneNumber, country),
    email,
    notes,
    createdAt: new Date(nowMs),
  };
}

/** The customer for whom something is written down; null in the owner's own trial calls, which make nobody one. */
export async function customerFor(
  where: Pick<LockedSchedule, 'tx' | 'actor' | 'organisationId' | 'country' | 'nowMs'>,
  who: {
    readonly name: string | null;
    readonly phoneNumber: string | null;
    readonly email: string | null;
  },
): Promise<string | null> {
  const { tx, actor, organisationId, country, nowMs } = where;
  if (actor.kind === 'caller' && actor.place.byOwner) return null;
  const caller = actor.kind === 'caller' ? actor.caller : null;
  return resolveCustomer(tx, { ...who, organisationId, country, nowMs, caller });
}
