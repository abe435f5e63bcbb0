import { plans } from '@belldesk/contract/catalogue/plans';
import type { Choice } from './provider.ts';

const rankOf = ({ planId }: Choice) => plans.findIndex(({ id }) => id === planId);
const lengthOf = ({ period }: Choice) => (period === 'yearly' ? 12 : 1);

/**
 * When another plan begins: a larger one, or a longer period, at once; a smaller one or a shorter period,
 * which would leave money over, when what is paid for has been used.
 */
export function changeBegins(from: Choice, to: Choice): 'now' | 'at-period-end' | 'never' {
  const isSamePlan = from.planId === to.planId;
  if (isSamePlan && from.period === to.period) return 'never';
  if (lengthOf(to) < lengthOf(from)) return 'at-period-end';
  return rankOf(to) < rankOf(from) ? 'at-period-end' : 'now';
}
