import { z } from 'zod';
import { define } from './setting.ts';

/** How many calls there may be at once, those that are being set up included. */
export interface CallLimits {
  readonly maxCalls: number;
  /** From one source address that is no named trunk's. */
  readonly maxCallsPerSource: number;
  /** Of one assistant, browser calls included. */
  readonly maxCallsPerAssistant: number;
  readonly maxBrowserCallsPerAssistant: number;
}

const MAX = 10_000;
const mustBe = `a number from 1 to ${MAX}`;

const callCount = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= MAX);

/** The settings that keep one caller, or one assistant, from taking every line. */
export const callLimitSettings = {
  MAX_CALLS: define({
    schema: callCount,
    mustBe,
    usual: '100',
    means: 'Calls at once, those being set up included; one more is told to try again shortly',
  }),
  MAX_CALLS_PER_SOURCE: define({
    schema: callCount,
    mustBe,
    usual: '10, or MAX_CALLS where that is less',
    means:
      'Calls at once from one source address (IPv6: one /64) that is not in SIP_TRUNKS; one more is told to try again shortly',
  }),
  MAX_CALLS_PER_ASSISTANT: define({
    schema: callCount,
    mustBe,
    usual: '30, or MAX_CALLS where that is less',
    means: 'Calls at once with one assistant, browser calls included; one more finds it busy',
  }),
  MAX_BROWSER_CALLS_PER_ASSISTANT: define({
    schema: callCount,
    mustBe,
    usual: '5, or MAX_CALLS_PER_ASSISTANT where that is less',
    means: 'Browser calls at once with one assistant; one more finds it busy',
  }),
} as const;

type LimitName = keyof typeof callLimitSettings;

/** The limits, none larger than the one that it is part of. */
export function callLimits(values: { readonly [Name in LimitName]?: number }): CallLimits {
  const maxCalls = values.MAX_CALLS ?? 100;
  const maxCallsPerAssistant = Math.min(values.MAX_CALLS_PER_ASSISTANT ?? 30, maxCalls);
  return {
    maxCalls,
    maxCallsPerSource: Math.min(values.MAX_CALLS_PER_SOURCE ?? 10, maxCalls),
    maxCallsPerAssistant,
    maxBrowserCallsPerAssistant: Math.min(
      values.MAX_BROWSER_CALLS_PER_ASSISTANT ?? 5,
      maxCallsPerAssistant,
    ),
  };
}
