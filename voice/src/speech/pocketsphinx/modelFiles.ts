import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expandCorpus } from './corpus/expand.ts';
import { subjects } from './corpus/phrases.ts';
import { slots } from './corpus/slots.ts';
import { arpaOf, defaultBackOff } from './languageModel/arpa.ts';
import { countNgrams } from './languageModel/ngrams.ts';
import { dictionaryOf, type Pronunciations } from './languageModel/pronunciations.ts';

/** Where Debian's `pocketsphinx-en-us` puts its model. */
export const DEBIAN_MODEL_DIRECTORY = '/usr/share/pocketsphinx/model/en-us';

/** About 24,000 sentences: more change nothing that is recognised. */
const SENTENCES_PER_SHARE = 150;

/**
 * What the front end subtracts before it has heard anything: means of the cepstra, by sample rate, over
 * utterances of two voices. It goes on from there by itself while a call lasts. The model's own means are
 * of another channel and cost most of the first utterance; and the model's file wins over `-cmninit`.
 */
const cepstralMeans: Readonly<Record<8_000 | 16_000, string>> = {
  8000: '50.75,-2.82,8.45,10.74,4.08,-0.08,0.76,-2.33,-6.88,3.77,-1.15,6.08,2.65',
  16000: '51.86,0.85,13.37,20.35,4.41,1.73,4.54,-5.17,-3.72,-1.62,7.71,4.28,5.39',
};

/** The same model under two names, as its feat.params differ by what the audio came through. */
function writeAcousticModel(modelDirectory: string, into: string, means: string): void {
  const source = join(modelDirectory, 'en-us');
  mkdirSync(into);
  for (const file of readdirSync(source))
    if (file !== 'feat.params') symlinkSync(join(source, file), join(into, file));
  const params = readFileSync(join(source, 'feat.params'), 'utf8');
  writeFileSync(join(into, 'feat.params'), params.replace(/^-cmninit .*$/m, `-cmninit ${means}`));
}

/** Path of Debian's dictionary under a model directory. */
export function dictionaryPath(modelDirectory: string): string {
  return join(modelDirectory, 'cmudict-en-us.dict');
}

/**
 * Writes what a decoder is started from (language model, its dictionary, acoustic models with means of our
 * own), once: a directory in the cache is named after what went into it.
 * @returns settings of the command line by the rate of the caller's audio
 */
export function prepareModelFiles(
  modelDirectory: string,
  cacheDirectory: string,
  pronunciations: () => Pronunciations,
): Record<8_000 | 16_000, Readonly<Record<string, string>>> {
  const made = JSON.stringify([
    subjects,
    slots,
    defaultBackOff,
    cepstralMeans,
    SENTENCES_PER_SHARE,
    modelDirectory,
  ]);
  const hash = createHash('sha256').update(made).digest('hex').slice(0, 16);
  const directory = join(cacheDirectory, `pocketsphinx-${hash}`);
  if (!existsSync(directory)) {
    mkdirSync(cacheDirectory, { recursive: true });
    const unfinished = mkdtempSync(join(cacheDirectory, 'unfinished-'));
    const counts = countNgrams(expandCorpus(SENTENCES_PER_SHARE));
    writeFileSync(
      join(unfinished, 'words.dict'),
      dictionaryOf(counts.unigrams.keys(), pronunciations()),
    );
    writeFileSync(join(unfinished, 'receptionist.arpa'), arpaOf(counts));
    writeAcousticModel(modelDirectory, join(unfinished, '8000'), cepstralMeans[8_000]);
    writeAcousticModel(modelDirectory, join(unfinished, '16000'), cepstralMeans[16_000]);
    try {
      renameSync(unfinished, directory);
    } catch (error) {
      rmSync(unfinished, { recursive: true });
      if (!existsSync(directory)) throw error;
    }
  }
  const settings = (rate: string) => ({
    '-hmm': join(directory, rate),
    '-lm': join(directory, 'receptionist.arpa'),
    '-dict': join(directory, 'words.dict'),
  });
  return { 8000: settings('8000'), 16000: settings('16000') };
}
