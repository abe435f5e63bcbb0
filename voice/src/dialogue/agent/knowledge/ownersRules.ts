import { sentencesOf } from './passages/clauses.ts';
import type { WrittenLine } from './passages/compile.ts';
import { spokenSentence } from './spokenFact.ts';

const SELLERS =
  /\b(?:vendors?|sales(?: ?people|men|man)?\b(?: (?:calls?|reps?|pitches|enquiries|inquiries))|salespeople|salesm[ae]n|sellers|solicit(?:ors?|ing|ation)s?\b(?=[^.]{0,40}\b(?:call|no|not|phone|email))|cold[- ]call\w*|reps\b|marketing calls?|telemarket\w*|anyone selling|selling (?:something|us|anything|stuff)|trade enquiries|offers from (?:companies|agencies))/iu;

/** What the owner wrote to those who want to sell something; null where nothing is written. */
export function sellersRule(lines: readonly WrittenLine[]): string | null {
  for (const { heading, asked, text } of lines)
    for (const sentence of sentencesOf(text))
      if (SELLERS.test(sentence)) return spokenSentence(sentence);
      else if (SELLERS.test(`${heading} ${asked}`)) return spokenSentence(text);
  return null;
}

const NOT_BY_PHONE: readonly RegExp[] = [
  // "I don't put boarding in the diary by phone", "DON'T book bedrooms on the phone"
  /\b(?:do not|don['’]t|never|cannot|can['’]t|won['’]t|not) (?:be )?(?:take bookings for|take|book|booked|put|arrange|arranged|reserve|reserved|schedule|scheduled|do|accept)(?<what>[^.:;]{0,50}?)(?: (?:in|into) (?:the|our) (?:diary|book|calendar))?,? (?:by|over|on|via|through) the (?:tele)?phone\b|\b(?:do not|don['’]t|never|cannot|can['’]t|won['’]t|not) (?:be )?(?:take bookings for|take|book|booked|put|arrange|arranged|reserve|reserved|schedule|scheduled)(?<things>[^.:;]{0,50}?)(?: (?:in|into) (?:the|our) (?:diary|book|calendar))? by (?:tele)?phone\b/iu,
];
/** "Home visits on Tuesdays; these are arranged by Helen herself, so please leave a message." */
const ARRANGED =
  /^(?:these|they|those|this|which) (?:are|is) (?:only )?(?:arranged|booked|agreed|quoted) (?:by|with) \p{Lu}\p{L}+/iu;
const LEAVES_WORD =
  /\b(?:leave|take|give)\b[^.]{0,30}\b(?:message|name|number|details|dates)\b|\b(?:ring|rings|call|calls|phone) (?:you )?back\b/iu;
/** Words by which callers mean the same. */
const MEANT: readonly (readonly [written: RegExp, said: RegExp])[] = [
  [
    /\b(?:boarding|kennel|stays?|overnight|cattery|bedrooms?|rooms?|accommodation|lodging|cottages?|pitches)\b/iu,
    /\b(?:board(?:ing)?|kennels?|stay(?:ing)?|overnight|(?<!\blast )nights?\b(?! (?:out|off|of|in town|shift))|holidays?|bedrooms?|double|twin|single room|accommodation|lodgings?|a room|the room|sleep over|look after (?:him|her|them|my \w+))\b/u,
  ],
  [
    /\b(?:home visits?|house calls?|domiciliary)\b/iu,
    /\b(?:home visit|house ?call|house ?bound|bed ?bound|come (?:out )?to (?:the|my|our|her|his|their) (?:house|home|place|flat)|visit (?:her|him|them|us|me|my \w+) at home|can't (?:leave|get out of) the (?:house|home|bed))\b/u,
  ],
];
const COMMON = new Set(
  'that this them those these with from your their there anything bookings booking appointments appointment over'.split(
    ' ',
  ),
);

export interface ByMessage {
  /** The owner's sentence. */
  readonly rule: string;
  /** Whether a caller's plain words mean what it is about. */
  readonly isMeant: (words: string) => boolean;
}

/** What is not booked by telephone: it is asked for in a message, and somebody rings back. */
export function byMessageOnly(lines: readonly WrittenLine[]): ByMessage[] {
  return lines.flatMap(({ text }) =>
    sentencesOf(text).flatMap((sentence, at, all) => {
      const before = ARRANGED.test(sentence) ? all[at - 1] : undefined;
      const found = NOT_BY_PHONE.map((pattern) => pattern.exec(sentence)).find(Boolean);
      const what = before ?? found?.groups?.['what'] ?? found?.groups?.['things'];
      const behind = `${sentence} ${all[at + 1] ?? ''}`;
      if (what === undefined || !LEAVES_WORD.test(behind)) return [];
      const whole = LEAVES_WORD.test(sentence) ? sentence : behind;
      const rule = before === undefined ? whole : `${before}; ${whole}`;
      return [{ rule: spokenSentence(rule), isMeant: (words: string) => means(what, words) }];
    }),
  );
}

function means(what: string, words: string): boolean {
  if (MEANT.some(([written, said]) => written.test(what) && said.test(words))) return true;
  const named = what
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS && !COMMON.has(word));
  return named.some((word) => words.includes(word.replace(/s$/, '')));
}

const LEAST_LETTERS = 5;
