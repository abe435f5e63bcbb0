import type { CallCharge, ChargeReason } from '@belldesk/contract/product/charge';
import { t } from '@lingui/core/macro';
import { formatDuration } from '../duration.ts';

const WHY_NOT: Readonly<Record<Exclude<ChargeReason, 'counted'>, string>> = {
  'in-progress': t`Counted when the call has ended`,
  'not-known': t`Nothing: what became of it is not known`,
  test: t`Nothing: it is the record of a test`,
  'by-owner': t`Nothing: you tried the assistant yourself`,
  spam: t`Nothing: it is marked as spam`,
  'never-connected': t`Nothing: the call never connected`,
  short: t`Nothing: it was shorter than ten seconds`,
};

/** What a call took of the plan's minutes, and why. */
export function chargeText({ seconds, reason }: CallCharge): string {
  if (reason !== 'counted') return WHY_NOT[reason];
  return t`${formatDuration(seconds)}, to the second`;
}
