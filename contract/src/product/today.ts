import { z } from 'zod';
import { localDate } from '../business/localClock.ts';
import { calendarEntry } from './bookings.ts';
import { callBadge } from './callBadge.ts';
import { callRow, minutes } from './calls.ts';
import { inboxCounts } from './inbox.ts';
import type { Permission } from './roles.ts';

/** Newest calls of the day that are listed; the rest is in the log. */
export const TODAY_CALLS = 6;
export const TODAY_BOOKINGS = 5;
/** How far ahead the next bookings are looked for. */
export const TODAY_AHEAD_DAYS = 14;
/** Questions without an answer, and calls that came to nothing, are shown for so long. */
export const TODAY_WAITING_DAYS = 7;
export const TODAY_QUESTIONS = 5;

/** What each part asks of a member's role, as the operations that give it one by one. */
export const todayPermissions = {
  calls: 'see-calls',
  bookings: 'see-bookings',
  inbox: 'see-inbox',
  line: 'see-settings',
} as const satisfies Readonly<Record<string, Permission>>;

/** One of the day's calls. */
export const todayCall = callRow
  .pick({ id: true, type: true, startTime: true, durationSeconds: true, status: true })
  .extend({
    /** Caller's number, SIP address, or null in a browser. */
    caller: z.string().nullable(),
    /** Of the customer whose number it is; null where nobody has said it. */
    name: z.string().nullable(),
    summary: z.string().nullable(),
    badge: callBadge.nullable(),
  });
export type TodayCall = z.infer<typeof todayCall>;

export const todayCalls = z.object({
  /** All of the day, those that go on included. */
  total: z.number().int(),
  /** Going on now. */
  onTheLine: z.number().int(),
  /** What came of those that have ended, most frequent first. */
  outcomes: z.array(z.object({ badge: callBadge, calls: z.number().int() })),
  /** Newest first, at most TODAY_CALLS. */
  rows: z.array(todayCall),
});
export type TodayCalls = z.infer<typeof todayCalls>;

export const todayWaiting = z.object({
  /** Of the whole business; null for a role that does not see the inbox. */
  inbox: inboxCounts.nullable(),
  /** Calls of the past days that came to nothing, and whose message nobody has marked done; null as the calls are. */
  notCompleted: z.number().int().nullable(),
  /** What callers of the past days asked and could not be told, newest first; of the row of the call. */
  questions: z.array(z.object({ callLogId: z.uuid(), question: z.string() })),
});
export type TodayWaiting = z.infer<typeof todayWaiting>;

/**
 * `stand-in`: callers are answered, by something less than usual. `down`: they may not get through. `unknown`: the
 * voice platform does not tell.
 */
export const lineHealth = z.enum(['ok', 'stand-in', 'down', 'unknown']);
export type LineHealth = z.infer<typeof lineHealth>;

/** `none`: the operator has assigned none yet. `to-set-up`: nobody has called since it was assigned. */
export const numberState = z.enum(['none', 'to-set-up', 'in-use']);
export type NumberState = z.infer<typeof numberState>;

export const todayLine = z.object({
  /** Null before the assistant is published. */
  sipUri: z.string().nullable(),
  /** E.164, or a further address; null while none is assigned. */
  phoneNumber: z.string().nullable(),
  numberState,
  health: lineHealth,
  minutes,
});
export type TodayLine = z.infer<typeof todayLine>;

/** The day at the location of the assistant that the browser shows. */
export const today = z.object({
  /** The day on the location's clock. */
  date: localDate,
  timeZone: z.string(),
  locationId: z.uuid(),
  locationName: z.string(),
  /** Whose line it is; `assistantId` on the voice platform. */
  assistant: z.object({ id: z.uuid(), assistantId: z.string(), name: z.string() }),
  /** Each null for a role that does not see it. */
  calls: todayCalls.nullable(),
  /** Those that are not over yet, earliest first, at most TODAY_BOOKINGS. */
  bookings: z.array(calendarEntry).nullable(),
  waiting: todayWaiting,
  line: todayLine.nullable(),
});
export type Today = z.infer<typeof today>;
