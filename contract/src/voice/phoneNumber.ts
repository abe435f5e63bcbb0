import { z } from 'zod';
import { base4 } from './base.ts';

/** User part of a SIP address: RFC 3261 section 25.1 `unreserved`, lower case, kept short and speakable. */
export const sipUser = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/,
    'sipUri must name a user of a-z, 0-9, dot and hyphen',
  );

/**
 * Body of POST /phone-number with the platform's own numbers: an address `sip:<user>@<any host>` on
 * which the assistant answers. The host of the answer is the platform's.
 */
export const phoneNumberDto = z.strictObject({
  provider: z.literal('vapi'),
  sipUri: z.string().regex(/^sip:[^@\s]+@[^@\s]+$/, 'sipUri must look like sip:name@host'),
  assistantId: z.uuid().optional(),
  name: z.string().max(40).optional(),
});
export type PhoneNumberDto = z.infer<typeof phoneNumberDto>;

export const phoneNumberPatch = z.strictObject({
  assistantId: z.uuid().nullish(),
  name: z.string().max(40).nullish(),
});

export const voicePhoneNumber = base4.extend({
  provider: z.literal('vapi'),
  /** Full address with the platform's host and port. */
  sipUri: z.string(),
  assistantId: z.uuid().nullish(),
  name: z.string().nullish(),
  status: z.literal('active'),
});
export type VoicePhoneNumber = z.infer<typeof voicePhoneNumber>;
