import { type CallCharge, chargeReason } from '@belldesk/contract/product/charge';
import { expect, it } from 'vitest';
import { chargeText } from './chargeText.ts';

it('names the seconds that count', () => {
  expect(chargeText({ seconds: 125, reason: 'counted' })).toBe('2min 5sec, billed by the second');
});

it.each(chargeReason.options.filter((reason) => reason !== 'counted'))(
  'says why %s costs nothing',
  (reason: CallCharge['reason']) => {
    expect(chargeText({ seconds: 0, reason })).toMatch(/^(None: |Calculated when)/);
  },
);
