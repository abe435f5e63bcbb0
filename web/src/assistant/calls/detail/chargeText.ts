import type { CallCharge, ChargeReason } from '@belldesk/contract/product/charge';
import { t } from '@lingui/core/macro';
import { formatDuration } from '../duration.ts';

const WHY_NOT: Readonly<Record<Exclude<ChargeReason, 'counted'>, string>> = {
  'in-progress': t`Calculated when the call ends`,
  'not-known': t`None: the outcome is unknown`,
  test: t`None: test record`,
  'by-owner': t`None: test call`,
  spam: t`None: marked as spam`,
  'never-connected': t`None: the call did not connect`,
  short: t`None: under ten seconds`,
};

/** What a call took of the plan's minutes, and why. */
export function chargeText({ seconds, reason }: CallCharge): string {
  if (reason !== 'counted') return WHY_NOT[reason];
  return t`${formatDuration(seconds)}, billed by the second`;
}
