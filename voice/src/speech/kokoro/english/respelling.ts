import type { Phone } from './dictionary.ts';

/** Vowels as people write them when they tell how a word sounds; the longest first. */
const VOWELS: readonly (readonly [spelled: string, phones: readonly Phone[]])[] = [
  ['eigh', ['EY']],
  ['ough', ['AO']],
  ['augh', ['AO']],
  ['ayr', ['EH', 'R']],
  ['air', ['EH', 'R']],
  ['are', ['EH', 'R']],
  ['eer', ['IH', 'R']],
  ['ear', ['IH', 'R']],
  ['ere', ['IH', 'R']],
  ['ire', ['AY', 'ER']],
  ['oor', ['UH', 'R']],
  ['our', ['AW', 'ER']],
  ['owr', ['AW', 'ER']],
  ['igh', ['AY']],
  ['eye', ['AY']],
  ['aye', ['AY']],
  ['oar', ['AO', 'R']],
  ['ore', ['AO', 'R']],
  ['yoo', ['Y', 'UW']],
  ['ar', ['AA', 'R']],
  ['er', ['ER']],
  ['ir', ['ER']],
  ['ur', ['ER']],
  ['or', ['AO', 'R']],
  ['ee', ['IY']],
  ['ea', ['IY']],
  ['ai', ['EY']],
  ['ay', ['EY']],
  ['ey', ['EY']],
  ['ie', ['AY']],
  ['oo', ['UW']],
  ['oe', ['OW']],
  ['oa', ['OW']],
  ['oh', ['OW']],
  ['ow', ['AW']],
  ['ou', ['AW']],
  ['oy', ['OY']],
  ['oi', ['OY']],
  ['aw', ['AO']],
  ['au', ['AO']],
  ['ah', ['AA']],
  ['aa', ['AA']],
  ['eh', ['EH']],
  ['ih', ['IH']],
  ['uh', ['AH']],
  ['uu', ['UH']],
  ['ew', ['UW']],
  ['ue', ['UW']],
];

const CLOSED: Readonly<Record<string, Phone>> = {
  a: 'AE',
  e: 'EH',
  i: 'IH',
  o: 'AA',
  u: 'AH',
  y: 'IH',
};
const OPEN: Readonly<Record<string, Phone>> = {
  a: 'AH',
  e: 'IY',
  i: 'IY',
  o: 'OW',
  u: 'UW',
  y: 'AY',
};
/** A consonant with a silent e behind it. */
const SILENT_E = /^(?:[bcdfghjklmnpqrstvwxz]|th|sh)e$/;
/** With a silent e behind the consonant: kate, mike. */
const LONG: Readonly<Record<string, Phone>> = {
  a: 'EY',
  e: 'IY',
  i: 'AY',
  o: 'OW',
  u: 'UW',
  y: 'AY',
};

const CONSONANTS: readonly (readonly [spelled: string, phones: readonly Phone[]])[] = [
  ['tch', ['CH']],
  ['sh', ['SH']],
  ['ch', ['CH']],
  ['th', ['TH']],
  ['dh', ['DH']],
  ['zh', ['ZH']],
  ['kh', ['K']],
  ['gh', ['G']],
  ['ph', ['F']],
  ['wh', ['W']],
  ['ck', ['K']],
  ['ng', ['NG']],
  ['nk', ['NG', 'K']],
  ['qu', ['K', 'W']],
  ['kn', ['N']],
  ['wr', ['R']],
  ['b', ['B']],
  ['c', ['K']],
  ['d', ['D']],
  ['f', ['F']],
  ['g', ['G']],
  ['h', ['HH']],
  ['j', ['JH']],
  ['k', ['K']],
  ['l', ['L']],
  ['m', ['M']],
  ['n', ['N']],
  ['p', ['P']],
  ['q', ['K']],
  ['r', ['R']],
  ['s', ['S']],
  ['t', ['T']],
  ['v', ['V']],
  ['w', ['W']],
  ['x', ['K', 'S']],
  ['y', ['Y']],
  ['z', ['Z']],
];

/** Whether a text shows its syllables, as in "SEER-sha": joined by hyphens, or a single one in capitals. */
export const isRespelling = (soundsLike: string): boolean =>
  /^[a-z]+(?:-[a-z]+)+$/i.test(soundsLike) || /^[A-Z]{2,}$/.test(soundsLike);

/**
 * The phones of a word respelled in syllables, the stressed one in capitals (the first where none is): "SEER-sha".
 * Null where it is none.
 */
export function phonesOfRespelling(soundsLike: string): readonly Phone[] | null {
  if (!isRespelling(soundsLike)) return null;
  const syllables = soundsLike.split('-');
  const loud = syllables.map(
    (syllable) => syllable.length > 0 && syllable === syllable.toUpperCase(),
  );
  const stressed = loud.includes(true) && loud.includes(false) ? loud.indexOf(true) : 0;
  const phones = syllables.map((syllable, index) =>
    phonesOfSyllable(syllable.toLowerCase(), index === stressed ? '1' : '0'),
  );
  return phones.every((said) => said.some((phone) => /\d$/.test(phone))) ? phones.flat() : null;
}

/** Some consonant or more, or nothing, and what they are. */
function consonantsOf(spelled: string): readonly Phone[] {
  const phones: Phone[] = [];
  for (let rest = spelled; rest !== ''; ) {
    const found = CONSONANTS.find(([letters]) => rest.startsWith(letters));
    const [letters = rest.slice(0, 1), said = []] = found ?? [];
    // A double consonant is one.
    if (said[0] !== phones.at(-1)) phones.push(...said);
    rest = rest.slice(letters.length);
  }
  return phones;
}

/** The vowel that `rest` begins with, and how many letters write it. */
function vowelOf(rest: string, stress: string): { phones: readonly Phone[]; length: number } {
  const known = VOWELS.find(([letters]) => rest.startsWith(letters));
  if (known) {
    const [letters, [first = '', ...others]] = known;
    const marked =
      first === 'Y' ? ['Y', `UW${stress}`] : [`${first}${stress}`, ...others.map(weak)];
    return { phones: marked, length: letters.length };
  }
  const letter = rest.slice(0, 1);
  const after = rest.slice(1);
  // A strong "a" that ends its syllable is the one of "spa".
  if (letter === 'a' && after === '' && stress === '1') return { phones: ['AA1'], length: 1 };
  const table = SILENT_E.test(after) ? LONG : after === '' ? OPEN : CLOSED;
  return { phones: [`${table[letter] ?? 'AH'}${stress}`], length: 1 };
}

/** The phones of one syllable in small letters, its vowel with that stress. */
export function phonesOfSyllable(syllable: string, stress: '0' | '1'): readonly Phone[] {
  const [, onset = '', rest = ''] =
    /^((?:qu|[^aeiouy])*(?:y(?=[aeiou]))?)(.*)$/.exec(syllable) ?? [];
  if (rest === '') return consonantsOf(onset);
  const vowel = vowelOf(rest, stress);
  const coda = rest.slice(vowel.length).replace(/[aeiou]/g, '');
  return [...consonantsOf(onset), ...vowel.phones, ...consonantsOf(coda)];
}

/** A second vowel of one syllable, as in "fire", is weak. */
const weak = (phone: Phone): Phone => (/^(?:ER|AH)$/.test(phone) ? `${phone}0` : phone);
