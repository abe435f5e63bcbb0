import { expect, it } from 'vitest';
import { rates, rememberedRate, rememberRate } from './rate.ts';

function storageOf(kept: string | null) {
  let value = kept;
  return {
    getItem: () => value,
    setItem(_key: string, next: string) {
      value = next;
    },
  };
}

it('keeps the speed that was chosen', () => {
  const storage = storageOf(null);
  expect(rememberedRate(storage)).toBe(1);
  for (const rate of rates) {
    rememberRate(rate, storage);
    expect(rememberedRate(storage)).toBe(rate);
  }
});

it.each(['', 'fast', '0', '3', 'NaN'])('takes %j for no speed', (kept) => {
  expect(rememberedRate(storageOf(kept))).toBe(1);
});
