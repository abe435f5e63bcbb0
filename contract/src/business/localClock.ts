import { z } from 'zod';

/** yyyy-mm-dd in the business's time zone. */
export const localDate = z.iso.date();
/** HH:MM, 24 hours, in the business's time zone. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time must be HH:MM');

/** A day and an hour on the business's clock. */
export const localMoment = z.object({ date: localDate, time: localTime });
export type LocalMoment = z.infer<typeof localMoment>;
