import { readFile } from 'node:fs/promises';
import { readDictionary } from './english/dictionary.ts';
import { EnglishPhonemes } from './english/english.ts';
import { type EnglishSources, plainLetters } from './english/englishWords.ts';
import { readSpelledSounds } from './english/spelledSounds.ts';
import { romancePhonemes } from './romance/romance.ts';
import type { KokoroFiles, SpeakerJob } from './speakerJob.ts';

/** How a piece of text sounds, in Kokoro's symbols; empty where there is nothing to say. */
export type Phonemes = (job: SpeakerJob) => string;

/**
 * Reads the dictionary and the network, some 0.2 s.
 * @throws what reading and parsing throw where a file is missing or no such file
 */
export async function openEnglishSources(
  files: Pick<KokoroFiles, 'dictionary' | 'network'>,
): Promise<EnglishSources> {
  const [dictionary, network] = await Promise.all([
    readFile(files.dictionary, 'utf8'),
    readFile(files.network, 'utf8'),
  ]);
  return { dictionary: readDictionary(dictionary), spelled: readSpelledSounds(network) };
}

/** How text sounds, by these sources where it is English. */
export function phonemesBy(sources: EnglishSources): Phonemes {
  const english = new EnglishPhonemes(sources);
  return ({ text, voice, language, lexicon }) => {
    const sounds = new Map(lexicon);
    if (voice.startsWith('f')) return romancePhonemes(text, 'fr', sounds);
    if (voice.startsWith('e'))
      return romancePhonemes(text, 'es', sounds, !/^es(?:-es)?$/i.test(language));
    // The text is read without accents: so is what the owner wrote.
    const plain = new Map(lexicon.map(([word, soundsLike]) => [plainLetters(word), soundsLike]));
    return english.of(text, voice.startsWith('b'), plain);
  };
}
