import { z } from 'zod';
import { isTimeZone } from '../time/zone.ts';

export const analyticsStep = z.enum([
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'decade',
  'century',
  'millennium',
]);

export const analyticsGroup = z.enum([
  'type',
  'assistantId',
  'endedReason',
  'analysis.successEvaluation',
  'status',
]);
export type AnalyticsGroup = z.infer<typeof analyticsGroup>;

export const analyticsColumn = z.enum([
  'id',
  /** Minutes. */
  'duration',
  /** USD, as are its parts. */
  'cost',
  'costBreakdown.stt',
  'costBreakdown.llm',
  'costBreakdown.tts',
  'costBreakdown.total',
]);
export type AnalyticsColumn = z.infer<typeof analyticsColumn>;

export const analyticsOperation = z.strictObject({
  operation: z.enum(['sum', 'avg', 'count', 'min', 'max']),
  column: analyticsColumn,
  alias: z.string().min(1).max(40).optional(),
});
export type AnalyticsOperation = z.infer<typeof analyticsOperation>;

const zoneName = z
  .string()
  .refine(isTimeZone, 'timezone must be a time zone, such as Europe/London');

export const analyticsRange = z.strictObject({
  /** Left out: one result for the whole range. */
  step: analyticsStep.optional(),
  start: z.iso.datetime({ offset: true }).optional(),
  end: z.iso.datetime({ offset: true }).optional(),
  timezone: zoneName.optional(),
});
export type AnalyticsRange = z.infer<typeof analyticsRange>;

/** What POST /analytics is asked. Of the hosted service's tables there is `call` here. */
export const analyticsQuery = z.strictObject({
  table: z.literal('call'),
  name: z.string().max(40),
  groupBy: z.array(analyticsGroup).max(5).optional(),
  timeRange: analyticsRange.optional(),
  operations: z.array(analyticsOperation).min(1).max(20),
});
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

export const analyticsDto = z.strictObject({ queries: z.array(analyticsQuery).min(1).max(20) });
export type AnalyticsDto = z.infer<typeof analyticsDto>;

/** One query's part of the answer to POST /analytics. */
export const analyticsResult = z.object({
  name: z.string(),
  timeRange: z.object({
    step: analyticsStep.optional(),
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    timezone: z.string(),
  }),
  /** Rows with a `date` where there is a step, what they are grouped by, and each operation's figure under its name. */
  result: z.array(z.record(z.string(), z.unknown())),
});
export type AnalyticsResult = z.infer<typeof analyticsResult>;

/** Under which name an operation's figure is answered: its alias, else "sumDuration". */
export function figureName({ operation, column, alias }: AnalyticsOperation): string {
  if (alias !== undefined) return alias;
  const words = column.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${operation}${words.join('')}`;
}
