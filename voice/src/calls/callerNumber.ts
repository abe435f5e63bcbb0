import type { Country } from '@belldesk/contract/catalogue/countries';
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js';

/**
 * A caller's number where the user part of a From holds one: in E.164 where it has its plus, or is a number of the country in
 * which the called business is; else as it came. Without a country nothing is made of it: 6465551234 is a number of New York,
 * and with a bare plus it would be one of New Zealand.
 * @param user such as +442079460000, 6465551234; null where the caller is withheld
 * @param country null where unknown
 * @returns null for what is no number
 */
export function callerNumber(user: string | null, country: Country | null): string | null {
  if (user === null || !/^\+?\d{5,20}$/.test(user)) return null;
  if (user.startsWith('+') || country === null || !isSupportedCountry(country)) return user;
  const parsed = parsePhoneNumber(user, country);
  return parsed?.isValid() ? parsed.number : user;
}
