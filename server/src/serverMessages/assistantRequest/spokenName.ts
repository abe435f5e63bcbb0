/** Longer ones, and those of more words, are no name of a person but something that was typed beside it. */
const LONGEST_CHARACTERS = 60;
const MOST_WORDS = 5;
const ONLY_NAME = /^\p{L}[\p{L}\p{M}'’.\- ]*\p{L}\.?$/u;
/** What stands where nobody's name is known. */
const NOBODY =
  /^(?:(?:walk ?in|guest|visitor|customer|client|caller|unknown|anonymous|anonyme?|test|n\.?a|none|no name|erased|private|cliente|cliente?s?|an[oó]nimo|desconocid[oa]|inconnue?|invité)\b ?)+$/iu;

/** Titles as they are written, and how they are said. A dot behind one would end the sentence. */
const TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { mr: 'Mr', mrs: 'Mrs', ms: 'Ms', dr: 'Dr', prof: 'Professor' },
  es: {
    sr: 'señor',
    sra: 'señora',
    srta: 'señorita',
    dr: 'doctor',
    dra: 'doctora',
    d: 'don',
    dña: 'doña',
  },
  fr: { m: 'monsieur', mme: 'madame', mlle: 'mademoiselle', dr: 'docteur' },
};

/**
 * A customer's name for the ear: titles in full, no dots, no capitals throughout.
 * @param language BCP 47
 * @returns null for what can be no person's name, and is not to be called out to anybody
 */
export function spokenName(name: string, language: string): string | null {
  const plain = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  const words = plain.split(' ');
  if (plain.length > LONGEST_CHARACTERS || words.length > MOST_WORDS) return null;
  if (!ONLY_NAME.test(plain) || NOBODY.test(plain)) return null;
  const titles = TITLES[language.slice(0, 2).toLowerCase()] ?? {};
  const isOneCase = plain === plain.toUpperCase() || plain === plain.toLowerCase();
  return words
    .map((word, index) => {
      const bare = word.replaceAll('.', '');
      const key = bare.toLowerCase();
      // "D Ruiz" is an initial, "D. Ruiz" may be either, and only what leads a name is a title.
      const title = index === 0 && Object.hasOwn(titles, key) ? titles[key] : undefined;
      return title ?? (isOneCase ? capitalised(bare) : bare);
    })
    .join(' ')
    .trim();
}

/** "ANNA-MARIA" and "o'neill" as they are written in a sentence. */
function capitalised(word: string): string {
  return word.toLowerCase().replace(/(?<=^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
