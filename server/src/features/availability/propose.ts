import { AppError } from '@belldesk/contract/errors';
import type { BookingProblem, FreeTime } from '@belldesk/contract/product/bookings';
import type { Executor } from '../../db/client.ts';
import { nearbyTimes } from './freeTimes.ts';
import { matchService } from './matchService.ts';
import { type BookingWish, type Plan, planBooking } from './plan.ts';
import { type BookableService, listBookable } from './queries.ts';
import { type CalendarOf, readStanding } from './standing.ts';
import { plainWish, underHours, wishFor } from './wish.ts';

export interface Asked extends FreeTime {
  /** In the caller's words. */
  readonly service: string;
  readonly partySize?: number | null | undefined;
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
  | { readonly kind: 'which-service'; readonly services: readonly string[] };

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
): Promise<Exclude<Proposal, { kind: 'which-service' }>> {
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
  const { onlyResourceId = null } = options;
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

/** A resource that was asked for by hand is none of the service's. */
export function doesNotDo(): AppError {
  const message = 'This resource does not do for the service';
  return new AppError('bad-input', message, { fields: [{ field: 'resourceId', message }] });
}
