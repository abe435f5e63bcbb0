import { plans } from '@belldesk/contract/catalogue/plans';
import { expect, it } from 'vitest';
import { beginsAtOnce, upgradeTarget } from './planChange.ts';

it('the upgrade leads to the next larger plan, and from the largest nowhere', () => {
  expect(plans.map(({ id }) => upgradeTarget(id))).toEqual(['professional', 'premium', null]);
});

it.each([
  ['professional', 'monthly', 'premium', 'monthly', true],
  ['professional', 'monthly', 'professional', 'yearly', true],
  ['professional', 'yearly', 'premium', 'monthly', false],
  ['premium', 'monthly', 'professional', 'monthly', false],
  ['premium', 'monthly', 'professional', 'yearly', false],
  ['premium', 'monthly', 'starter', 'monthly', false],
] as const)(
  '%s %s to %s %s begins at once: %s',
  (fromPlan, fromPeriod, toPlan, toPeriod, isNow) => {
    const from = { planId: fromPlan, period: fromPeriod };
    expect(beginsAtOnce(from, { planId: toPlan, period: toPeriod })).toBe(isNow);
  },
);
