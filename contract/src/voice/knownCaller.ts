import { z } from 'zod';
import { localDate, localTime } from '../business/localClock.ts';

/** The variable of `assistantOverrides.variableValues` that holds a `KnownCaller`. */
export const KNOWN_CALLER_VARIABLE = 'knownCaller';

/**
 * Ours: what is known of a caller by their number before they say a word. The assistant does not ask for it again, and
 * reads back what it uses of it.
 */
export const knownCaller = z.object({
  name: z.string().min(1).max(120),
  /** What they have booked next. It is told to nobody who does not speak of it first. */
  nextBooking: z
    .object({
      service: z.string().max(120),
      partySize: z.number().int().optional(),
      date: localDate,
      time: localTime,
      /** Whether nothing else is booked for them: only then "my booking" can mean this one alone. */
      isOnly: z.boolean(),
    })
    .optional(),
});
export type KnownCaller = z.infer<typeof knownCaller>;
