import { plans } from '@belldesk/contract/catalogue/plans';
import { expect, it } from 'vitest';
import { boughtProfessional, nothingBought } from '../testing/samples.ts';
import { upgradePeriod, upgradeTarget } from './planChange.ts';

it('the upgrade leads to the next larger plan, and from the largest nowhere', () => {
  expect(plans.map(({ id }) => upgradeTarget(id))).toEqual(['professional', 'premium', null]);
});

it('an upgrade is for the period that is shown, and never for a shorter one than is paid for', () => {
  expect(upgradePeriod(nothingBought, 'monthly')).toBe('monthly');
  expect(upgradePeriod(boughtProfessional, 'monthly')).toBe('monthly');
  expect(upgradePeriod(boughtProfessional, 'yearly')).toBe('yearly');
  expect(upgradePeriod({ ...boughtProfessional, period: 'yearly' }, 'monthly')).toBe('yearly');
});
