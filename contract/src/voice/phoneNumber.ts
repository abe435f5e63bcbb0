import { z } from 'zod';
import { base4 } from './base.ts';

/** User part of a SIP address: RFC 3261 section 25.1 `unreserved`, lower case, kept short and speakable. */
export const sipUser = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/,
    'sipUri must name a user of a-z, 0-9, dot and hyphen',
  );

/** Most callers that one number can refuse. */
export const BLOCKED_NUMBERS_MAX = 1_000;

/** Ours: callers in E.164 whom the number refuses before anybody answers. */
const blockedNumbers = z
  .array(z.string().regex(/^\+[1-9]\d{6,14}$/, 'blockedNumbers must be in E.164'))
  .max(BLOCKED_NUMBERS_MAX);

/**
 * Body of POST /phone-number with the platform's own numbers: an address `sip:<user>@<any host>` on
 * which the assistant answers. The host of the answer is the platform's.
 */
export const phoneNumberDto = z.strictObject({
  provider: z.literal('vapi'),
  sipUri: z.string().regex(/^sip:[^@\s]+@[^@\s]+$/, 'sipUri must look like sip:name@host'),
  assistantId: z.uuid().optional(),
  name: z.string().max(40).optional(),
  blockedNumbers: blockedNumbers.optional(),
});
export type PhoneNumberDto = z.infer<typeof phoneNumberDto>;

export const phoneNumberPatch = z.strictObject({
  assistantId: z.uuid().nullish(),
  name: z.string().max(40).nullish(),
  blockedNumbers: blockedNumbers.optional(),
});
export type PhoneNumberPatch = z.infer<typeof phoneNumberPatch>;

export const voicePhoneNumber = base4.extend({
  provider: z.literal('vapi'),
  /** Full address with the platform's host and port. */
  sipUri: z.string(),
  assistantId: z.uuid().nullish(),
  name: z.string().nullish(),
  blockedNumbers: blockedNumbers.optional(),
  status: z.literal('active'),
});
export type VoicePhoneNumber = z.infer<typeof voicePhoneNumber>;
