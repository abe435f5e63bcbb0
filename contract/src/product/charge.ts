import { z } from 'zod';
import { isNeverConnected } from '../voice/call.ts';
import { REPORT_LOST } from './callOutcome.ts';

/** A shorter call costs nothing. */
export const SHORTEST_CHARGED_MS = 10_000;

/** Why a call costs what it costs. Everything but `counted` costs nothing. */
export const chargeReason = z.enum([
  'counted',
  /** It still goes on; only what has ended is counted. */
  'in-progress',
  /** What became of it is not known. */
  'not-known',
  /** The row that Test Assistant leaves. */
  'test',
  /** The owner tried the assistant. */
  'by-owner',
  'spam',
  /** Its caller never acknowledged that it was answered. */
  'never-connected',
  /** Under ten seconds. */
  'short',
]);
export type ChargeReason = z.infer<typeof chargeReason>;

export const callCharge = z.object({
  /** Whole seconds that count towards the plan. */
  seconds: z.number().int(),
  reason: chargeReason,
});
export type CallCharge = z.infer<typeof callCharge>;

/** What a charge depends on. */
export interface ChargedCall {
  readonly type: 'phone' | 'browser' | 'test';
  readonly startTime: Date;
  /** Null while it goes on. */
  readonly endTime: Date | null;
  readonly durationSeconds: number;
  readonly endedReason: string | null;
  readonly byOwner: boolean;
  /** When it was marked as spam. */
  readonly spamAt: Date | null;
}

/** What a call costs of the plan's minutes, and why: itself to the second, never a minute begun. */
export function chargeOf(call: ChargedCall): CallCharge {
  const reason = reasonOf(call);
  return { seconds: reason === 'counted' ? call.durationSeconds : 0, reason };
}

function reasonOf(call: ChargedCall): ChargeReason {
  if (call.type === 'test') return 'test';
  if (call.endTime === null) return 'in-progress';
  if (call.spamAt !== null) return 'spam';
  if (call.byOwner) return 'by-owner';
  if (call.endedReason === REPORT_LOST) return 'not-known';
  if (isNeverConnected(call.endedReason)) return 'never-connected';
  const lastedMs = call.endTime.getTime() - call.startTime.getTime();
  return lastedMs < SHORTEST_CHARGED_MS ? 'short' : 'counted';
}
