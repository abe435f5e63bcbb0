import { templates } from '@belldesk/contract/catalogue/templates';
import { addResourceInput, addServiceInput } from '@belldesk/contract/product/services';
import { expect, it } from 'vitest';
import { suggestions, tradeOf } from './trades.ts';

it('knows the trade of every template of the wizard', () => {
  const trades = Object.fromEntries(templates.map(({ id, text }) => [id, tradeOf(text)]));
  expect(trades).toEqual({
    restaurant: 'restaurant',
    healthcare: 'clinic',
    hotel: 'hotel',
    beauty: 'salon',
  });
  expect(tradeOf('We sharpen knives.')).toBe('other');
});

it('suggests only what the server takes', () => {
  for (const { resources, services } of suggestions) {
    for (const resource of resources) addResourceInput.parse(resource);
    for (const service of services)
      addServiceInput.parse({ ...service, priceMinor: null, currency: 'GBP', resourceIds: [] });
    expect(services.length).toBeGreaterThan(0);
  }
});
