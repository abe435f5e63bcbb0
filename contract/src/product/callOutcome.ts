import { z } from 'zod';

/** What came of a call, as the record knows it. */
export const callOutcome = z.enum([
  'booking',
  'change',
  'order',
  'message',
  'answered',
  /** A wish came to nothing, or a question was not answered. */
  'not-completed',
  'abandoned',
  'failed',
  'none',
]);
export type CallOutcome = z.infer<typeof callOutcome>;

/** Why a call ended of which no report came and of which the voice platform knows nothing either. */
export const REPORT_LOST = 'report-lost';

export const callType = z.enum(['phone', 'browser', 'test']);
export const callStatus = z.enum(['in-progress', 'completed', 'failed']);
