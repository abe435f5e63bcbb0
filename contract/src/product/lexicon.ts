import { z } from 'zod';
import { lexicon, lexiconEntry } from '../voice/lexicon.ts';
import { readingSupport, speechQuestion } from '../voice/pronunciation.ts';

/** How the words of a business are said, as its owner keeps it. */
export const keptLexicon = z.object({
  entries: lexicon,
  /** Of the assistant: a change names it to prove that it saw it. */
  updatedAt: z.iso.datetime(),
});
export type KeptLexicon = z.infer<typeof keptLexicon>;

export const replaceLexiconInput = z.strictObject({
  id: z.uuid(),
  /** `updatedAt` as it was when the entries were read: a later change by another window is a conflict. */
  expectedUpdatedAt: z.iso.datetime(),
  entries: lexicon,
});

export const readingsInput = z.strictObject({ id: z.uuid(), word: lexiconEntry.shape.word });

export const hearInput = z.strictObject({
  id: z.uuid(),
  text: speechQuestion.shape.text,
  /** How a word of the text sounds; as the voice says it where there is none. */
  entry: lexiconEntry.nullable(),
});

/** What the voice that callers hear makes of a lexicon; `unavailable` on a platform that does not tell. */
export const hearing = z.enum([...readingSupport.options, 'unavailable']);
export type Hearing = z.infer<typeof hearing>;

/** A text as callers would hear it. */
export const heardText = z.object({
  /** WAV in base64, some seconds of it. */
  wav: z.base64(),
  hearing,
});
export type HeardText = z.infer<typeof heardText>;

/** Words worth a look: the voice has to guess how they are said. */
export const lexiconSuggestions = z.object({ hearing, words: z.array(z.string()) });
export type LexiconSuggestions = z.infer<typeof lexiconSuggestions>;
