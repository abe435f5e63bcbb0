import { z } from 'zod';
import { currency } from '../catalogue/plans.ts';

/** Spans that the trends can be shown for, in days. */
export const TREND_DAYS = [7, 30, 90] as const;

export const trendsInput = z.strictObject({
  days: z.coerce
    .number()
    .refine((days) => TREND_DAYS.some((offered) => offered === days), 'Choose 7, 30 or 90 days'),
});

/** One day of the service, by the clock of UTC. */
export const trendDay = z.object({
  date: z.iso.date(),
  /** Accounts made on that day. */
  signUps: z.number().int(),
  /** Calls that began on that day; rows of Test Assistant are left out. */
  calls: z.number().int(),
  /** Whole minutes of those calls, rounded. */
  minutes: z.number().int(),
  /** Paid plans that ran at the end of the day, of what was bought as it is known now. */
  professional: z.number().int(),
  premium: z.number().int(),
});
export type TrendDay = z.infer<typeof trendDay>;

/** What paid plans bring in a month, a yearly price by its twelfth. */
export const monthlyRevenue = z.object({
  currency,
  /** In cents or pence, rounded. */
  amountMinor: z.number().int(),
  plans: z.number().int(),
  /** Of the test checkout: no money moves. */
  isTest: z.boolean(),
});
export type MonthlyRevenue = z.infer<typeof monthlyRevenue>;

/** How the service grows, from its own tables. */
export const operatorTrends = z.object({
  /** The oldest first; the last is today so far. */
  days: z.array(trendDay),
  /** Of plans that run now; empty where none is paid. */
  revenue: z.array(monthlyRevenue),
});
export type OperatorTrends = z.infer<typeof operatorTrends>;
