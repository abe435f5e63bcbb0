import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * The number in E.164: with its country code, or as it is dialled in the country of the business.
 * @param country ISO 3166-1; null where nobody said it, and then a number without its country code stays unknown
 * @returns null where it is no valid number
 */
export function toE164(phoneNumber: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(phoneNumber, home);
  return parsed?.isValid() ? parsed.number : null;
}

/** "anonymous", or an address many share, tells nobody apart. */
export function isIdentifyingNumber(number: string | null): boolean {
  return number !== null && /^\+?\d{7,15}$/.test(number.replace(/[\s().-]/g, ''));
}
