import { z } from 'zod';
import { localDate, localMoment, localTime } from '../business/localClock.ts';

export const bookAppointmentArguments = z.object({
  /** "table", "haircut", "double room", "appointment" */
  service: z.string().min(1).max(120),
  partySize: z.number().int().min(1).max(500).optional(),
  date: localDate,
  time: localTime,
  /** The person, table or room that the caller asked for by name; left out where any will do. */
  resource: z.string().min(1).max(80).optional(),
  name: z.string().min(1).max(120),
  /** As the caller said it; E.164 where it parses. */
  phoneNumber: z.string().max(40).optional(),
  notes: z.string().max(1_000).optional(),
});
export type BookAppointmentArguments = z.infer<typeof bookAppointmentArguments>;

export const takeMessageArguments = z.object({
  message: z.string().min(1).max(2_000),
  name: z.string().max(120).optional(),
  phoneNumber: z.string().max(40).optional(),
  /** The caller says that it cannot wait. */
  urgent: z.boolean().optional(),
  /** The day and time of the caller's booking that it is about; it is noted on that booking too. */
  about: z.object({ date: localDate.optional(), time: localTime.optional() }).optional(),
});
export type TakeMessageArguments = z.infer<typeof takeMessageArguments>;

/** A day and hour, or a span of days and a part of each; the tool lists what is free in a span. */
export const checkAvailabilityArguments = z.object({
  service: z.string().min(1).max(120),
  partySize: z.number().int().min(1).max(500).optional(),
  /** Of a stay. */
  nights: z.number().int().min(1).max(365).optional(),
  /** The day, or the first of several. */
  date: localDate,
  /** Left out where the caller asks what is free. */
  time: localTime.optional(),
  /** The last of several days. */
  lastDate: localDate.optional(),
  /** Without a time: the earliest and the latest at which it may begin. */
  from: localTime.optional(),
  to: localTime.optional(),
  /** As bookAppointment has it. */
  resource: z.string().min(1).max(80).optional(),
});

/** Which booking is meant: by its id from a tool's choices, else by name or number and day. */
const whichBooking = {
  bookingId: z.uuid().optional(),
  name: z.string().min(1).max(120).optional(),
  phoneNumber: z.string().max(40).optional(),
  /** The day and time for which it is booked now. */
  date: localDate.optional(),
  time: localTime.optional(),
};

export const findBookingArguments = z.object({
  name: z.string().min(1).max(120),
  /** The number under which it was made; the number of the call counts too. */
  phoneNumber: z.string().max(40).optional(),
});

export const cancelBookingArguments = z.object(whichBooking);

export const moveBookingArguments = z
  .object({
    ...whichBooking,
    newDate: localDate.optional(),
    newTime: localTime.optional(),
  })
  .refine(({ newDate, newTime }) => newDate !== undefined || newTime !== undefined, {
    path: ['newTime'],
    error: 'a new date or a new time is needed',
  });

export const orderItem = z.object({
  name: z.string().min(1).max(120),
  quantity: z.number().int().min(1).max(200),
});
export type OrderItem = z.infer<typeof orderItem>;

export const placeOrderArguments = z.object({
  items: z.array(orderItem).min(1).max(40),
  /** When it is picked up. */
  date: localDate,
  time: localTime,
  name: z.string().min(1).max(120),
  phoneNumber: z.string().max(40).optional(),
  notes: z.string().max(1_000).optional(),
});

export const BOOK_APPOINTMENT = 'bookAppointment';
export const TAKE_MESSAGE = 'takeMessage';
export const CHECK_AVAILABILITY = 'checkAvailability';
export const CANCEL_BOOKING = 'cancelBooking';
export const FIND_BOOKING = 'findBooking';
export const MOVE_BOOKING = 'moveBooking';
export const PLACE_ORDER = 'placeOrder';

/** A booking as it stands in the diary. */
export const diaryEntry = z.object({
  id: z.uuid(),
  service: z.string(),
  partySize: z.number().int().optional(),
  date: localDate,
  time: localTime,
  name: z.string(),
});
export type DiaryEntry = z.infer<typeof diaryEntry>;

/** Why a tool did nothing, where a caller can be told more than that it did not work. */
export const toolProblem = z.enum([
  /** No booking of that name or number is in the diary. */
  'not-found',
  /** `choices` may be meant, and only the caller can say which: one whose name differs, or several. */
  'which-one',
  /** The same name and number hold a booking at that very time. */
  'already-booked',
  'closed',
  /** It begins while they are open, and would end after they close. */
  'runs-over',
  'past',
  /** Everything that would do is held then; `nearby` is free. */
  'taken',
  /** More people than anything of the service takes; `services` take so many. */
  'too-many-people',
  /** What was asked for is none of the `services`, or several of them. */
  'which-service',
  /** Whom or what the caller asked for by name does not do this service; `resources` do. */
  'which-resource',
  /** No answer came, or none that can be read: it may have been done or not. */
  'uncertain',
]);
export type ToolProblem = z.infer<typeof toolProblem>;

