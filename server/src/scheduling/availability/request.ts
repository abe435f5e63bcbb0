import type { ServiceKind } from '@belldesk/contract/product/services';
import { MINUTES_OF_DAY } from '@belldesk/contract/time/minutes';
import type { SlotRequest } from './plan.ts';
import type { BookableService } from './queries.ts';

/** From so long on, what is booked is a stay over night. */
const OVERNIGHT_MINUTES = 720;
const MOST_NIGHTS = 30;
/** How long what is booked in words alone is shown in the calendar. */
const PLAIN_MINUTES = 60;

/** Guests arrive when the desk is closed too. */
const ROUND_THE_CLOCK = /\b(?:rooms?|suites?|stay|nights?)\b/i;
const RESERVED = /\b(?:tables?|rooms?|suites?|stay|nights?|reservations?)\b/i;

/** "2 nights, quiet room": what the receptionist notes of a stay. */
function nightsIn(notes: string | null | undefined): number {
  const nights = /^(\d+) (?:nights?|noches?|nuits?)\b/.exec(notes ?? '')?.[1];
  return Math.min(Number(nights ?? 1) || 1, MOST_NIGHTS);
}

/** What a booking of a service wants; `preferred` resources first. */
export function slotRequestFor(
  service: BookableService,
  what: { partySize?: number | null | undefined; notes?: string | null | undefined },
  preferred: readonly string[] = [],
): SlotRequest {
  const more = service.durationMinutes >= OVERNIGHT_MINUTES ? nightsIn(what.notes) - 1 : 0;
  return {
    kind: service.kind,
    durationMinutes: service.durationMinutes + more * MINUTES_OF_DAY,
    units: service.units,
    partySize: what.partySize ?? 1,
    preferred,
    roundTheClock: false,
  };
}

/** What is booked in words alone: only its beginning must lie in the hours. */
export function plainSlotRequest(durationMinutes = PLAIN_MINUTES): SlotRequest {
  return {
    kind: 'reservation',
    durationMinutes,
    units: [],
    partySize: 1,
    preferred: [],
    roundTheClock: false,
  };
}

/** Of a booking in words alone. */
export function kindOf(said: string): ServiceKind {
  return RESERVED.test(said) ? 'reservation' : 'appointment';
}

/** The hours that an owner wrote are the desk's, where rooms are let; those of the calendar are meant. */
export function underHours(slotRequest: SlotRequest, said: string, source: string): SlotRequest {
  return { ...slotRequest, roundTheClock: source !== 'calendar' && ROUND_THE_CLOCK.test(said) };
}
