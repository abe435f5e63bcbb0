import { countries } from '@belldesk/contract/catalogue/countries';
import { expect, it } from 'vitest';
import { countryName, countryOptions } from './countries.ts';

it('names every country, each once, by the alphabet', () => {
  const [first, ...rest] = countryOptions;
  expect(first?.value).toBe('');
  expect(rest.map(({ value }) => value).toSorted()).toEqual([...countries]);
  expect(new Set(rest.map(({ label }) => label)).size).toBe(countries.length);
  expect(rest.filter(({ label }) => /^[A-Z]{2}$/.test(label))).toEqual([]);
  expect(countryName('GB')).toBe('United Kingdom');
});
