/** Spanish is said as it is written: these rules, first match first, from left to right. */
const RULES: readonly (readonly [spelled: RegExp, sound: string | ((seseo: boolean) => string)])[] =
  [
    [/^ch/, 'ʧ'],
    [/^ll/, 'ʎ'],
    [/^rr/, 'r'],
    [/^qu(?=[eiéí])/, 'k'],
    [/^gu(?=[eiéí])/, 'ɡ'],
    [/^gü/, 'ɡw'],
    [/^g(?=[eiéí])/, 'x'],
    [/^c(?=[eiéí])/, (seseo) => (seseo ? 's' : 'θ')],
    [/^z/, (seseo) => (seseo ? 's' : 'θ')],
    [/^sc(?=[eiéí])/, (seseo) => (seseo ? 's' : 'sθ')],
    [/^x/, 'ks'],
    [/^h/, ''],
    [/^j/, 'x'],
    [/^ñ/, 'ɲ'],
    [/^v/, 'b'],
    [/^w/, 'w'],
    [/^y(?=[aeiouáéíóú])/, 'ʝ'],
    [/^[cqk]/, 'k'],
    [/^g/, 'ɡ'],
    [/^r/, 'ɾ'],
    [/^[bdflmnpst]/, ''],
  ];

/** Two vowels of one syllable, the weak one first or last; an accent on the weak one parts them. */
const FALLING: Readonly<Record<string, string>> = {
  ai: 'I',
  ay: 'I',
  au: 'W',
  ei: 'A',
  ey: 'A',
  eu: 'eʊ',
  oi: 'oɪ',
  oy: 'oɪ',
  ou: 'oʊ',
};
const RISING: Readonly<Record<string, string>> = { i: 'j', u: 'w', ü: 'w', y: 'j' };
const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' };
const STRONG = /[aeoáéó]/;

interface Sound {
  readonly text: string;
  readonly isVowel: boolean;
  readonly accented: boolean;
}

const plain = (letter: string): string => PLAIN[letter] ?? letter;
const isAccented = (letters: string): boolean => /[áéíóú]/.test(letters);

/** The syllable's vowels at the beginning of `rest`, and how many letters they take. */
function nucleus(rest: string): { readonly sounds: readonly Sound[]; readonly length: number } {
  const [one = '', two = '', three = ''] = rest;
  const vowel = (text: string, letters: string): Sound => ({
    text,
    isVowel: true,
    accented: isAccented(letters),
  });
  const glides =
    /[iuü]/.test(one) &&
    (/[aeiouáéíóú]/.test(two) || (two === 'y' && !/[aeiouáéíóú]/.test(three))) &&
    plain(one) !== plain(two);
  if (glides) {
    const glide = { text: RISING[one] ?? one, isVowel: false, accented: false };
    const rising = FALLING[plain(two) + three];
    // "buey", "Uruguay": a glide on both sides.
    if (STRONG.test(two) && rising !== undefined && !/[íú]/.test(three) && !isAccented(three))
      return { sounds: [glide, vowel(rising, two)], length: 3 };
    return { sounds: [glide, vowel(two === 'y' ? 'i' : plain(two), two)], length: 2 };
  }
  const falling = FALLING[plain(one) + two];
  const nextIsVowel = /[aeiouáéíóú]/.test(three);
  if (STRONG.test(one) && falling !== undefined && !(two === 'y' && nextIsVowel))
    return { sounds: [vowel(falling, one)], length: 2 };
  return { sounds: [vowel(one === 'y' ? 'i' : plain(one), one)], length: 1 };
}

function soundsOf(word: string, seseo: boolean): readonly Sound[] {
  const sounds: Sound[] = [];
  for (let rest = word; rest !== ''; ) {
    const isVowel = /^[aeiouáéíóúü]/.test(rest) || /^y(?![aeiouáéíóú])/.test(rest);
    if (isVowel) {
      const { sounds: vowels, length } = nucleus(rest);
      sounds.push(...vowels);
      rest = rest.slice(length);
      continue;
    }
    const rule = RULES.find(([spelled]) => spelled.test(rest));
    const letters = rule?.[0].exec(rest)?.[0] ?? rest.slice(0, 1);
    const given = rule?.[1] ?? '';
    const sound = typeof given === 'string' ? given : given(seseo);
    const text = sound === '' && letters !== 'h' ? (rule ? letters : '') : sound;
    if (text !== '') sounds.push({ text, isVowel: false, accented: false });
    rest = rest.slice(letters.length);
  }
  return sounds;
}

/** Between vowels and the like b, d and g are soft; at the beginning and behind a nasal they are hard. */
function softened(sounds: readonly Sound[]): readonly string[] {
  return sounds.map(({ text }, index) => {
    const before = sounds[index - 1]?.text ?? '';
    const isFirst = index === 0;
    if (text === 'ɾ' && (isFirst || /[nls]$/.test(before))) return 'r';
    if (isFirst || /[nm]$/.test(before)) return text;
    if (text === 'b') return 'β';
    if (text === 'd') return before.endsWith('l') ? 'd' : 'ð';
    if (text === 'ɡ') return 'ɣ';
    if (text === 'ɡw') return 'ɣw';
    return text;
  });
}

/**
 * How a Spanish word is said, in Kokoro's symbols.
 * @param word in lower case, with its accents
 * @param seseo c and z as s, as everywhere but in Spain
 */
export function spanishWord(word: string, seseo: boolean): string {
  const sounds = soundsOf(word, seseo);
  const vowels = sounds.flatMap(({ isVowel }, index) => (isVowel ? [index] : []));
  const accented = sounds.findIndex((sound) => sound.accented);
  const endsOpen = /[aeiouáéíóúns]$/.test(word);
  const byRule = endsOpen && vowels.length > 1 ? vowels.at(-2) : vowels.at(-1);
  const stressed = accented >= 0 ? accented : byRule;
  return softened(sounds)
    .map((text, index) => (index === stressed ? `ˈ${text}` : text))
    .join('');
}
