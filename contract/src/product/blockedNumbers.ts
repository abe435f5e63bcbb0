import { z } from 'zod';
import { BLOCKED_NUMBERS_MAX } from '../voice/phoneNumber.ts';

/** Most numbers that one account can block. */
export const MOST_BLOCKED_NUMBERS = BLOCKED_NUMBERS_MAX;

/** A caller who is refused before anybody answers. */
export const blockedNumber = z.object({
  id: z.uuid(),
  /** E.164. */
  number: z.string(),
  createdAt: z.iso.datetime(),
});
export type BlockedNumber = z.infer<typeof blockedNumber>;

export const blockNumberInput = z.strictObject({
  /** As written by the owner; without a country code it is read in the business's country. */
  number: z.string().trim().min(1, 'Please enter a phone number').max(40),
});
