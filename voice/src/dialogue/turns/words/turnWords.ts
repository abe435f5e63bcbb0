import { english } from './english.ts';
import { french } from './french.ts';
import type { TurnWords } from './patterns.ts';
import { spanish } from './spanish.ts';

const BY_LANGUAGE: Readonly<Record<string, TurnWords>> = {
  en: english,
  es: spanish,
  fr: french,
};

/** @param language BCP 47; what is not known is taken for English */
export function turnWordsOf(language: string): TurnWords {
  return BY_LANGUAGE[language.slice(0, 2).toLowerCase()] ?? english;
}

/** A text without its punctuation and with plain apostrophes. */
export const bare = (text: string): string =>
  text
    .replace(/’/g, "'")
    .replace(/[.,!?…¿¡;:"«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The words that were said, in lower case, without sounds of thinking. */
export function saidWords(text: string, language: string): string[] {
  const { fillers } = turnWordsOf(language);
  return bare(text)
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word));
}

/** Whether two transcripts say the same: fillers, case and punctuation do not count. */
export function saysTheSame(one: string, other: string, language: string): boolean {
  const words = saidWords(one, language);
  return words.length > 0 && words.join(' ') === saidWords(other, language).join(' ');
}
