import { z } from 'zod';

/**
 * The browser call's wire: one WebSocket; binary messages are audio, text messages are the shapes
 * below as JSON, but for the literal LISTENING, which says that the assistant hears the caller.
 */
export const BROWSER_CALL_PATH = '/call/';
export const BROWSER_SAMPLE_RATE_HZ = 16_000;
export const BROWSER_FRAME_MS = 20;
/** PCM16 little endian, mono, 20 ms at 16 kHz. */
export const BROWSER_FRAME_BYTES = 640;
export const MAX_APP_MESSAGE_CHARACTERS = 4_096;
export const LISTENING = 'listening';

/** WebSocket close codes of ours (RFC 6455 section 7.4.2: 4000 to 4999 are private). */
export const browserCallCloseCodes = {
  ended: 1000,
  badFrame: 4400,
  badToken: 4401,
  busy: 4503,
} as const;

/** From the browser. */
export const browserCallMessage = z.discriminatedUnion('type', [
  /** The caller typed. */
  z.strictObject({
    type: z.literal('add-message'),
    message: z.strictObject({
      role: z.literal('user'),
      content: z.string().trim().min(1).max(MAX_APP_MESSAGE_CHARACTERS),
    }),
  }),
  /** The browser's own speech recognition heard this. */
  z.strictObject({
    type: z.literal('transcript'),
    transcriptType: z.enum(['partial', 'final']),
    transcript: z.string().max(MAX_APP_MESSAGE_CHARACTERS),
  }),
  /** How much of the assistant's audio has been played since the call's start, in ms. */
  z.strictObject({ type: z.literal('playback'), playedMs: z.number().nonnegative() }),
  /** The assistant says this next. */
  z.strictObject({
    type: z.literal('say'),
    message: z.string().min(1).max(MAX_APP_MESSAGE_CHARACTERS),
    endCallAfterSpoken: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('control'),
    control: z.enum(['mute-assistant', 'unmute-assistant']),
  }),
  /** A keypad digit. */
  z.strictObject({ type: z.literal('dtmf'), digits: z.string().regex(/^[0-9A-D*#]{1,20}$/) }),
  z.strictObject({ type: z.literal('end-call') }),
]);
export type BrowserCallMessage = z.infer<typeof browserCallMessage>;

/** To the browser. */
export const browserCallEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('transcript'),
    role: z.enum(['assistant', 'user']),
    transcriptType: z.enum(['partial', 'final']),
    transcript: z.string(),
    /** A later event with the same id replaces this line: a partial grows, a cut-off sentence shrinks. */
    id: z.string(),
  }),
  z.object({
    type: z.literal('speech-update'),
    role: z.enum(['assistant', 'user']),
    status: z.enum(['started', 'stopped']),
  }),
  /** Drop what is not yet played: the caller interrupted. */
  z.object({ type: z.literal('clear') }),
  /** Something was taken down and committed. */
  z.object({
    type: z.literal('taken'),
    kind: z.enum(['booking', 'cancellation', 'move', 'order', 'message']),
  }),
  z.object({
    type: z.literal('status-update'),
    status: z.enum(['in-progress', 'ended']),
    endedReason: z.string().optional(),
  }),
  z.object({ type: z.literal('error'), message: z.string(), statusCode: z.number().int() }),
]);
export type BrowserCallEvent = z.infer<typeof browserCallEvent>;
