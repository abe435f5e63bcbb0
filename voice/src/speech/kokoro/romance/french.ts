/** Words that are not said as they are written. */
const EXCEPTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  `samedi samdˈi|juin ʒyˈɛ̃|août ˈut|cinq sˈɛ̃k|six sˈis|sept sˈɛt|huit yˈit|dix dˈis|vingt vˈɛ̃|ville vˈil|mille mˈil
villes vˈil|tranquille tʁɑ̃kˈil|mer mˈɛʁ|fer fˈɛʁ|hiver ivˈɛʁ|cher ʃˈɛʁ|hier jˈɛʁ|femme fˈam|monsieur məsjˈø|messieurs mesjˈø
mars mˈaʁs|examen ɛɡzamˈɛ̃|est ɛ|es ɛ|et e|les le|des de|mes me|tes te|ses se|ces se|le lə|la la|de də|du dy|je ʒə|me mə
te tə|se sə|ne nə|ce sə|que kə|un œ̃|une yn|à a|a a|au o|aux o|en ɑ̃|dans dɑ̃|sur syʁ|pour puʁ|par paʁ|vous vu|nous nu|il il
elle ɛl|ils il|elles ɛl|on ɔ̃|mon mɔ̃|ton tɔ̃|son sɔ̃|notre nɔtʁ|votre vɔtʁ|sont sɔ̃|ont ɔ̃|ai ɛ|qui ki|ou u|où u|ça sa|ma ma
sa sa|ta ta|plus plˈys|tous tˈus|fils fˈis|bus bˈys|avis avˈi|ouest wˈɛst|est-ce ˈɛs|donc dˈɔ̃k|neuf nˈœf|oeuf ˈœf|oeufs ˈø
second səɡˈɔ̃|seconde səɡˈɔ̃d|temps tˈɑ̃|corps kˈɔʁ|pieds pjˈe|pied pjˈe|clef klˈe|eu ˈy|fait fˈɛ|faites fˈɛt|êtes ˈɛt
compte kˈɔ̃t|compter kɔ̃tˈe|automne otˈɔn|parking paʁkˈiŋ|mail mˈɛl|email imˈɛl|week-end wikˈɛnd|club klˈœb|menu mənˈy
aujourd'hui oʒuʁdyˈi|rendez-vous ʁɑ̃devˈu|question kɛstjˈɔ̃|merci mɛʁsˈi|photo fɔtˈo|monsieur məsjˈø|taxi taksˈi|gaz ɡˈaz`
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [word = '', sound = ''] = pair.trim().split(' ');
      return [word, sound];
    }),
);

const VOWEL_LETTER = 'aeiouyàâäéèêëîïôöùûüœæ';
const V = `[${VOWEL_LETTER}]`;
/** A nasal vowel is one only where neither a vowel nor another n or m follows. */
const N = `[nm](?![${VOWEL_LETTER}nmh])`;

/** First match first, from left to right. `^` is where we stand; what stands before is told to functions. */
const RULES: readonly (readonly [spelled: RegExp, sound: string])[] = (
  [
    // Endings
    ['ient$', 'jɑ̃'],
    ['tion(?=s?$)', 'sjɔ̃'],
    ['ez$', 'e'],
    ['er$', 'e'],
    ['ers$', 'e'],
    ['ées?$', 'e'],
    ['ent$', 'ɑ̃'],
    ['es$', ''],
    ['e$', ''],
    ['et$', 'ɛ'],
    ['ets$', 'ɛ'],
    // Vowels of several letters
    ['eaux?', 'o'],
    ['aux$', 'o'],
    ['au', 'o'],
    ['aill?e?(?=s?$)', 'aj'],
    ['aill', 'aj'],
    ['eill?e?(?=s?$)', 'ɛj'],
    ['eill', 'ɛj'],
    ['euill?e?', 'œj'],
    ['ouill?e?', 'uj'],
    ['uill', 'yij'],
    ['œuil|œil|ueil', 'œj'],
    ['ill(?=e)', 'ij'],
    [`oi${N.replace('[nm]', 'n')}`, 'wɛ̃'],
    ['oyon', 'wajɔ̃'],
    [`oy(?=${V})`, 'waj'],
    ['oî|oi', 'wa'],
    [`(?:ai|ei)${N}`, 'ɛ̃'],
    ['ai(?=s?$|t$|ent$)', 'ɛ'],
    ['aî|ai|ei', 'ɛ'],
    ['(?:oeu|œu|eu)(?=r|f|il|l|v|n|ne|b)', 'œ'],
    ['oeu|œu|eu|eû', 'ø'],
    [`ou(?=[iaeé])`, 'w'],
    ['où|oû|ou', 'u'],
    [`ie${N}`, 'jɛ̃'],
    [`(?:en|em|an|am|aen)(?![${VOWEL_LETTER}nmh])`, 'ɑ̃'],
    ['em(?=m)', 'ɑ̃'],
    [`(?:in|im|yn|ym)(?![${VOWEL_LETTER}nmh])`, 'ɛ̃'],
    [`(?:on|om)(?![${VOWEL_LETTER}nmh])`, 'ɔ̃'],
    [`(?:un|um)(?![${VOWEL_LETTER}nmh])`, 'œ̃'],
    [`u(?=[iy])`, 'y'],
    // Consonants of several letters
    ['sch', 'ʃ'],
    ['ch(?=r|l|n)', 'k'],
    ['ch', 'ʃ'],
    ['ph', 'f'],
    ['th', 't'],
    ['gn', 'ɲ'],
    ['qu', 'k'],
    ['gu(?=[eiéèêy])', 'ɡ'],
    [`ge(?=[aoâôu])`, 'ʒ'],
    ['g(?=[eiéèêy])', 'ʒ'],
    ['sc(?=[eiéèêy])', 's'],
    ['cc(?=[eiéèêy])', 'ks'],
    ['c(?=[eiéèêy])', 's'],
    ['ç', 's'],
    ['ss', 's'],
    ['ex(?=[aeiouéhy])', 'ɛɡz'],
    ['x$', ''],
    ['x', 'ks'],
    // Silent at the end
    ['(?:ds|ts|ps|gts|cts|rs)$', ''],
    ['[dtpsgz]$', ''],
    ['(?<=[ao]n)c$', ''],
    // Single letters
    ['é', 'e'],
    ['è|ê|ë', 'ɛ'],
    ['à|â|a|ä', 'a'],
    ['ô', 'o'],
    ['ï|î', 'i'],
    ['ù|û|ü', 'y'],
    ['œ', 'œ'],
    ['æ', 'e'],
    ['j', 'ʒ'],
    ['g', 'ɡ'],
    ['c|k|q', 'k'],
    ['r+', 'ʁ'],
    ['h', ''],
    ['w', 'w'],
    ['v', 'v'],
    ['z', 'z'],
    ['ff|f', 'f'],
    ['bb|b', 'b'],
    ['dd|d', 'd'],
    ['ll|l', 'l'],
    ['mm|m', 'm'],
    ['nn|n', 'n'],
    ['pp|p', 'p'],
    ['tt|t', 't'],
    ['u', 'y'],
  ] as const
).map(([spelled, sound]) => [new RegExp(`^(?:${spelled})`), sound] as const);

