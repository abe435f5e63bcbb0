import type { DateTime } from 'luxon';

/** What matches is put into the house's own words; `$1` is what the group matched. */
export type Rule = readonly [RegExp, string | ((match: RegExpExecArray) => string | null)];

/** What matches names a day; a text names a span or a day in the house's own words. */
export type DayRule = readonly [
  RegExp,
  (
    | string
    | ((match: RegExpExecArray, today: DateTime, dayFirst: boolean) => DateTime | string | null)
  ),
];

/**
 * How one language is heard. All patterns see plain lower-case words without accents or apostrophes,
 * with digits for number words; what a rule has understood is hidden from those behind it.
 */
export interface LanguageWords {
  /** Digits for number words, in words without accents. */
  readonly digits: (words: string) => string;
  /** Names of letters, for spelling. */
  readonly letters: Readonly<Record<string, string>>;
  /** Greetings, wishes, yes and no that hold words of times and days; heard first. */
  readonly first: readonly Rule[];
  readonly times: readonly Rule[];
  /** Times where one was asked for. */
  readonly bareTimes: readonly Rule[];
  readonly days: readonly DayRule[];
  /** People, nights, and parts of the day. */
  readonly amounts: readonly Rule[];
  readonly intents: readonly Rule[];
  /** What a correction may name: "the time", "the name". */
  readonly parts: readonly Rule[];
  /** Things callers ask about, in words of `know/topics.ts`. */
  readonly topics: readonly (readonly [RegExp, string])[];
  /** Announces a name. */
  readonly nameLead: RegExp;
  /** How a name is written, told behind it: "with a z". */
  readonly nameTail: RegExp;
  /** Small words inside of names. */
  readonly nameParticle: RegExp;
  readonly stopWords: ReadonlySet<string>;
  /** How a question begins. */
  readonly question: RegExp;
  /** A message with what it says, in words with accents: groups `to` and `what`. */
  readonly messages: readonly RegExp[];
  /** An existing booking is to be moved; behind it, where to. */
  readonly moving: RegExp;
  readonly canceling: RegExp;
  /** Something is ordered: an article counts one of it. */
  readonly ordering: RegExp;
  readonly article: RegExp;
  /** A booking that exists, beside words of moving or cancelling. */
  readonly booking: RegExp;
  /** Stands before the day or hour from which a booking is moved. */
  readonly fromWord: RegExp;
  /** "For", before whom a message is for. */
  readonly forWord: string;
}
