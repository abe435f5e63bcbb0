import { expect, it } from 'vitest';
import { likelyCurrency, priceText, readPrice, typedPrice } from './money.ts';

it('reads and writes prices in the smallest unit of their currency', () => {
  expect(['85', '85.5', '85,50', '0.07', '', ' '].map((text) => readPrice(text, 'GBP'))).toEqual([
    8_500,
    8_550,
    8_550,
    7,
    null,
    null,
  ]);
  expect(readPrice('1500', 'JPY')).toBe(1_500);
  for (const [text, currency] of [
    ['85.555', 'GBP'],
    ['15.5', 'JPY'],
    ['-3', 'GBP'],
    ['cheap', 'GBP'],
  ] as const)
    expect(readPrice(text, currency)).toBeNaN();
  expect(typedPrice(8_550, 'GBP')).toBe('85.50');
  expect(typedPrice(1_500, 'JPY')).toBe('1500');
  expect(typedPrice(null, 'GBP')).toBe('');
  expect(priceText(8_550, 'GBP', 'en-GB')).toBe('£85.50');
});

it('guesses the currency from where the business is', () => {
  expect(
    ['Europe/London', 'Europe/Berlin', 'America/New_York', 'Australia/Perth'].map(likelyCurrency),
  ).toEqual(['GBP', 'EUR', 'USD', 'AUD']);
});
