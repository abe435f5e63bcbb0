import type { ListeningFor } from '../hearing.ts';

/** What the answers to a question are made of. */
export interface Lexicon {
  readonly answers: readonly string[];
  /** How many of `answers` there are at least, those said again included. */
  readonly least: number;
  /** What may stand around it. */
  readonly around: readonly string[];
  /** Numbers and hours in figures, "612", "19:30", are answers, too. */
  readonly figures?: boolean;
}

/** Points of a curve that only rises: what a figure of the recogniser was worth on made speech. */
export type Curve = readonly (readonly [figure: number, probability: number])[];

/** A reading, and the sound it was read from. */
export interface Judged {
  readonly text: string;
  /** Natural logarithm of the probability of a token, on average. */
  readonly meanLogProbability: number;
  /** It was cut off: too long, or going in circles. */
  readonly cutOff: boolean;
  /** How likely the model thinks it that nobody spoke. */
  readonly noSpeech: number;
}

/** What is known of a model beside its graph: how it writes, and what its figures are worth. */
export interface RecogniserTraits {
  /** Longest texts that are believed. */
  readonly maxTokens: { readonly perSecond: number; readonly more: number };
  /** Words that answers to a question are made of; null where anything may be the answer. */
  lexiconFor(asked: ListeningFor['asked'], language: string): Lexicon | null;
  /**
   * How much likelier than the model thinks an answer in the words that were asked for is, in nats.
   * @see RecogniserTraits.lexiconFor
   */
  readonly priorOfAsked: Readonly<Record<ListeningFor['asked'], number>>;
  /** What callers of a business say more often than those who taught the model. */
  domainPhrases(language: string): readonly string[];
  /** How often a text was right as a whole, by its figure (confidence.ts). */
  readonly textIsRight: Curve;
  /** How often a word had been said, by the probability of its tokens. */
  readonly wordIsRight: Curve;
  /** Whether the model made it up where nobody spoke. Models that make nothing up lack it. */
  isInvented?(judged: Judged): boolean;
}
