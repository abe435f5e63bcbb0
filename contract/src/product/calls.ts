import { z } from 'zod';
import { planId } from '../catalogue/plans.ts';
import { turnLatency } from '../voice/call.ts';
import { callCost } from '../voice/cost.ts';
import { callRecording } from '../voice/recording.ts';
import { orderItem } from '../voice/tools.ts';
import { callBadge } from './callBadge.ts';
import { callOutcome, callStatus, callType } from './callOutcome.ts';
import { callActions, takenAt } from './callPage.ts';
import { callCharge } from './charge.ts';

/** Longest sample call of a visitor without an account. */
export const SAMPLE_CALL_MS = 60_000;

export type CallOutcome = z.infer<typeof callOutcome>;

/** One row of the call log. */
export const callRow = z.object({
  id: z.uuid(),
  /** "call_" + timestamp + random string. */
  callId: z.string(),
  assistantId: z.string(),
  type: callType,
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime().nullable(),
  durationSeconds: z.number().int(),
  status: callStatus,
  errorMessage: z.string().nullable(),
  /** Caller's number, SIP address, or null in a browser. */
  caller: z.string().nullable(),
  outcome: callOutcome,
  /** The same in one word; null while the call goes on and for the row of a test. */
  badge: callBadge.nullable(),
});
export type CallRow = z.infer<typeof callRow>;

export const transcriptLine = z.object({
  role: z.enum(['assistant', 'caller']),
  text: z.string(),
  secondsFromStart: z.number(),
  /** Typed by the caller, or cut off by them while the assistant spoke. */
  typed: z.boolean(),
  interrupted: z.boolean(),
});
export type TranscriptLine = z.infer<typeof transcriptLine>;

export const bookingTaken = z.object({
  kind: z.literal('booking'),
  id: z.uuid(),
  /** What is booked: "table", "haircut", "double room", "appointment". */
  service: z.string(),
  partySize: z.number().int().nullable(),
  /** Local to the business: yyyy-mm-dd and HH:MM. */
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  name: z.string(),
  phoneNumber: z.string().nullable(),
  notes: z.string().nullable(),
  /** As it stands now, which may be after a later call. */
  status: z.enum(['booked', 'cancelled']),
  createdAt: z.iso.datetime(),
});
export type BookingTaken = z.infer<typeof bookingTaken>;

/** A booking, of this call or an earlier one, that was cancelled or moved in this call. */
export const bookingChanged = z.object({
  kind: z.enum(['cancelled', 'moved']),
  /** Of the change; a booking may be moved often. */
  id: z.uuid(),
  service: z.string(),
  partySize: z.number().int().nullable(),
  /** What it was booked for until then; yyyy-mm-dd and HH:MM, local to the business. */
  date: z.string(),
  time: z.string(),
  /** What it was moved to; null where it was cancelled. */
  newDate: z.string().nullable(),
  newTime: z.string().nullable(),
  timeZone: z.string(),
  name: z.string(),
  phoneNumber: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type BookingChanged = z.infer<typeof bookingChanged>;

export const orderTaken = z.object({
  kind: z.literal('order'),
  id: z.uuid(),
  items: z.array(orderItem),
  /** When it is picked up; local to the business. */
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  name: z.string(),
  phoneNumber: z.string().nullable(),
  notes: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type OrderTaken = z.infer<typeof orderTaken>;

export const messageTaken = z.object({
  kind: z.literal('message'),
  id: z.uuid(),
  name: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type MessageTaken = z.infer<typeof messageTaken>;

/** What the call's page shows. */
export const callDetail = callRow.extend({
  ...callActions.shape,
  /** The customer who called; null where the caller's number is nobody's yet. */
  customerId: z.uuid().nullable(),
  endedReason: z.string().nullable(),
  /** The ended reason in plain words. */
  endedBecause: z.string(),
  transcript: z.array(transcriptLine),
  taken: z.array(
    z.discriminatedUnion('kind', [
      bookingTaken.extend(takenAt.shape),
      bookingChanged.extend(takenAt.shape),
      orderTaken.extend(takenAt.shape),
      messageTaken.extend(takenAt.shape),
    ]),
  ),
  turns: z.array(turnLatency),
  /** In a sentence or two; null where nobody summed it up. */
  summary: z.string().nullable(),
  /** What the caller asked and could not be told, in their words. */
  unansweredQuestions: z.array(z.string()),
  /** What each provider did and its price in USD. */
  costs: z.array(callCost),
  /** Null where the call was not to be recorded. */
  recording: callRecording.nullable(),
  /** What it costs of the plan's minutes, and why. */
  charge: callCharge,
  timeZone: z.string(),
});
export type CallDetail = z.infer<typeof callDetail>;

/** Minutes of the month that counts now: the subscription's own, else the account's. */
export const minutes = z.object({
  planId,
  /** Whole minutes, floored. */
  usedMinutes: z.number().int(),
  /** Whole minutes, never below 0; -1 when the plan is unlimited. */
  leftMinutes: z.number().int(),
  /** Until when these minutes are counted. */
  periodEnd: z.iso.datetime(),
});
export type Minutes = z.infer<typeof minutes>;

/** Ticket to join one browser call, once, within `expiresAt`. */
export const callTicket = z.object({
  callId: z.string(),
  /** Path with token on the site's own origin, to open as a WebSocket. */
  joinPath: z.string(),
  expiresAt: z.iso.datetime(),
  /** False where the server has a transcriber; then the browser's own recognition is not needed. */
  wantsBrowserRecognition: z.boolean(),
});
export type CallTicket = z.infer<typeof callTicket>;
