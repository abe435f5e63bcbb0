import { z } from 'zod';

export const DEFAULT_SHARED_CALL_MINUTES = 3;
export const DEFAULT_SHARED_CALLS_A_DAY = 20;
const MAX_SHARED_CALL_MINUTES = 15;
const MAX_SHARED_CALLS_A_DAY = 500;

const longestCallMinutes = z
  .number({ error: 'Please enter the maximum minutes per call' })
  .int('Please enter a whole number of minutes')
  .min(1, 'The minimum is 1 minute')
  .max(MAX_SHARED_CALL_MINUTES, `The maximum is ${MAX_SHARED_CALL_MINUTES} minutes`);
const callsADay = z
  .number({ error: 'Please enter the maximum calls per day' })
  .int('Please enter a whole number of calls')
  .min(1, 'At least 1 call a day')
  .max(MAX_SHARED_CALLS_A_DAY, `At most ${MAX_SHARED_CALLS_A_DAY} calls a day`);

/** What the owner sets of the link by which anyone can talk to the assistant in a browser. */
export const shareSettings = z.strictObject({ isOn: z.boolean(), longestCallMinutes, callsADay });
export type ShareSettings = z.infer<typeof shareSettings>;

/** The link as its owner sees it. */
export const shareLink = z.object({
  ...shareSettings.shape,
  /** Path on the site's own origin; null until the link was first switched on. */
  path: z.string().nullable(),
  /** Calls by the link in the running 24 hours. */
  callsToday: z.number().int(),
});
export type ShareLink = z.infer<typeof shareLink>;

/** The secret part of the link. */
export const shareToken = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);

/** What somebody who followed the link is shown. */
export const sharedDesk = z.object({
  /** Of the business. */
  name: z.string(),
  /** Longest call, in ms. */
  longestCallMs: z.number().int(),
});
export type SharedDesk = z.infer<typeof sharedDesk>;
