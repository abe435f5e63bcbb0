import type { CallCharge, ChargeReason } from '@belldesk/contract/product/charge';
import { formatDuration } from '../duration.ts';

const WHY_NOT: Readonly<Record<Exclude<ChargeReason, 'counted'>, string>> = {
  'in-progress': 'Counted when the call has ended',
  'not-known': 'Nothing: what became of it is not known',
  test: 'Nothing: it is the record of a test',
  'by-owner': 'Nothing: you tried the assistant yourself',
  spam: 'Nothing: it is marked as spam',
  'never-connected': 'Nothing: the call never connected',
  short: 'Nothing: it was shorter than ten seconds',
};

/** What a call took of the plan's minutes, and why. */
export function chargeText({ seconds, reason }: CallCharge): string {
  if (reason !== 'counted') return WHY_NOT[reason];
  return `${formatDuration(seconds)}, to the second`;
}
