import { countries } from '@belldesk/contract/catalogue/countries';
import { getCountries } from 'libphonenumber-js';
import { describe, expect, it, test } from 'vitest';
import { modelRequest } from '../testing/request.ts';
import { announcement } from './announcement.ts';

describe('whom to call is said by the country of the business', () => {
  it.each([
    ['GB', 'medical', 'nine nine nine'],
    ['US', 'medical', 'nine one one'],
    ['AU', 'medical', 'zero zero zero'],
    ['NZ', 'crime', 'one one one'],
    ['IN', 'medical', 'one one two'],
    ['ZA', 'medical', 'one zero one seven seven'],
    ['ZA', 'crime', 'one zero one one one'],
    ['SG', 'medical', 'nine nine five'],
    ['SG', 'crime', 'nine nine nine'],
    ['DE', 'fire', 'one one two'],
    ['DE', 'crime', 'one one zero'],
    ['JP', 'fire', 'one one nine'],
    ['CH', 'medical', 'one four four'],
    ['CH', 'gas', 'one one eight'],
  ] as const)('%s, %s: %s', (country, kind, number) => {
    expect(announcement(kind, modelRequest({ country }))).toMatch(
      new RegExp(`^Please hang up and call the emergency services on ${number} now\\.`),
    );
  });

  it('and not by language or time zone: where nobody said it, no digit is named', () => {
    for (const [language, timeZone] of [
      ['en-GB', 'Europe/London'],
      ['en-US', 'America/New_York'],
      ['en-GB', 'Australia/Sydney'],
    ] as const) {
      const said = announcement('medical', modelRequest({ language, timeZone, country: null }));
      expect(said).toContain('call your local emergency number now');
      expect(said).not.toMatch(/\d|\b(?:nine|one|zero)\b/);
    }
  });

  it('in Spanish and French, digit by digit', () => {
    const say = (language: string, country: 'ES' | 'CA' | null) =>
      announcement('medical', modelRequest({ language, country }));
    expect(say('es-ES', 'ES')).toContain('llame ahora mismo a emergencias, al uno uno dos');
    expect(say('fr-CA', 'CA')).toContain('appelez tout de suite les secours au neuf un un');
    expect(say('es-ES', null)).toContain('al número de emergencias de su país');
    expect(say('fr-FR', null)).toContain('le numéro d’urgence de votre pays');
  });
});

test('every country whose telephone numbers are known has its numbers, or is known to be unknown', () => {
  // Ascension and Tristan da Cunha have no code of their own in ISO 3166-1.
  const missing = getCountries().filter(
    (code) => !['AC', 'TA'].includes(code) && !(countries as readonly string[]).includes(code),
  );
  expect(missing).toEqual([]);
});

test("the owner's own emergency line comes after the public number", () => {
  const systemPrompt = '# Details\nEmergency line: 020 7946 0555, day and night.';
  const said = announcement('gas', modelRequest({ systemPrompt }));
  expect(said.indexOf('020 7946 0555')).toBeGreaterThan(said.indexOf('nine nine nine'));
  const without = modelRequest({ systemPrompt: '# Details\nEmergencies: call 999.' });
  expect(announcement('gas', without)).not.toContain('999');
});
