import type { Country } from '@belldesk/contract/catalogue/countries';
import type { Stretch } from '../../spans/aligned.ts';
import type { Candidate } from '../../spans/candidate.ts';
import { cardinal } from '../numbers.ts';
import {
  MAX_PHONE_DIGITS,
  MIN_PHONE_DIGITS,
  type PhoneFit,
  parsed,
  phoneFit,
} from './numberingPlan.ts';

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
/** "01632, that's the code, and then 960": said between them where the number is not whole yet. */
const ASIDES = new Set(
  "that that's is the area code it it's and then next so um followed by after comma".split(' '),
);
const MOST_ASIDE_WORDS = 6;

/** How many words stand between two groups of a number; 0 where no group follows. */
function aside(words: readonly string[], at: number): number {
  for (let to = at; to < words.length && to - at <= MOST_ASIDE_WORDS; to += 1) {
    const word = words[to] ?? '';
    if (to > at && startsDigits(word)) return to - at;
    if (!ASIDES.has(word) && !CONNECTORS.has(word)) return 0;
  }
  return 0;
}

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
    const between = digits.length > 1 && digits.length < MIN_PHONE_DIGITS ? aside(words, at) : 0;
    if (between > 0) {
      at += between - 1;
      continue;
    }
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

/** A number as it was said, and whether it is all of one. */
export interface PhoneHeard {
  /** With a leading + if one was said. */
  readonly digits: string;
  readonly fit: PhoneFit;
}

/** So many digits count where nobody asked or spoke of a number. */
const LEAST_UNASKED_DIGITS = 9;

/**
 * Telephone numbers in the words: runs of 7 to 15 digits where one was asked for or announced, of 9 to 15 anywhere. A
 * whole number of the country first; one with digits missing or too many only where it was asked for or announced.
 */
export function phonesIn(
  words: string,
  asked: boolean,
  country: Country | null,
): Candidate<PhoneHeard>[] {
  const isMeant = asked || CUE.test(words);
  const least = isMeant ? MIN_PHONE_DIGITS : LEAST_UNASKED_DIGITS;
  const run = hearDigits(words);
  const count = run?.digits.replace('+', '').length ?? 0;
  if (!run || count < least) return [];
  const tooLong = country && count > MOST_NATIONAL_DIGITS && !parsed(run.digits, country);
  const { digits, from, to } = (tooLong ? validEnd(words.split(' '), country) : null) ?? run;
  if (digits.replace('+', '').length > MAX_PHONE_DIGITS) return [];
  const fit = phoneFit(digits, country);
  const isWhole = fit === 'fits';
  if (!isWhole && !isMeant) return [];
  return [{ value: { digits, fit }, evidence: isWhole ? 'explicit' : 'likely', from, to }];
}

/** "It ends in one double eight", "double oh one at the end", "the last three are 188". */
const OF_THE_END =
  /\b(?:at the end|on the end|(?:it |that )?(?:ends?|ending|finishes) (?:in|with)|(?:the )?(?:last|final) (?:two|three|four|five|six|2|3|4|5|6)(?: (?:digits|numbers|ones|figures))?)\b/;
const LEAST_OF_AN_END = 2;

/** A number with another end, where only that is put right; null where none is told. */
export function withOtherEnd(known: string, words: string): string | null {
  const cue = OF_THE_END.exec(words);
  if (!cue) return null;
  const beside = `${words.slice(0, cue.index)} ${words.slice(cue.index + cue[0].length)}`;
  const end = hearDigits(beside.replace(/\s+/g, ' ').trim())?.digits ?? '';
  const fits = end.length >= LEAST_OF_AN_END && end.length < MIN_PHONE_DIGITS;
  return fits ? known.slice(0, -end.length) + end : null;
}
