import { matchService } from '@belldesk/contract/business/matchService';
import { AppError } from '@belldesk/contract/errors';
import type { BookingProblem, FreeTime } from '@belldesk/contract/product/bookings';
import type { Executor } from '../../db/client.ts';
import { nearbyTimes } from './freeTimes.ts';
import { type BookingWish, type Plan, planBooking } from './plan.ts';
import { type BookableService, listBookable } from './queries.ts';
import { type CalendarOf, readStanding } from './standing.ts';
import { plainWish, underHours, wishFor } from './wish.ts';

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

/** Whether a wish can be had at a day and hour, with what it would hold; else what is free near by. */
export async function proposeWish(
  db: Executor,
  calendar: CalendarOf,
  wanted: { wish: BookingWish; said: string; when: FreeTime; service: BookableService | null },
  options: ProposeOptions = {},
): Promise<Exclude<Proposal, { kind: 'which-service' | 'which-resource' }>> {
  const { when, said, service } = wanted;
  const standing = await readStanding(db, calendar, {
    wish: wanted.wish,
    date: when.date,
    exceptId: options.exceptId ?? null,
  });
  const wish = underHours(wanted.wish, said, standing.source);
  const plan = planBooking(standing, wish, when, options.anyway);
  if (plan.ok) return { kind: 'free', plan, service };
  // Without anything that could be taken, every hour of every day would be an offer.
  const offers = service !== null && plan.problem !== 'past';
  return {
    kind: 'refused',
    problem: plan.problem,
    nearby: offers ? nearbyTimes(standing, wish, when) : [],
  };
}

/**
 * The same for what a caller says, who may name a service by other words, or none that there is.
 * @throws AppError bad-input
 */
export async function propose(
  db: Executor,
  calendar: CalendarOf,
  asked: Asked,
  options: ProposeOptions & {
    /** Known already, whatever it was called. */
    readonly serviceId?: string | null;
    /** Of a booking in words alone. */
    readonly durationMinutes?: number | undefined;
  } = {},
): Promise<Proposal> {
  const services = await listBookable(db, calendar.userId);
  const when = { date: asked.date, time: asked.time };
  if (services.length === 0)
    return proposeWish(
      db,
      calendar,
      { wish: plainWish(options.durationMinutes), said: asked.service, when, service: null },
      options,
    );
  const known = services.find(({ id }) => id === options.serviceId);
  const match = known
    ? { kind: 'one' as const, service: known }
    : matchService(asked.service, services);
  if (match.kind !== 'one') {
    const meant = match.kind === 'several' ? match.services : services;
    return { kind: 'which-service', services: meant.map(({ name }) => name) };
  }
  const named = asked.resource ? resourceNamed(asked.resource, match.service) : null;
  if (asked.resource && named === null)
    return { kind: 'which-resource', resources: [...match.service.resourceNames.values()] };
  const onlyResourceId = options.onlyResourceId ?? named;
  const all = wishFor(match.service, asked, options.preferred);
  const units = all.units.filter(({ resourceId }) => resourceId === onlyResourceId);
  if (onlyResourceId !== null && units.length === 0) throw doesNotDo();
  const wish = onlyResourceId === null ? all : { ...all, units };
  const wanted = {
    wish,
    said: `${asked.service} ${match.service.name}`,
    when,
    service: match.service,
  };
  return proposeWish(db, calendar, wanted, options);
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
  const message = 'This resource does not do for the service';
  return new AppError('bad-input', message, { fields: [{ field: 'resourceId', message }] });
}
