import { z } from 'zod';

/** A word with no space in it; of several words, or joined by hyphens, each is one. */
const WORD = /^\p{L}[\p{L}\p{M}'’]*$/u;
/** How a word sounds, in letters: "SEER-sha", or in other words: "sear sha". */
const SOUNDS_LIKE = /^\p{L}[\p{L}\p{M}'’]*(?:[ -]\p{L}[\p{L}\p{M}'’]*)*$/u;

export const MAX_LEXICON_ENTRIES = 200;

/** How one word of a business is said. */
export const lexiconEntry = z.strictObject({
  word: z.string().trim().min(1).max(60).regex(WORD, 'Please enter one word: letters only'),
  /** Syllables joined by hyphens, the stressed one in capitals: "SEER-sha"; or words that sound like it. */
  soundsLike: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(SOUNDS_LIKE, 'Please write how it sounds with letters, hyphens and spaces only'),
});
export type LexiconEntry = z.infer<typeof lexiconEntry>;

/** How the words of a business are said; each word once, in whatever case it is written. */
export const lexicon = z
  .array(lexiconEntry)
  .max(MAX_LEXICON_ENTRIES)
  .refine(
    (entries) => new Set(entries.map(({ word }) => word.toLowerCase())).size === entries.length,
    'This word is in the list twice',
  );
export type Lexicon = z.infer<typeof lexicon>;
