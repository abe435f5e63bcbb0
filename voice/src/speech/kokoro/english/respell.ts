import { bare, isUnstressed, isVowel } from './american.ts';
import type { Phone } from './dictionary.ts';
import { phonesOfRespelling, phonesOfSyllable } from './respelling.ts';

const CONSONANTS: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'ch',
  D: 'd',
  DH: 'dh',
  F: 'f',
  G: 'g',
  HH: 'h',
  JH: 'j',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ng',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'sh',
  T: 't',
  TH: 'th',
  V: 'v',
  W: 'w',
  Y: 'y',
  Z: 'z',
  ZH: 'zh',
};

/**
 * Ways to write a vowel, the clearest first; "i_e" has the consonants in the middle. The first that is read back as this
 * very vowel is taken.
 */
const VOWELS: Readonly<Record<string, readonly string[]>> = {
  AA: ['o', 'ah', 'a'],
  AE: ['a', 'ae'],
  AH: ['u', 'uh'],
  AO: ['aw', 'o'],
  AW: ['ow'],
  AY: ['i_e', 'igh', 'ie'],
  EH: ['e', 'eh', 'ai'],
  ER: ['er'],
  EY: ['ay'],
  IH: ['i', 'ih', 'ee'],
  IY: ['ee'],
  OW: ['oh'],
  OY: ['oy'],
  UH: ['uu', 'oo'],
  UW: ['oo'],
};
/** A schwa that ends its syllable, as in "SEER-sha". */
const OPEN_SCHWA = ['a', 'uh'];
/** An R behind these is written with the vowel: far, fair, fear. */
const BEFORE_R: Readonly<Record<string, readonly string[]>> = {
  AA: ['a', 'ah'],
  AO: ['o', 'aw'],
  EH: ['ai', 'eh'],
  IH: ['ee', 'ih'],
  UH: ['oo'],
};

/** Consonants that may begin a syllable together. */
const ONSET =
  /^(?:|[A-Z]+|(?:P|B|K|G|F|TH|SH|T|D|V) (?:R|L|W|Y)|(?:M|N|HH|L) Y|S (?:P|T|K|M|N|L|W|F)|S (?:P|T|K) (?:R|L|W|Y))$/;
/** A stressed short vowel takes a consonant to itself: "KAT-er". */
const SHORT = /^(?:AE|EH|IH|UH|AH)1$/;

interface Syllable {
  readonly onset: readonly Phone[];
  readonly vowel: Phone;
  readonly coda: readonly Phone[];
}

/** As a respelling can say it: one stress, and before an R no vowel that English does not tell from its neighbour. */
function sayable(phones: readonly Phone[]): readonly Phone[] {
  const first = phones.findIndex((phone) => phone.endsWith('1'));
  const stressed = first < 0 ? phones.findIndex(isVowel) : first;
  return phones.map((phone, index) => {
    if (!isVowel(phone)) return phone;
    const beforeR = phones[index + 1] === 'R';
    const vowel = bare(phone);
    const near = beforeR && vowel === 'IY' ? 'IH' : beforeR && vowel === 'EY' ? 'EH' : vowel;
    return `${near}${index === stressed ? '1' : '0'}`;
  });
}

function syllablesOf(phones: readonly Phone[]): readonly Syllable[] {
  const vowels = phones.flatMap((phone, index) => (isVowel(phone) ? [index] : []));
  let from = 0;
  return vowels.map((at, index) => {
    const onset = phones.slice(from, at);
    const next = vowels[index + 1] ?? phones.length;
    const between = phones.slice(at + 1, next);
    const vowel = phones[at] ?? '';
    let keeps = index === vowels.length - 1 ? between.length : 0;
    while (
      keeps < between.length &&
      (!ONSET.test(between.slice(keeps).join(' ')) || between[keeps] === 'NG')
    )
      keeps += 1;
    // An R belongs to the vowel before it, which it colours, unless it begins the stressed syllable.
    const colours = between[0] === 'R' && isUnstressed(phones[next]);
    if (keeps === 0 && between.length > 0 && (SHORT.test(vowel) || colours)) keeps = 1;
    from = at + 1 + keeps;
    return { onset, vowel, coda: between.slice(0, keeps) };
  });
}

const lettersOf = (phones: readonly Phone[]): string =>
  phones
    .map((phone) => CONSONANTS[phone] ?? '')
    .join('')
    .replace('ngk', 'nk');

const same = (one: readonly Phone[] | null, other: readonly Phone[]): boolean =>
  one?.join(' ') === other.join(' ');

function spelled({ onset, vowel, coda }: Syllable): string | null {
  const stress = isUnstressed(vowel) ? '0' : '1';
  const before = lettersOf(onset);
  const after = lettersOf(coda);
  const ways = [
    ...(vowel === 'AH0' && coda.length === 0 ? OPEN_SCHWA : []),
    ...(coda[0] === 'R' ? (BEFORE_R[bare(vowel)] ?? []) : []),
    ...(VOWELS[bare(vowel)] ?? []),
  ];
  const written = ways.map((way) => {
    const [start = '', end = ''] = way.split('_');
    return `${before}${start}${after}${end}`;
  });
  return (
    written.find((text) => same(phonesOfSyllable(text, stress), [...onset, vowel, ...coda])) ?? null
  );
}

/**
 * Phones as a respelling, the stressed syllable in capitals: "SEER-sha". What it is read back as is what was given, but for
 * weaker stresses, and for vowels before an R that sound alike.
 * @returns null where no respelling says them
 */
export function respell(phones: readonly Phone[]): string | null {
  const said = sayable(phones);
  const parts = syllablesOf(said).map((syllable) => {
    const text = spelled(syllable);
    return text !== null && syllable.vowel.endsWith('1') ? text.toUpperCase() : text;
  });
  const text = parts.join('-');
  return !parts.includes(null) && same(phonesOfRespelling(text), said) ? text : null;
}
