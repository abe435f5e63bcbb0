import { z } from 'zod';
import { locationId } from './locations.ts';
import { timeZone } from './wizard.ts';

/** The zone by whose clock a location lives. */
export const businessZone = z.object({
  locationId: z.uuid(),
  /** Null until the first assistant is made or somebody says. */
  timeZone: z.string().nullable(),
  /** What stands in the calendar and is not over. */
  bookingsToCome: z.number().int(),
});
export type BusinessZone = z.infer<typeof businessZone>;

export const setBusinessZoneInput = z.strictObject({
  locationId,
  timeZone,
  /** The zone that was shown when it was chosen: a later change by another window is a conflict. */
  seen: timeZone,
});
export type SetBusinessZoneInput = z.infer<typeof setBusinessZoneInput>;
