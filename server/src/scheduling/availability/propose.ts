import { matchService } from '@belldesk/contract/business/matchService';
import { AppError } from '@belldesk/contract/errors';
import type { BookingProblem, FreeTime } from '@belldesk/contract/product/bookings';
import type { Executor } from '../../db/client.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';
import { isWithin } from './businessHours.ts';
import { chooseUnits } from './chooseUnits.ts';
import { nearbyTimes } from './freeTimes.ts';
import { type Plan, planBooking, type ScheduleSnapshot, type SlotRequest, spanOf } from './plan.ts';
import { type BookableService, findBookable, listReservable, listServiceRows } from './queries.ts';
import { plainSlotRequest, slotRequestFor, underHours } from './request.ts';
import { type CalendarOf, readStanding } from './upcoming.ts';

export interface Asked extends FreeTime {
  /** In the caller's words. */
  readonly service: string;
  readonly partySize?: number | null | undefined;
  /** Name of a person, table or room that is asked for; nothing else does then. */
  readonly resource?: string | null | undefined;
  readonly notes?: string | null | undefined;
}

export type Refusal = {
  readonly kind: 'refused';
  readonly problem: BookingProblem;
  readonly nearby: readonly FreeTime[];
  /** It begins in the hours and would end after them. */
  readonly runsOver?: boolean;
  /** Names of what else is free then, where one was asked for by name. */
  readonly others?: readonly string[];
  /** Names of the services that take so many people. */
  readonly roomier?: readonly string[];
};

export type Proposal =
  | {
      readonly kind: 'free';
      readonly plan: Extract<Plan, { ok: true }>;
      /** Null where the business has set up none. */
      readonly service: BookableService | null;
    }
  | Refusal
  | { readonly kind: 'which-service'; readonly services: readonly string[] }
  | { readonly kind: 'which-resource'; readonly resources: readonly string[] };

export interface ProposeOptions {
  /** A booking that is to be moved: what it holds counts as free. */
  readonly exceptId?: string | null;
  /** Resources to be taken first. */
  readonly preferred?: readonly string[];
  /** Nothing but this resource does. */
  readonly onlyResourceId?: string | null;
  /** By hand: although the business is closed then, or the time has passed. */
  readonly anyway?: boolean;
}

interface ResolveOptions extends ProposeOptions {
  /** Known already, whatever it was called. */
  readonly serviceId?: string | null;
  /** Of a booking in words alone. */
  readonly durationMinutes?: number | undefined;
}

/** Whether a request can be had at a day and hour, with what it would hold; else what is free near by. */
export async function proposeSlot(
  db: Executor,
  calendar: CalendarOf,
  wanted: {
    slotRequest: SlotRequest;
    said: string;
    when: FreeTime;
    service: BookableService | null;
  },
  options: ProposeOptions = {},
): Promise<Exclude<Proposal, { kind: 'which-service' | 'which-resource' }>> {
  const { when, said, service } = wanted;
  const standing = await readStanding(db, calendar, {
    slotRequest: wanted.slotRequest,
    date: when.date,
    exceptId: options.exceptId ?? null,
  });
  const slotRequest = underHours(wanted.slotRequest, said, standing.source);
  const plan = planBooking(standing, slotRequest, when, options.anyway);
  if (plan.ok) return { kind: 'free', plan, service };
  // Without anything that could be taken, every hour of every day would be an offer.
  const offers = service !== null && plan.problem !== 'past';
  return {
    kind: 'refused',
    problem: plan.problem,
    nearby: offers ? nearbyTimes(standing, slotRequest, when) : [],
    ...(plan.problem === 'closed' && beginsOpen(standing, slotRequest, when) && { runsOver: true }),
    ...(plan.problem === 'taken' &&
      service && { others: othersFree(standing, slotRequest, when, service) }),
  };
}

function beginsOpen(standing: ScheduleSnapshot, slotRequest: SlotRequest, when: FreeTime): boolean {
  const span = spanOf(when, slotRequest, standing.timeZone);
  return span !== null && isWithin(standing.open, span, 'reservation');
}

/** Who else does for a service and is free then, of those that the request leaves out. */
function othersFree(
  standing: ScheduleSnapshot,
  slotRequest: SlotRequest,
  when: FreeTime,
  service: BookableService,
): string[] {
  const left = service.units.filter(
    ({ resourceId }) => !slotRequest.units.some((unit) => unit.resourceId === resourceId),
  );
  return [...service.resourceNames].flatMap(([id, name]) => {
    const units = left.filter(({ resourceId }) => resourceId === id);
    return units.length > 0 && planBooking(standing, { ...slotRequest, units }, when).ok
      ? [name]
      : [];
  });
}

