import { z } from 'zod';

/** One failure may be bad luck; the platform tries again five minutes after it. */
export const SELF_TEST_FAILURES_TO_TELL = 2;

/** Answer of GET /self-test: how the platform's calls to itself went. Times are epoch ms. */
export const selfTestReport = z.object({
  /** Null before the first one, a minute after the start. */
  lastAtMs: z.number().nullable(),
  failedInARow: z.number(),
  /** When the first of the failures in a row happened; null while all is well. */
  failingSinceMs: z.number().nullable(),
  failure: z.enum(['not-answered', 'refused', 'silent', 'not-hung-up', 'internal']).nullable(),
});
export type SelfTestReport = z.infer<typeof selfTestReport>;
