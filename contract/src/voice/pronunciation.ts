import { z } from 'zod';
import { voiceId } from '../catalogue/voices.ts';
import { lexicon, lexiconEntry } from './lexicon.ts';

/** What is spoken so that an owner hears it: a word, or a short sentence with it. */
export const MAX_HEARD_CHARACTERS = 60;
export const MAX_CHECKED_WORDS = 500;

/** Header of a spoken word that tells whether the voice was told how it sounds. */
export const READING_HEADER = 'x-reading';

/**
 * What the voice that callers hear makes of a lexicon: `spoken`, it says words as they are told to sound; `as-written`, it
 * reads what is written, as the built-in voice does; `service`, it is a service on the network, which reads what is
 * written too and is paid for what it says.
 */
export const readingSupport = z.enum(['spoken', 'as-written', 'service']);
export type ReadingSupport = z.infer<typeof readingSupport>;

/** BCP 47, as the assistant speaks. */
const language = z.string().min(2).max(20);
const { word } = lexiconEntry.shape;

/** Body of POST /pronunciation/words. */
export const wordsQuestion = z.strictObject({
  language,
  words: z.array(word).max(MAX_CHECKED_WORDS),
});
export type WordsQuestion = z.infer<typeof wordsQuestion>;

/** Its answer: which of the words no dictionary has, so that the voice guesses how they are said. */
export const wordsReport = z.object({ support: readingSupport, guessed: z.array(z.string()) });
export type WordsReport = z.infer<typeof wordsReport>;

/** Body of POST /pronunciation/readings. */
export const readingsQuestion = z.strictObject({ language, word });
export type ReadingsQuestion = z.infer<typeof readingsQuestion>;

/** Its answer: ways to say the word, each as the `soundsLike` of an entry; none where nothing can be told of it. */
export const readingsReport = z.object({ readings: z.array(z.string()) });
export type ReadingsReport = z.infer<typeof readingsReport>;

/** Body of POST /pronunciation/speech, which answers WAV. */
export const speechQuestion = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(MAX_HEARD_CHARACTERS, `At most ${MAX_HEARD_CHARACTERS} characters can be heard at once`),
  voiceId,
  language,
  lexicon,
});
export type SpeechQuestion = z.infer<typeof speechQuestion>;
