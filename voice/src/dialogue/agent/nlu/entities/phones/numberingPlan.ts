import type { Country } from '@belldesk/contract/catalogue/countries';
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';

/** Fewer digits than these are no telephone number, more are none either (E.164: 15). */
export const MIN_PHONE_DIGITS = 7;
export const MAX_PHONE_DIGITS = 15;

/** How many digits a number has beside those of its country: as many, or some are missing or too many. */
export type PhoneFit = 'fits' | 'short' | 'long';

/** In North America a number without its area code has seven. */
const LOCAL_DIGITS: Readonly<Record<string, number>> = { 1: 7 };
/** Countries whose numbers do not begin with a 0 within the country. */
const ZEROLESS: ReadonlySet<string> = new Set([
  '1',
  '34',
  '39',
  '45',
  '47',
  '351',
  '352',
  '356',
  '420',
  '48',
]);
/** No country's numbers are all longer than these; what is possible beside them are rare kinds. */
const MOST_USUAL_DIGITS = 10;

/** The country, where it has a numbering plan. */
function numbered(country: Country | null): CountryCode | null {
  return country !== null && isSupportedCountry(country) ? country : null;
}

const planned = (number: string, country: Country | null) =>
  parsePhoneNumberFromString(number, numbered(country) ?? undefined);

/** Nine digits and more without the 0 with which all numbers begin here: perhaps of another country. */
const LEAST_FOREIGN_DIGITS = 9;

function isPerhapsForeign(number: string, plan: CountryCode): boolean {
  const isDialledWithZero = !ZEROLESS.has(getCountryCallingCode(plan));
  return isDialledWithZero && !number.startsWith('0') && number.length >= LEAST_FOREIGN_DIGITS;
}

/** Whether the digits can be all of a number that is dialled in this country. */
export function phoneFit(number: string, country: Country | null): PhoneFit {
  const count = number.replace('+', '').length;
  if (count > MAX_PHONE_DIGITS) return 'long';
  const plan = numbered(country);
  const found = planned(number, country);
  if (found?.isValid()) return 'fits';
  if (count < MIN_PHONE_DIGITS) return 'short';
  if (plan === null || /^(?:\+|00)/.test(number)) return 'fits';
  if (LOCAL_DIGITS[getCountryCallingCode(plan)] === count) return 'fits';
  const metadata = new Metadata();
  metadata.selectNumberingPlan(plan);
  const most = Math.max(...(metadata.numberingPlan?.possibleLengths() ?? [MAX_PHONE_DIGITS]));
  // without the prefix that is dialled within the country
  const national = found?.nationalNumber.length ?? number.replace(/^0/, '').length;
  if (national > most) return 'long';
  if (isPerhapsForeign(number, plan)) return 'fits';
  return national < Math.min(most, MOST_USUAL_DIGITS) ? 'short' : 'fits';
}

/**
 * The number, if it is one of its country, or at least has the length of one and was said with a prefix. The 0 before
 * an area code is a prefix only where the country has it: where it stays in the number, it was said for another country.
 */
export function parsed(number: string, country: Country | null) {
  const found = planned(number, country);
  const isPrefixed = /^(?:\+|00|0)/.test(number) && !found?.nationalNumber.startsWith('0');
  const isWhole = isPrefixed && found?.isPossible() && phoneFit(number, country) === 'fits';
  return found?.isValid() || isWhole ? found : undefined;
}

/**
 * E.164 where the digits are a number of that country, else the digits as said: a wrong guess would be read back as another
 * number, and without a country there is nothing to guess from.
 */
export function storedPhoneNumber(digits: string, country: Country | null): string {
  return parsed(digits, country)?.number ?? digits;
}

/** Digits of a number that belongs to no known plan, in groups of three with the rest last. */
function inGroups(digits: string): string {
  return digits.replace(/(\d{3})(?=\d{4})/g, '$1 ');
}

/** A number digit by digit in spoken groups: "5 5 5, 0 1 2, 3 4 5 6". */
export function spokenPhoneNumber(number: string, country: Country | null): string {
  const known = parsed(number, country);
  const home = numbered(country);
  const national = home !== null && known?.countryCallingCode === getCountryCallingCode(home);
  const text = known
    ? national
      ? known.formatNational()
      : known.formatInternational()
    : inGroups(number);
  const groups = text
    .replace(/\+/g, '')
    .split(/\D+/)
    .filter((group) => group !== '')
    .map((group) => group.split('').join(' '))
    .join(', ');
  return text.startsWith('+') ? `plus ${groups}` : groups;
}
