import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';

/** Everything the house says, in one language, keyed by the moment in which it is said. */
export type Sayings = typeof english;

const TABLES: Readonly<Record<string, Sayings>> = { en: english, es: spanish, fr: french };

/** The texts of a language given as BCP 47 ("es-MX"); English for one that has none. */
export function sayingsOf(language: string): Sayings {
  return TABLES[language.slice(0, 2).toLowerCase()] ?? english;
}
