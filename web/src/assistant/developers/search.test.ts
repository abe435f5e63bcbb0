import { webhookDeliveryCursor, webhookState } from '@belldesk/contract/product/webhooks';
import { expect, test } from 'vitest';
import { deliveriesSearch, developersSearch } from './search.ts';

test('the page reads its tab', () => {
  expect(developersSearch({ tab: 'webhooks' })).toEqual({ tab: 'webhooks' });
  expect(developersSearch({ tab: 'keys' })).toEqual({});
});

test('the log reads what the contract lets it ask for, and nothing else', () => {
  const after = '1795132800000.0193b3c0-0000-7000-8000-000000000201';
  expect(webhookDeliveryCursor.safeParse(after).success).toBe(true);
  for (const state of webhookState.options)
    expect(deliveriesSearch({ state, after })).toEqual({ state, after });
  expect(deliveriesSearch({ state: 'lost', after: 'x' })).toEqual({});
});
