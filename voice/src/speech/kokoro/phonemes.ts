import { readFile } from 'node:fs/promises';
import { readDictionary } from './english/dictionary.ts';
import { EnglishPhonemes } from './english/english.ts';
import { readSpelledSounds } from './english/spelledSounds.ts';
import { romancePhonemes } from './romance/romance.ts';
import type { KokoroFiles, SpeakerJob } from './speakerJob.ts';

/** How a piece of text sounds, in Kokoro's symbols; empty where there is nothing to say. */
export type Phonemes = (job: SpeakerJob) => string;

/**
 * Reads the dictionary and the network, some 0.2 s.
 * @throws what reading and parsing throw where a file is missing or no such file
 */
export async function openPhonemes(
  files: Pick<KokoroFiles, 'dictionary' | 'network'>,
): Promise<Phonemes> {
  const [dictionary, network] = await Promise.all([
    readFile(files.dictionary, 'utf8'),
    readFile(files.network, 'utf8'),
  ]);
  const english = new EnglishPhonemes({
    dictionary: readDictionary(dictionary),
    spelled: readSpelledSounds(network),
  });
  return ({ text, voice, language, lexicon }) => {
    const sounds = new Map(lexicon);
    if (voice.startsWith('f')) return romancePhonemes(text, 'fr', sounds);
    if (voice.startsWith('e'))
      return romancePhonemes(text, 'es', sounds, !/^es(?:-es)?$/i.test(language));
    return english.of(text, voice.startsWith('b'), sounds);
  };
}
