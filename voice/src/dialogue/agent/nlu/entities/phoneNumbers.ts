import type { Country } from '@belldesk/contract/catalogue/countries';
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import type { Stretch } from '../spans/aligned.ts';
import { cardinal } from './numbers.ts';

/** Fewer digits than these are no telephone number, more are none either (E.164: 15). */
export const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;
/** A longer run that is no number of its country may have more before the number. */
const MOST_NATIONAL_DIGITS = 11;

/** What is counted is no digit of a number. */
const COUNTED =
  /^(?:people|persons?|guests?|adults?|kids?|children|nights?|of|am|pm|o'clock|rooms?)$/;
/** Behind so many digits "for" and "to" are words again. */
const NATIONAL_DIGITS = 10;

/** What a recogniser makes of digits inside a number. */
const SOUNDALIKES: Readonly<Record<string, string>> = {
  for: '4',
  to: '2',
  too: '2',
  ate: '8',
  won: '1',
  oh: '0',
  o: '0',
  nought: '0',
  naught: '0',
};

export interface DigitsFound extends Stretch {
  /** Digits, with a leading + if one was said. */
  readonly digits: string;
  /** The words without them. */
  readonly rest: string;
}

interface Run {
  readonly from: number;
  readonly to: number;
  readonly digits: string;
}

function digitsOf(word: string): string | null {
  if (/^[+\d][\d.\-/]*$/.test(word)) return word.replace(/[^\d+]/g, '');
  const value = cardinal(word);
  return value === null ? null : String(value);
}

/** Said between the groups of a number. */
const CONNECTORS = new Set(['then', 'dash', 'hyphen', 'space', 'dot', 'point', 'code', 'pause']);

function startsDigits(word: string): boolean {
  return digitsOf(word) !== null || /^(?:oh|o|double|triple|treble|nought)$/.test(word);
}

/** @param most digits; null is returned for a run with more */
function readRun(
  words: readonly string[],
  from: number,
  most = Number.POSITIVE_INFINITY,
): Run | null {
  let digits = '';
  let at = from;
  let solid = false;
  for (; at < words.length; at += 1) {
    if (digits.length > most) return null;
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const repeat = word === 'double' ? 2 : word === 'triple' || word === 'treble' ? 3 : 0;
    const repeated = repeat > 0 ? (digitsOf(next) ?? SOUNDALIKES[next]) : undefined;
    const own = digitsOf(word);
    const unit = cardinal(next);
    if (digits.length >= MIN_PHONE_DIGITS && own !== null && COUNTED.test(next)) break;
    if (digits !== '' && CONNECTORS.has(word) && startsDigits(next)) continue;
    if (word === 'plus' && digits === '') digits = '+';
    else if (repeated?.length === 1) {
      digits += repeated.repeat(repeat);
      at += 1;
      solid = true;
    } else if (own !== null && next === 'hundred') {
      digits += `${own}00`;
      at += 1;
      solid = true;
    } else if (
      own?.length === 2 &&
      own.endsWith('0') &&
      cardinal(word) !== null &&
      cardinal(word) !== 10 &&
      unit !== null &&
      unit >= 1 &&
      unit <= 9
    ) {
      digits += `${own[0]}${unit}`;
      at += 1;
      solid = true;
    } else if (own !== null) {
      digits += own;
      solid = true;
    } else if (
      SOUNDALIKES[word] !== undefined &&
      (/^(?:oh|o|nought|naught)$/.test(word) ||
        (solid && digits.length < NATIONAL_DIGITS && digitsOf(next) !== null))
    ) {
      digits += SOUNDALIKES[word];
    } else break;
  }
  return solid && at > from ? { from, to: at, digits } : null;
}

function longestRun(words: readonly string[]): Run | null {
  let best: Run | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const run = readRun(words, at);
    if (!run) continue;
    if (!best || run.digits.length > best.digits.length) best = run;
    at = run.to - 1;
  }
  return best;
}

/** The longest run of spoken or typed digits ("five five five oh one", "double four"), or null. */
export function hearDigits(words: string): DigitsFound | null {
  const list = words.split(' ');
  const run = longestRun(list);
  if (!run) return null;
  return foundIn(list, run);
}

/** A run of words as a stretch of the text that they make. */
function foundIn(list: readonly string[], run: Run): DigitsFound {
  const rest = [...list.slice(0, run.from), ...list.slice(run.to)].join(' ');
  const before = list.slice(0, run.from).join(' ').length;
  const from = run.from === 0 ? 0 : before + 1;
  return {
    digits: run.digits,
    rest,
    from,
    to: from + list.slice(run.from, run.to).join(' ').length,
  };
}

/** Fifteen of E.164 and the prefix of a country that is called from. */
const MOST_DIALLED_DIGITS = 20;
const CUE = /\b(?:phone|telephone|mobile|cell|number|call me|ring me|reach me|contact)\b/;

/** Of a run that is too long, the end that is a number by itself: "it ends in 124, oh seven ...". */
function validEnd(words: readonly string[], country: Country): DigitsFound | null {
  for (let from = 1; from < words.length; from += 1) {
    const run = readRun(words, from, MOST_DIALLED_DIGITS);
    const digits = run?.digits ?? '';
    if (run && digits.length >= MIN_PHONE_DIGITS && parsed(digits, country))
      return foundIn(words, run);
  }
  return null;
}

/**
 * A telephone number in the words: a run of 7 to 15 digits where one was asked for or announced,
 * of 9 to 15 anywhere.
 */
export function hearPhoneNumber(
  words: string,
  asked: boolean,
  country: Country | null = null,
): DigitsFound | null {
  const found = hearDigits(words);
  const count = found?.digits.replace('+', '').length ?? 0;
  const least = asked || CUE.test(words) ? MIN_PHONE_DIGITS : 9;
  if (!found || count < least) return null;
  if (country && count > MOST_NATIONAL_DIGITS && !parsed(found.digits, country)) {
    const end = validEnd(words.split(' '), country);
    if (end) return end;
  }
  return count <= MAX_PHONE_DIGITS ? found : null;
}

/** The country, where it has a numbering plan. */
function numbered(country: Country | null): CountryCode | null {
  return country !== null && isSupportedCountry(country) ? country : null;
}

/**
 * The number, if it is one of its country, or at least has the length of one and was said with a prefix. The 0 before
 * an area code is a prefix only where the country has it: where it stays in the number, it was said for another country.
 */
function parsed(number: string, country: Country | null) {
  const found = parsePhoneNumberFromString(number, numbered(country) ?? undefined);
  const isPrefixed = /^(?:\+|00|0)/.test(number) && !found?.nationalNumber.startsWith('0');
  const sure = found?.isValid() || (isPrefixed && found?.isPossible());
  return sure ? found : undefined;
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
