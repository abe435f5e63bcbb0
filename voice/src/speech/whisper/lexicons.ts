import type { ListeningFor } from '../hearing.ts';
import type { Lexicon } from '../recognition/traits.ts';

/** What answers are made of in one language. What has no lexicon may be answered with anything. */
export interface LanguageLexicons {
  readonly lexicons: Readonly<Partial<Record<ListeningFor['asked'], Lexicon>>>;
  /** What callers of a business say more often than those who taught the model. */
  readonly domainPhrases: readonly string[];
}

/** The words of a text. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