/**
 * `result` text of every tool that writes something down, as JSON. "Booked", "cancelled" or "ordered"
 * may be spoken only for `ok: true`.
 */
export const toolResult = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    id: z.uuid(),
    /** A number that the caller may be told. */
    reference: z.string().min(1).max(40).optional(),
    /** The booking that was cancelled or moved, as it stands now. */
    booking: diaryEntry.optional(),
  }),
  z.object({
    ok: z.literal(false),
    reason: z.string(),
    problem: toolProblem.optional(),
    /** What stands there already. */
    booking: diaryEntry.optional(),
    choices: z.array(diaryEntry).optional(),
    /** Days and hours that are free instead, nearest first. */
    nearby: z.array(localMoment).optional(),
    /** Names of what can be booked. */
    services: z.array(z.string()).optional(),
    /** Names of what does for the service. */
    resources: z.array(z.string()).optional(),
    /** Names of who or what else is free at that very time, where one was asked for by name. */
    others: z.array(z.string()).optional(),
  }),
]);
export type ToolResult = z.infer<typeof toolResult>;

/** `result` text of checkAvailability, as JSON. */
export const availabilityResult = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    available: z.boolean(),
    /** Without a time: a few of what is free in the span, earliest first. */
    free: z.array(localMoment).optional(),
    /** Why it is not free. */
    reason: z.string().optional(),
    problem: toolProblem.optional(),
    /** Days and hours that are free instead, nearest first. */
    nearby: z.array(localMoment).optional(),
    /** Names of who or what else is free at that very time, where one was asked for by name. */
    others: z.array(z.string()).optional(),
    /** Names of the services that take so many people. */
    services: z.array(z.string()).optional(),
  }),
  z.object({
    ok: z.literal(false),
    reason: z.string(),
    problem: toolProblem.optional(),
    /** Names of what can be booked. */
    services: z.array(z.string()).optional(),
    /** Names of what does for the service. */
    resources: z.array(z.string()).optional(),
  }),
]);
export type AvailabilityResult = z.infer<typeof availabilityResult>;

/** `result` text of findBooking, as JSON: those to come of this very caller, soonest first. */
export const findBookingResult = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), bookings: z.array(diaryEntry) }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);
export type FindBookingResult = z.infer<typeof findBookingResult>;

/** The tools that the product gives every assistant, as the voice API takes them. */
export const receptionistTools = [
  {
    type: 'function' as const,
    function: {
      name: BOOK_APPOINTMENT,
      description:
        'Books a reservation or appointment. Call it only after the caller agreed to what you read back; when it answers that this time is not free, offer the times that it names.',
      parameters: z.toJSONSchema(bookAppointmentArguments) as Record<string, unknown>,
    },
  },
  {
    type: 'function' as const,
    function: {
      name: TAKE_MESSAGE,
      description:
        'Writes down a message for the business: also what a caller tells of a booking that stands (late, more people, a wish), with its day as `about`.',
      parameters: z.toJSONSchema(takeMessageArguments) as Record<string, unknown>,
    },
  },
  {
    type: 'function' as const,
    function: {
      name: CHECK_AVAILABILITY,
      description:
        'Whether a day and time can be booked; without a time, what is free that day, from `date` to `lastDate`, or between `from` and `to`. Say that it is free only when it answers available; else offer only the times that it names.',
      parameters: z.toJSONSchema(checkAvailabilityArguments) as Record<string, unknown>,
    },
  },
  {
    type: 'function' as const,
    function: {
      name: FIND_BOOKING,
      description:
        'Tells the bookings to come of a caller who asks when or whether they are booked. It needs the name and the number under which they were made; tell nothing of bookings that it does not answer.',
      parameters: z.toJSONSchema(findBookingArguments) as Record<string, unknown>,
    },
  },
  {
    type: 'function' as const,
    function: {
      name: CANCEL_BOOKING,
      description:
        'Cancels a booking, found by name or number and day. Call it only after the caller agreed to what you read back; when it answers choices, ask which one is meant.',
      parameters: z.toJSONSchema(cancelBookingArguments) as Record<string, unknown>,
    },
  },
  {
    type: 'function' as const,
    function: {
      name: MOVE_BOOKING,
      description:
        'Moves a booking, found by name or number and day, to a new day or time. Call it only after the caller agreed to what you read back; when it answers choices, ask which one is meant.',
      parameters: z.toJSONSchema(moveBookingArguments) as Record<string, unknown>,
    },
  },
  {
    type: 'function' as const,
    function: {
      name: PLACE_ORDER,
      description:
        'Takes an order for pickup. Call it only after the caller agreed to the items, time and name you read back.',
      parameters: z.toJSONSchema(placeOrderArguments) as Record<string, unknown>,
    },
  },
  { type: 'endCall' as const },
];
