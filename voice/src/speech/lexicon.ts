import type { Lexicon } from '@belldesk/contract/voice/lexicon';

/** A word in lower case, and how it sounds. */
export type WordSound = readonly [word: string, soundsLike: string];

/** What a lexicon says of the words of a text; in the order of the words, so that equal texts give equal lists. */
export function occurring(text: string, lexicon: Lexicon | undefined): readonly WordSound[] {
  if (!lexicon || lexicon.length === 0) return [];
  const words = new Set(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}\p{M}']*/gu),
  );
  const sounds = new Map(
    lexicon.map(({ word, soundsLike }) => [word.toLowerCase().replaceAll('’', "'"), soundsLike]),
  );
  return [...words].flatMap((written): readonly WordSound[] => {
    const word = sounds.has(written) ? written : written.replace(/'s?$/, '');
    const soundsLike = sounds.get(word);
    return soundsLike === undefined ? [] : [[word, soundsLike]];
  });
}

/** What a lexicon changes in a text, as a text of its own: nothing where it changes nothing. */
export const soundsOf = (text: string, lexicon: Lexicon | undefined): string =>
  occurring(text, lexicon)
    .map((pair) => pair.join('='))
    .join('\n');