const SOUND_VOWEL = /[aeiouyøœəɛɔɑ]\u0303?/g;
const isVowelLetter = (letter: string): boolean => letter !== '' && VOWEL_LETTER.includes(letter);

/** Letters whose sound hangs on both sides: e, i, o, s, t, y. */
function single(word: string, at: number): string {
  const letter = word[at] ?? '';
  const before = word[at - 1] ?? '';
  const after = word[at + 1] ?? '';
  const rest = word.slice(at + 1);
  if (letter === 's') return isVowelLetter(before) && isVowelLetter(after) ? 'z' : 's';
  if (letter === 'i' || letter === 'y') {
    if (!isVowelLetter(after) || rest === 'e' || rest === 'es') return 'i';
    return 'j';
  }
  if (letter === 'o') return /^(?:s[eé]|t?$|ts?$)/.test(rest) || rest === '' ? 'o' : 'ɔ';
  if (letter === 'e') {
    // Before two consonants, or one that ends the word, it is open: "merci", "hôtel".
    if (/^(?:[^aeiouyàâéèêëîïôùûœh]{2}|[crlfbt]$|x)/.test(rest) && !/^[bcdfgptv][rl]/.test(rest))
      return 'ɛ';
    return 'ə';
  }
  return '';
}

/** "Client", "février": behind two consonants the i keeps its vowel. */
const afterCluster = (sound: string, before: string): string =>
  sound.startsWith('j') && /[bcdfgptv][rl]$/.test(before) ? `i${sound}` : sound;

/**
 * How a French word is said, in Kokoro's symbols, its last vowel stressed.
 * @param written in lower case, with its accents
 */
export function frenchWord(written: string): string {
  const word = written.replaceAll('œ', 'oe').replaceAll('’', "'");
  const known = Object.hasOwn(EXCEPTIONS, word) ? EXCEPTIONS[word] : undefined;
  if (known !== undefined) return known;
  let sounds = '';
  for (let at = 0; at < word.length; ) {
    const rest = word.slice(at);
    const rule = RULES.find(
      ([spelled]) => spelled.test(rest) && !(at === 0 && /^(?:es|e|er|ent)$/.test(rest)),
    );
    if (rule) {
      const [letters = ''] = rule[0].exec(rest) ?? [];
      const sound = rule[1];
      if (letters !== '' || sound !== '') {
        sounds += afterCluster(sound, word.slice(0, at));
        at += Math.max(1, letters.length);
        continue;
      }
    }
    sounds += afterCluster(single(word, at), word.slice(0, at));
    at += 1;
  }
  return stressed(sounds);
}

/** Stress before the last vowel that is no schwa. */
function stressed(sounds: string): string {
  const vowels = [...sounds.matchAll(SOUND_VOWEL)].filter(([vowel]) => vowel !== 'ə');
  const last = vowels.at(-1);
  return last ? `${sounds.slice(0, last.index)}ˈ${sounds.slice(last.index)}` : sounds;
}
