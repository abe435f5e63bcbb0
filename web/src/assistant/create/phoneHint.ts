import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

function countryOf(locale: string): CountryCode | undefined {
  const region = new Intl.Locale(locale).maximize().region;
  return region !== undefined && isSupportedCountry(region) ? region : undefined;
}

/** Whether a number as typed can be dialled: whole with its country, or of the locale's country. */
export function isDiallable(typed: string, locale: string): boolean {
  return parsePhoneNumberFromString(typed, countryOf(locale))?.isValid() ?? false;
}
