import type { CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Countries by the area of a time zone's name: enough to read a number that is typed without its country code. */
const COUNTRY_OF_ZONE: readonly (readonly [RegExp, CountryCode])[] = [
  [/^Europe\/(London|Belfast|Guernsey|Jersey|Isle_of_Man)$/, 'GB'],
  [/^Europe\/Dublin$/, 'IE'],
  [/^Europe\/(Madrid)$|^Atlantic\/Canary$/, 'ES'],
  [/^Europe\/Paris$/, 'FR'],
  [/^Europe\/(Berlin|Busingen)$/, 'DE'],
  [/^Europe\/Rome$/, 'IT'],
  [
    /^(America\/(New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Detroit|Boise)|Pacific\/Honolulu|America\/(Indiana|Kentucky|North_Dakota)\/.+)$/,
    'US',
  ],
  [/^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns)$/, 'CA'],
  [/^Australia\//, 'AU'],
  [/^Pacific\/Auckland$/, 'NZ'],
];

/** The number in E.164 where it parses as a valid one, read in the country of the time zone. */
export function toE164(phoneNumber: string, timeZone: string): string | null {
  const country = COUNTRY_OF_ZONE.find(([zone]) => zone.test(timeZone))?.[1];
  const parsed = parsePhoneNumberFromString(phoneNumber, country);
  return parsed?.isValid() ? parsed.number : null;
}
