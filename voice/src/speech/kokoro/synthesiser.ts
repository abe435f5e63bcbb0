import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resampleRatio } from '../../audio/resampleRatio.ts';
import { openOnnxSession } from '../../onnx/onnxRuntime.ts';
import { SPOKEN_SAMPLE_RATE_HZ } from '../ports.ts';
import { isGuessed } from './english/englishWords.ts';
import { readingsOf } from './english/readings.ts';
import { levelled } from './level.ts';
import { withFloatConvolutions } from './model/floatConvolutions.ts';
import { openEnglishSources, phonemesBy } from './phonemes.ts';
import type { KokoroFiles, SpeakerJob, WordQuestion } from './speakerJob.ts';
import { tokensOf } from './vocabulary.ts';

const MODEL_SAMPLE_RATE_HZ = 24_000;
/** Values of a style; a voice has one for each length of what it says, the shortest first. */
const STYLE_VALUES = 256;

/** Text to sound within this process. */
export interface Synthesiser {
  /** PCM16 mono at 16 kHz; empty where there is nothing to say. Blocks the thread, some 0.4 s for a second of sound. */
  render(job: SpeakerJob): Promise<Int16Array>;
  /** Out of the dictionary: some milliseconds a word. */
  words(question: WordQuestion): readonly string[];
}

/**
 * Loads Kokoro and its phonemes: about a second, some 500 MB.
 * @throws where a file is missing or is refused
 */
export async function openSynthesiser(files: KokoroFiles): Promise<Synthesiser> {
  const sources = await openEnglishSources(files);
  const phonemes = phonemesBy(sources);
  const session = openOnnxSession(withFloatConvolutions(await readFile(files.model)));
  const speed = session.tensor(Float32Array.of(1), [1]);
  const styles = new Map<string, Float32Array<ArrayBuffer>>();

  async function stylesOf(voice: string): Promise<Float32Array<ArrayBuffer>> {
    const known = styles.get(voice);
    if (known) return known;
    const bytes = await readFile(join(files.voices, `${voice}.bin`));
    const read = new Float32Array(new Uint8Array(bytes).buffer);
    if (read.length === 0 || read.length % STYLE_VALUES !== 0)
      throw new Error(`the voice ${voice} is not whole`);
    styles.set(voice, read);
    return read;
  }

  return {
    words: (question) =>
      question.asks === 'readings'
        ? readingsOf(question.word, sources)
        : question.words.filter((word) => isGuessed(word, sources)),
    async render(job) {
      const said = phonemes(job);
      if (!/[\p{Ll}\p{Lu}]/u.test(said)) return new Int16Array(0);
      const ids = tokensOf(said);
      const ofVoice = await stylesOf(job.voice);
      const row = Math.min(ids.length - 2, ofVoice.length / STYLE_VALUES) - 1;
      const tokens = session.tensor(ids, [1, ids.length]);
      const style = session.tensor(ofVoice.slice(row * STYLE_VALUES, (row + 1) * STYLE_VALUES), [
        1,
        STYLE_VALUES,
      ]);
      try {
        const { waveform } = session.run({ input_ids: tokens, style, speed }, ['waveform']);
        if (!waveform) throw new Error('the model gave no sound');
        const samples = waveform.floats();
        waveform.release();
        return resampleRatio(levelled(samples), MODEL_SAMPLE_RATE_HZ, SPOKEN_SAMPLE_RATE_HZ);
      } finally {
        session.release(tokens);
        session.release(style);
      }
    },
  };
}
