import { z } from 'zod';

/** How far back the manage page's figure reaches. */
export const USAGE_WINDOW_MS = 30 * 24 * 60 * 60_000;

/** How long people talked to the present assistant, as the voice platform's analytics say. */
export const usageAnalytics = z.object({
  /** The assistant's id on the voice platform. */
  assistantId: z.string(),
  /** Whole minutes of the past 30 days, floored. */
  minutes: z.number().int().nonnegative(),
});
export type UsageAnalytics = z.infer<typeof usageAnalytics>;