/**
 * The same for what a caller says, who may name a service by other words, or none that there is.
 * @throws AppError bad-input
 */
export async function propose(
  db: Executor,
  calendar: CalendarOf,
  asked: Asked,
  options: ResolveOptions = {},
): Promise<Proposal> {
  const wanted = await resolveSlotRequest(db, calendar, asked, options);
  if (wanted.kind !== 'slotRequest') return wanted;
  const when = { date: asked.date, time: asked.time };
  const proposal = await proposeSlot(db, calendar, { ...wanted, when }, options);
  if (proposal.kind !== 'refused' || proposal.problem !== 'too-many-people') return proposal;
  return { ...proposal, roomier: await takingAll(db, calendar, wanted.slotRequest) };
}

/** Names of the services for parties in which this one finds room. */
export async function takingAll(
  db: Executor,
  at: LocationKey,
  { kind, partySize }: SlotRequest,
): Promise<string[]> {
  if (kind !== 'reservation') return [];
  const anyTime = { startMs: 0, endMs: 0 };
  const services = await listReservable(db, at);
  return services
    .filter((one) => one.units.length > 0)
    .filter(({ units }) => chooseUnits({ kind, units, partySize }, anyTime, []).kind === 'units')
    .map(({ name }) => name);
}

type Resolved =
  | {
      readonly kind: 'slotRequest';
      readonly slotRequest: SlotRequest;
      readonly said: string;
      readonly service: BookableService | null;
    }
  | Extract<Proposal, { kind: 'which-service' | 'which-resource' }>;

/** What is to be booked by what a caller says of it. @throws AppError bad-input */
export async function resolveSlotRequest(
  db: Executor,
  at: LocationKey,
  asked: Omit<Asked, 'date' | 'time'>,
  options: ResolveOptions = {},
): Promise<Resolved> {
  const services = await listServiceRows(db, at);
  if (services.length === 0)
    return {
      kind: 'slotRequest',
      slotRequest: plainSlotRequest(options.durationMinutes),
      said: asked.service,
      service: null,
    };
  const known = services.find(({ id }) => id === options.serviceId);
  const match = known
    ? { kind: 'one' as const, service: known }
    : matchService(asked.service, services);
  if (match.kind !== 'one') {
    const meant = match.kind === 'several' ? match.services : services;
    return { kind: 'which-service', services: meant.map(({ name }) => name) };
  }
  const { organisationId } = at;
  const service = await findBookable(db, { id: match.service.id, organisationId });
  // Deleted between the two looks.
  if (service === null) return { kind: 'which-service', services: [] };
  const named = asked.resource ? resourceNamed(asked.resource, service) : null;
  if (asked.resource && named === null)
    return { kind: 'which-resource', resources: [...service.resourceNames.values()] };
  const onlyResourceId = options.onlyResourceId ?? named;
  const all = slotRequestFor(service, asked, options.preferred);
  const units = all.units.filter(({ resourceId }) => resourceId === onlyResourceId);
  if (onlyResourceId !== null && units.length === 0) throw doesNotDo();
  const slotRequest = onlyResourceId === null ? all : { ...all, units };
  return { kind: 'slotRequest', slotRequest, said: `${asked.service} ${service.name}`, service };
}

/** "Dr. Okafor", "doctor okafor" and "Okafor" are one. Null where nothing of that name does for the service. */
function resourceNamed(said: string, { resourceNames }: BookableService): string | null {
  const wanted = nameWords(said);
  const fitting = [...resourceNames].filter(([, name]) => {
    const words = nameWords(name);
    return (
      wanted.length > 0 &&
      (wanted.every((word) => words.includes(word)) || words.every((word) => wanted.includes(word)))
    );
  });
  const [only] = fitting;
  return fitting.length === 1 && only ? only[0] : null;
}

function nameWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(?:dr|doctor|mr|mrs|ms|miss|the)$/.test(word));
}

/** A resource that was asked for by hand is none of the service's. */
export function doesNotDo(): AppError {
  const message = 'This service cannot use that resource';
  return new AppError('bad-input', message, { fields: [{ field: 'resourceId', message }] });
}
