import { z } from 'zod';

/** What a call is made of; each stands on rungs, the best first. */
export const providerPart = z.enum(['ears', 'model', 'voice']);
export type ProviderPart = z.infer<typeof providerPart>;

/** What keeps a provider from being used. */
export const providerProblem = z.enum(['refused', 'over-quota', 'unreachable']);
export type ProviderProblem = z.infer<typeof providerProblem>;

/** `standing-in`: it works, and is used because a better one does not. */
export const providerState = z.enum([
  'ok',
  'not-checked',
  'standing-in',
  ...providerProblem.options,
]);
export type ProviderState = z.infer<typeof providerState>;

/** One rung. Times are epoch ms. Holds neither a key nor a caller's word. */
export const providerReport = z.object({
  part: providerPart,
  /** Stable, such as `deepgram`. */
  name: z.string(),
  /** As people call it, such as Deepgram. */
  label: z.string(),
  state: providerState,
  sinceMs: z.number(),
  /** A plain sentence that says the same. */
  message: z.string(),
  /** The last time that callers did not get it though they should have; null when there was none. */
  incident: z
    .object({
      startedAtMs: z.number(),
      /** Null while it goes on. */
      endedAtMs: z.number().nullable(),
      problem: providerProblem,
    })
    .nullable(),
});
export type ProviderReport = z.infer<typeof providerReport>;

/** Answer of GET /providers: every rung, part by part, the best first. */
export const providersReport = z.object({ providers: z.array(providerReport) });
export type ProvidersReport = z.infer<typeof providersReport>;
