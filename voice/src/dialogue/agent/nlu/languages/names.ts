import type { LanguageWords } from './language.ts';
import { isMark } from './marks.ts';

const MOST_WORDS = 5;

function isLetters(word: string): boolean {
  return /^[a-z]+$/.test(word);
}

/** Letters one by one from here on, three at least: "ge o eme e zeta" -> "g o m e z". */
function spelledAt(words: readonly string[], from: number, language: LanguageWords) {
  const letters: string[] = [];
  let at = from;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = language.letters[`${word} ${words[at + 1] ?? ''}`];
    const twice = word === 'doble' || word === 'double';
    const next = words[at + 1] ?? '';
    const one = twice ? (language.letters[next] ?? next) : (language.letters[word] ?? word);
    if (pair !== undefined) {
      letters.push(pair);
      at += 1;
    } else if (/^[a-z]$/.test(one)) {
      letters.push(...(twice ? [one, one] : [one]));
      if (twice) at += 1;
    } else break;
  }
  return letters.length >= 3 ? { letters, to: at } : null;
}

/** The words of a name from here on, spelling included, and where it ends; null when there is none. */
export function nameAt(words: readonly string[], from: number, language: LanguageWords) {
  const name: string[] = [];
  let at = from;
  for (; at < words.length && name.length < MOST_WORDS; at += 1) {
    const word = words[at] ?? '';
    if (spelledAt(words, at, language)) break;
    const particle = language.nameParticle.test(word) && isLetters(words[at + 1] ?? '');
    if (isMark(word) || !isLetters(word) || word.length < 2) break;
    if (language.stopWords.has(word) && !particle) break;
    name.push(word);
  }
  while (name.length > 0 && language.nameParticle.test(name.at(-1) ?? '')) {
    name.pop();
    at -= 1;
  }
  // "se escribe", "ça s'écrit" between the name and its letters
  let spelling = at;
  while (spelling < words.length && language.stopWords.has(words[spelling] ?? '')) {
    if (spelledAt(words, spelling, language)) break;
    spelling += 1;
  }
  const spelled = spelledAt(words, spelling, language);
  if (name.length === 0 && !spelled) return null;
  // spelled as it was said: the word keeps its accents
  const same = spelled?.letters.join('') === name.at(-1);
  return { words: [...name, ...(same ? [] : (spelled?.letters ?? []))], to: spelled?.to ?? at };
}
