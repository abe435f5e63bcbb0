import { describe, expect, it, test } from 'vitest';
import { countries, countryNumbers, countryOf } from './countries.ts';
import { emergencyNumber } from './emergencyNumbers.ts';

const services = ['ambulance', 'fire', 'police'] as const;

describe('the table of emergency numbers', () => {
  it('has every code of ISO 3166-1, and Kosovo', () => {
    expect(countries).toHaveLength(250);
    expect(countries).toEqual([...countries].sort());
    expect(new Set(countries).size).toBe(countries.length);
  });

  it.each(countries)('%s: what is dialled is two to five digits, or unknown', (code) => {
    for (const service of services)
      expect(emergencyNumber(code, service) ?? '00').toMatch(/^\d{2,5}$/);
  });

  it('writes a number that all services share once', () => {
    const rows = Object.values(countryNumbers).filter((numbers) => Array.isArray(numbers));
    expect(rows.filter((numbers) => new Set<string | null>(numbers).size === 1)).toEqual([]);
  });

  it('leaves few countries without any number', () => {
    expect(countries.filter((code) => countryNumbers[code] === null).length).toBeLessThan(30);
  });
});

test('in the European Union 112 reaches an ambulance and the fire service everywhere', () => {
  const union =
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  for (const code of union)
    for (const service of ['ambulance', 'fire'] as const)
      expect(`${code} ${emergencyNumber(countryOf(code), service)}`).toBe(`${code} 112`);
});

test('without a country there is no number', () => {
  expect(emergencyNumber(null, 'ambulance')).toBeNull();
  expect(emergencyNumber('AQ', 'ambulance')).toBeNull();
});

test.each([
  ['gb', 'GB'],
  [' NZ ', 'NZ'],
  ['UK', null],
  ['England', null],
  ['', null],
  ['__proto__', null],
  [undefined, null],
])('the country of %j is %j', (code, expected) => {
  expect(countryOf(code)).toBe(expected);
});
