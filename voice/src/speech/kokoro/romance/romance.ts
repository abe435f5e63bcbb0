import { frenchWord } from './french.ts';
import { frenchNumber, spanishNumber } from './numbers.ts';
import { spanishWord } from './spanish.ts';

const SPANISH_LETTERS: Readonly<Record<string, string>> = {
  b: 'be',
  c: 'ce',
  d: 'de',
  f: 'efe',
  g: 'ge',
  h: 'hache',
  j: 'jota',
  k: 'ka',
  l: 'ele',
  m: 'eme',
  n: 'ene',
  ñ: 'eñe',
  p: 'pe',
  q: 'cu',
  r: 'erre',
  s: 'ese',
  t: 'te',
  v: 'uve',
  w: 'uve doble',
  x: 'equis',
  z: 'zeta',
};
const FRENCH_LETTERS: Readonly<Record<string, string>> = {
  b: 'bé',
  c: 'cé',
  d: 'dé',
  e: 'eu',
  f: 'èf',
  g: 'gé',
  h: 'ache',
  i: 'i',
  j: 'ji',
  k: 'ka',
  l: 'èl',
  m: 'èm',
  n: 'èn',
  o: 'o',
  p: 'pé',
  q: 'ku',
  r: 'èr',
  s: 'ès',
  t: 'té',
  u: 'u',
  v: 'vé',
  w: 'double vé',
  x: 'ix',
  z: 'zède',
};

/** Unstressed within a sentence. */
const SPANISH_WEAK = new Set(
  'el la los las un una unos unas de del al a en con por para y e o u que se le les lo me te nos su sus mi mis tu si'.split(
    ' ',
  ),
);

/** In French the S, X or N of these is heard before a vowel. */
const LIAISONS: Readonly<Record<string, string>> = Object.fromEntries(
  'les des mes tes ses ces aux vous nous ils elles deux trois dix six nos vos'
    .split(' ')
    .map((word): [string, string] => [word, 'z'])
    .concat('un on en mon ton son aucun'.split(' ').map((word): [string, string] => [word, 'n'])),
);

const MONEY = /(\d+(?:[.,]\d{1,2})?)\s?€/g;
const PIECES = /\s+|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*['’]?|\d+|[.,!?;:—…()]/gu;

/** Times, sums and numbers as both languages write them, in words. */
export function inWords(text: string, language: 'es' | 'fr'): string {
  const number = language === 'es' ? spanishNumber : frenchNumber;
  const hour = (digits: string) => {
    const said = number(Number(digits));
    return language === 'es' ? said.replace(/uno$/, 'una') : said.replace(/un$/, 'une');
  };
  const joint = language === 'es' ? ' y ' : ' heures ';
  return text
    .replace(MONEY, (_, sum: string) => `${sum.replace('.', ',')} euros`)
    .replace(/(\d+),(\d+)(?=\s|$|[^\d])/g, (_, whole: string, part: string) => {
      const point = language === 'es' ? 'con' : 'virgule';
      return `${number(Number(whole))} ${point} ${number(Number(part))}`;
    })
    .replace(/\b(\d{1,2})\s?(?::|h)\s?(\d\d)\b/g, (_, h: string, m: string) =>
      m === '00'
        ? `${hour(h)}${language === 'es' ? '' : ' heures'}`
        : `${hour(h)}${joint}${number(Number(m))}`,
    )
    .replace(/\b(\d{1,2})\s?h\b/g, (_, h: string) => `${hour(h)} heures`)
    .replace(/\b1er\b/g, 'premier')
    .replace(/(\+?\d[\d ]{6,}\d)/g, (digits) =>
      Array.from(digits.replace(/\D/g, ''), (digit) => number(Number(digit))).join(' '),
    )
    .replace(/\d+/g, (digits) => number(Number(digits)))
    .replace(/\s?&\s?/g, language === 'es' ? ' y ' : ' et ')
    .replace(/%/g, language === 'es' ? ' por ciento' : ' pour cent');
}

/**
 * How Spanish or French text sounds, in Kokoro's symbols.
 * @param lexicon words of the business in lower case, by words that sound like them
 * @param seseo Spanish as in the Americas
 */
export function romancePhonemes(
  text: string,
  language: 'es' | 'fr',
  lexicon: ReadonlyMap<string, string>,
  seseo = false,
): string {
  const say = (word: string) => (language === 'es' ? spanishWord(word, seseo) : frenchWord(word));
  const letters = language === 'es' ? SPANISH_LETTERS : FRENCH_LETTERS;
  let result = '';
  let linking = '';
  for (const [piece] of inWords(text, language)
    .toLowerCase()
    .replaceAll('’', "'")
    .matchAll(PIECES)) {
    if (/^\s/.test(piece)) {
      if (result !== '' && !result.endsWith(' ')) result += ' ';
      continue;
    }
    if (!/^\p{L}/u.test(piece)) {
      result = result.trimEnd() + piece;
      linking = '';
      continue;
    }
    const soundsLike = lexicon.get(piece)?.toLowerCase().replaceAll('-', '');
    const words = (soundsLike ?? letters[piece] ?? piece).split(/[\s-]+/);
    const sounds = words.map((word) => {
      const [, elided = '', rest = word] = /^([cdjlmnstq]u?)'(.+)$/.exec(word) ?? [];
      const sound = say(rest);
      const before =
        elided === ''
          ? ''
          : elided === 'c'
            ? 's'
            : elided === 'j'
              ? 'ʒ'
              : elided === 'qu'
                ? 'k'
                : elided;
      return before + sound;
    });
    const said =
      language === 'es' && SPANISH_WEAK.has(piece)
        ? sounds.join(' ').replace('ˈ', '')
        : sounds.join(' ');
    if (linking !== '' && /^ˈ?[aeiouyøœəɛɔɑ]/.test(said)) result = `${result.trimEnd()}${linking} `;
    result += said;
    linking = language === 'fr' ? (LIAISONS[piece] ?? '') : '';
  }
  return result.trim();
}
