import type { Country } from '@belldesk/contract/catalogue/countries';
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js';

/**
 * A caller's number where the user part of a From holds one: in E.164 where it has its plus, or is a number of one of the
 * countries; else as it came. Without a country nothing is made of it: 6465551234 is a number of New York,
 * and with a bare plus it would be one of New Zealand.
 * @param user such as +442079460000, 6465551234; null where the caller is withheld
 * @param places in the order in which they are tried: the trunk's country, that of the called business; null where unknown
 * @returns null for what is no number
 */
export function callerNumber(
  user: string | null,
  ...places: readonly (Country | null)[]
): string | null {
  if (user === null || !/^\+?\d{5,20}$/.test(user)) return null;
  if (user.startsWith('+')) return user;
  for (const country of places) {
    if (country === null || !isSupportedCountry(country)) continue;
    const parsed = parsePhoneNumber(user, country);
    if (parsed?.isValid()) return parsed.number;
  }
  return user;
}
