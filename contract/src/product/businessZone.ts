import { z } from 'zod';
import { timeZone } from './wizard.ts';

/** The zone by whose clock the business lives. */
export const businessZone = z.object({
  /** Null before there is a business. */
  timeZone: z.string().nullable(),
  /** What stands in the calendar and is not over. */
  bookingsToCome: z.number().int(),
});
export type BusinessZone = z.infer<typeof businessZone>;

export const setBusinessZoneInput = z.strictObject({
  timeZone,
  /** The zone that was shown when it was chosen: a later change by another window is a conflict. */
  seen: timeZone,
});
export type SetBusinessZoneInput = z.infer<typeof setBusinessZoneInput>;
