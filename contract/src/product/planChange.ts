import { type BillingPeriod, type PlanId, plans } from '../catalogue/plans.ts';

/** A plan and for how long it is paid at a time. */
export interface PlanForPeriod {
  readonly planId: PlanId;
  readonly period: BillingPeriod;
}

const rankOf = ({ planId }: PlanForPeriod) => plans.findIndex(({ id }) => id === planId);
const lengthOf = ({ period }: PlanForPeriod) => (period === 'yearly' ? 12 : 1);

/**
 * When another plan begins: a larger one, or a longer period, at once; a smaller one or a shorter period,
 * which would leave money over, when what is paid for has been used.
 */
export function changeBegins(
  from: PlanForPeriod,
  to: PlanForPeriod,
): 'now' | 'at-period-end' | 'never' {
  const isSamePlan = from.planId === to.planId;
  if (isSamePlan && from.period === to.period) return 'never';
  if (lengthOf(to) < lengthOf(from)) return 'at-period-end';
  return rankOf(to) < rankOf(from) ? 'at-period-end' : 'now';
}
