import { digitsInWords, numberInWords, yearInWords } from '../../rendering/text/numbers.ts';
import { american } from './american.ts';
import { british } from './british.ts';
import { onlyInBritain } from './britishWords.ts';
import type { Phone } from './dictionary.ts';
import { type EnglishSources, lettersOf, phonesOfWord, plainLetters } from './englishWords.ts';
import { heteronym } from './heteronyms.ts';
import { phonesOfRespelling } from './respelling.ts';
import { withS } from './suffixes.ts';
import { inSentence, isWeak } from './weakForms.ts';

/** A word, or marks between words. */
interface Piece {
  /** As written; a lone letter of a spelling stays a capital. */
  readonly text: string;
  readonly isWord: boolean;
  /** A space stood before it. */
  readonly spaced: boolean;
  /** How the owner says that it sounds, where they did. */
  readonly soundsLike?: string;
  /** What the owner said of is the word before its 's. */
  readonly owns?: boolean;
}

const PIECES = /\s+|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*'?|[.,!?;:—…()"]|\d/gu;

/** The first sound of these letters is a vowel, as far as a letter tells. */
const startsWithVowel = (phones: readonly Phone[] | undefined): boolean =>
  /^[AEIOU].?\d$/.test(phones?.[0] ?? '');

/** Digits that no rule before took: amounts, years, codes. */
function numbersInWords(text: string, british: boolean): string {
  return text
    .replace(/(\d+)\.(\d+)/g, (_, whole: string, part: string) => {
      return `${numberInWords(Number(whole))} point ${digitsInWords(part, british)}`;
    })
    .replace(/\d+/g, (digits, at: number) => {
      const value = Number(digits);
      const stuck = /[A-Za-z]$/.test(text.slice(0, at)) ? ' ' : '';
      if (digits.length > 9 || (digits.length > 1 && digits.startsWith('0')))
        return `${stuck}${digitsInWords(digits, british)} `;
      if (digits.length === 4 && value >= 1_100 && value < 2_100 && value % 1_000 !== 0)
        return `${stuck}${yearInWords(value)} `;
      return `${stuck}${numberInWords(value)} `;
    });
}

/** How English text sounds, in Kokoro's symbols. */
export class EnglishPhonemes {
  readonly #sources: EnglishSources;

  constructor(sources: EnglishSources) {
    this.#sources = sources;
  }

  /**
   * @param text numbers, dates and the like in words already, as far as they are known
   * @param lexicon words of the business in lower case, by how they sound
   */
  of(text: string, isBritish: boolean, lexicon: ReadonlyMap<string, string>): string {
    const pieces = this.#pieces(numbersInWords(text, isBritish), lexicon);
    const words = pieces.filter(({ isWord }) => isWord).map(({ text: word }) => word.toLowerCase());
    const said: (readonly Phone[])[] = [];
    let at = 0;
    for (const { isWord, text: written, soundsLike, owns } of pieces) {
      if (!isWord) continue;
      const neighbours = {
        before: words[at - 1] ?? '',
        beforeThat: words[at - 2] ?? '',
        after: words[at + 1] ?? '',
      };
      at += 1;
      said.push(
        soundsLike === undefined
          ? this.#phones(written, neighbours, isBritish)
          : this.#asItSounds(soundsLike, owns ?? false),
      );
    }
    return this.#joined(pieces, said, isBritish);
  }

  #pieces(text: string, lexicon: ReadonlyMap<string, string>): readonly Piece[] {
    const pieces: Piece[] = [];
    let spaced = false;
    for (const [found] of plainLetters(text).matchAll(PIECES)) {
      if (/^\s/.test(found)) spaced = true;
      else {
        const isWord = /^\p{L}/u.test(found);
        const word = isWord ? found.replace(/(?<!s)'$/i, '') : found;
        const [stem = ''] = /^.*?(?='s$|$)/.exec(word.toLowerCase()) ?? [];
        const soundsLike = lexicon.get(word.toLowerCase()) ?? lexicon.get(stem);
        pieces.push({
          text: word,
          isWord,
          spaced,
          ...(soundsLike === undefined
            ? {}
            : { soundsLike, owns: !lexicon.has(word.toLowerCase()) }),
        });
        spaced = false;
      }
    }
    return pieces;
  }

  #phones(
    written: string,
    neighbours: Parameters<typeof heteronym>[1],
    isBritish: boolean,
  ): readonly Phone[] {
    const word = written.toLowerCase();
    if (/^[a-z]$/.test(word) && written !== 'a' && written !== 'I')
      return (isBritish ? onlyInBritain(word) : null) ?? lettersOf(word);
    return (
      heteronym(word, neighbours, this.#sources.spelled) ??
      (isBritish ? onlyInBritain(word) : null) ??
      phonesOfWord(written, this.#sources)
    );
  }

  /** A respelling in syllables; else its words, as words sound. */
  #asItSounds(soundsLike: string, owns: boolean): readonly Phone[] {
    const [first = '', ...others] = soundsLike.trim().split(/\s+/);
    const of = (part: string) =>
      phonesOfRespelling(part) ?? phonesOfWord(part.replaceAll('-', ''), this.#sources);
    const phones = [...of(first), ...others.flatMap(of)];
    return owns ? withS(phones) : phones;
  }

  #joined(
    pieces: readonly Piece[],
    said: readonly (readonly Phone[])[],
    isBritish: boolean,
  ): string {
    let result = '';
    let at = -1;
    for (const [index, { text, isWord, spaced }] of pieces.entries()) {
      const gap = spaced && result !== '' ? ' ' : '';
      if (!isWord) {
        result += /^\d$/.test(text) ? '' : `${text === '(' ? gap : ''}${text}`;
        continue;
      }
      at += 1;
      const word = text.toLowerCase();
      const next = pieces[index + 1];
      const follows = { vowel: startsWithVowel(said[at + 1]), end: !next?.isWord };
      const isLetter = /^[A-Z]$/.test(text) && text !== 'I' && !(text === 'A' && !follows.end);
      const phones =
        isLetter || !(isWeak(word) || /^(?:i|how|w)/.test(word))
          ? (said[at] ?? [])
          : inSentence(word, said[at] ?? [], follows);
      const symbols = isBritish ? british(phones, word) : american(phones, word);
      // In Britain an R at the end is heard before a vowel: "your order".
      const links =
        isBritish && !follows.end && follows.vowel && /^(?:R|ER\d)$/.test(phones.at(-1) ?? '');
      result += `${gap || (result !== '' && !/[ (]$/.test(result) ? ' ' : '')}${symbols}${links ? 'ɹ' : ''}`;
    }
    return result.trim();
  }
}
