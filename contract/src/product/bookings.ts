import { z } from 'zod';
import { localDate, localMoment, localTime } from '../business/localClock.ts';
import { orderItem } from '../voice/tools.ts';
import { cannotTell, customerNotice } from './customerNotice.ts';
import { locationId } from './locations.ts';
import { openDay } from './openingTimes.ts';

export const bookingKind = z.enum(['appointment', 'reservation', 'order']);
export type BookingKind = z.infer<typeof bookingKind>;

/** A resource that is held: of several alike, the one with this number, from 1. */
export const heldResource = z.object({
  id: z.uuid(),
  name: z.string(),
  unit: z.number().int(),
});
export type HeldResource = z.infer<typeof heldResource>;

/** An appointment, a reservation or a pick-up of an order, as the calendar shows it. */
export const calendarEntry = z.object({
  id: z.uuid(),
  /** Where it is; the name also of a location that was deleted since. */
  locationId: z.uuid(),
  locationName: z.string(),
  kind: bookingKind,
  status: z.enum(['booked', 'cancelled']),
  /** Null where the business has no such service set up (any more). */
  serviceId: z.uuid().nullable(),
  /** What is booked, in words; "Order" for an order. */
  service: z.string(),
  /** What it holds; empty where nothing is set up, for orders, and once it is cancelled. */
  resources: z.array(heldResource),
  partySize: z.number().int().nullable(),
  /** Of an order; else empty. */
  items: z.array(orderItem),
  /** Begin and end on the clock of the location, and as moments. */
  date: localDate,
  time: localTime,
  endDate: localDate,
  endTime: localTime,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  name: z.string(),
  /** As given, else the number that they called from. */
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  notes: z.string().nullable(),
  /** What they were told last of a change by hand; null where nobody was told. */
  notice: customerNotice.nullable(),
  /** Booked by hand although the business is closed then. */
  outsideHours: z.boolean(),
  /** Row of the call in which it was made, as /my-assistant/calls/{id} names it; null by hand. */
  callLogId: z.uuid().nullable(),
  /** The customer whose it is; null where neither number nor address is known. */
  customerId: z.uuid().nullable(),
  /** Counts the changes; a change names the version that it saw. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

/** Days that one look at the calendar may span. */
export const MOST_CALENDAR_DAYS = 62;

export const calendarRange = z
  .strictObject({
    /** First and last day, both included. */
    from: localDate,
    to: localDate,
    /** Of this location alone; left out, of all. */
    locationId,
    /** In a query "true" or "false". */
    withCancelled: z.union([z.boolean(), z.stringbool()]).default(false),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day must not be before the first',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_CALENDAR_DAYS * 86_400_000, {
    path: ['to'],
    error: `At most ${MOST_CALENDAR_DAYS} days at once`,
  });

export const calendar = z.object({
  /** The location asked for, or the only one; null where these are of several. */
  locationId: z.uuid().nullable(),
  /** Of that location; of several the one that the oldest has. Each entry tells its own. */
  timeZone: z.string(),
  /** Earliest first. */
  entries: z.array(calendarEntry),
  /** One for every day asked for; of several locations without hours. */
  days: z.array(openDay),
  /** Whether customers can be told by text; by mail they can always, where an address is known. */
  canText: z.boolean(),
  /** Why nobody can be told at all just now; null while they can. */
  cannotTell: cannotTell.nullable(),
});
export type Calendar = z.infer<typeof calendar>;

const name = z.string().trim().min(1, 'Please enter a name').max(120);
const phoneNumber = z.string().trim().max(40).nullable();
const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Please enter an email address, such as pat@example.com'))
  .nullable()
  .default(null);
const notes = z.string().trim().max(1_000).nullable();
const partySize = z.number().int().min(1).max(500).nullable();
/** Books although the business is closed then or the time has passed; never twice over what is held. */
const anyway = z.boolean().default(false);
/** Tells the customer of it, as `reachOf` says; bad-input where nothing is known to reach them by. */
const tell = z.boolean().default(false);

/** Of a browser's own: sent again with the same, a request books nothing more and is answered as before. */
const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits and hyphens')
  .optional();

const whenAndWho = {
  /** Of a service it may be left out: it is booked where the service is. */
  locationId,
  date: localDate,
  time: localTime,
  name,
  phoneNumber,
  email,
  notes,
  anyway,
  idempotencyKey,
};

export const addBookingInput = z.discriminatedUnion('kind', [
  /** Of a service that is set up. */
  z.strictObject({
    kind: z.literal('service'),
    serviceId: z.uuid(),
    partySize,
    /** Wished for; without it whatever is free and fits best. */
    resourceId: z.uuid().nullable().default(null),
    ...whenAndWho,
  }),
  /** In words, for a business without services; holds no resource. */
  z.strictObject({
    kind: z.enum(['appointment', 'reservation']),
    service: z.string().trim().min(1, 'Please enter what is booked').max(120),
    durationMinutes: z.number().int().min(5).max(10_080).default(60),
    partySize,
    ...whenAndWho,
  }),
  z.strictObject({
    kind: z.literal('order'),
    items: z.array(orderItem).min(1, 'Please add at least one item').max(40),
    ...whenAndWho,
  }),
]);
export type AddBookingInput = z.infer<typeof addBookingInput>;

export const moveBookingInput = z.strictObject({
  id: z.uuid(),
  version: z.number().int(),
  date: localDate,
  time: localTime,
  /** To this resource; null: where it is if that is free, else whatever fits. */
  resourceId: z.uuid().nullable().default(null),
  anyway,
  tell,
});
export type MoveBookingInput = z.infer<typeof moveBookingInput>;

export const bookingVersion = z.strictObject({ id: z.uuid(), version: z.number().int(), tell });
export type BookingVersion = z.infer<typeof bookingVersion>;

/** Why nothing can be booked for then. */
export const bookingProblem = z.enum([
  /** Everything that would do is held then. `anyway` does not help. */
  'taken',
  /** More people than any resource of the service takes. `anyway` does not help. */
  'too-many-people',
  /** The clocks are put forward over that hour. `anyway` does not help. */
  'no-such-hour',
  'closed',
  'past',
]);
export type BookingProblem = z.infer<typeof bookingProblem>;

export const freeTime = localMoment;
export type FreeTime = z.infer<typeof freeTime>;

/** A change by hand: done, or why it was not and what is free near by. Another's change meanwhile is a CONFLICT. */
export const bookingAnswer = z.discriminatedUnion('done', [
  z.object({ done: z.literal(true), entry: calendarEntry }),
  z.object({
    done: z.literal(false),
    problem: bookingProblem,
    reason: z.string(),
    /** At most a few, nearest first. */
    nearby: z.array(freeTime),
  }),
]);
export type BookingAnswer = z.infer<typeof bookingAnswer>;

export const freeTimesInput = z.strictObject({
  serviceId: z.uuid(),
  partySize: partySize.default(null),
  date: localDate,
  /** A booking that is to be moved: what it holds counts as free. */
  exceptId: z.uuid().nullable().default(null),
});

export const freeTimes = z.object({
  timeZone: z.string(),
  /** Beginnings that are free on that day, every quarter of an hour. */
  times: z.array(localTime),
  /** Where there is none: closed, full, or too many people. */
  problem: bookingProblem.nullable(),
});
export type FreeTimes = z.infer<typeof freeTimes>;

/** Address of a location's calendar for programs that subscribe to one (RFC 5545); whoever has it can read it. */
export const calendarFeed = z.object({
  locationId: z.uuid(),
  url: z.url(),
  renewedAt: z.iso.datetime(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;
