import { z } from 'zod';

/** yyyy-mm-dd in the business's time zone; of a year in which days before and after can be counted, too. */
export const localDate = z.iso
  .date()
  .refine((date) => date >= '1970-01-02' && date < '2200', { error: 'date must be before 2200' });
/** HH:MM, 24 hours, in the business's time zone. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time must be HH:MM');

/** A day and an hour on the business's clock. */
export const localMoment = z.object({ date: localDate, time: localTime });
export type LocalMoment = z.infer<typeof localMoment>;
