/** Stands for speakerEntry.ts where there is no model: the same answers, spoken in tones. */
import type { RenderReport } from '../../rendering/renderProcess.ts';
import type { SpeakerAnswer, SpeakerJob, SpeakerTask, WordQuestion } from '../speakerJob.ts';

const SAMPLE_RATE_HZ = 16_000;
const MS_PER_CHARACTER = 60;

const report = (message: RenderReport<SpeakerAnswer>): void => {
  process.send?.(message);
};

/** As long as the text, as high as the letters of the voice's name add up to. */
function tone({ text, voice }: SpeakerJob): Int16Array {
  const hz = 150 + (Array.from(voice).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 600);
  return Int16Array.from(
    { length: (text.length * MS_PER_CHARACTER * SAMPLE_RATE_HZ) / 1_000 },
    (_, n) => Math.round(6_000 * Math.sin((2 * Math.PI * hz * n) / SAMPLE_RATE_HZ)),
  );
}

/** Three respellings of a word; words in capitals are those that it had to guess. */
function wordsOf(question: WordQuestion): readonly string[] {
  if (question.asks === 'guessed') return question.words.filter((word) => /^[A-Z]/.test(word));
  return ['OH', 'EE', 'AY'].map((vowel) => `${question.word.toUpperCase()}-${vowel.toLowerCase()}`);
}

process.on('disconnect', () => process.exit(0));
process.on('message', (job: SpeakerTask) => {
  if ('asks' in job) return report({ answer: wordsOf(job) });
  if (job.text.includes('crash')) process.abort();
  // Never answered.
  if (job.text.includes('hang')) return;
  if (job.text.includes('fail')) report({ failure: 'not that word' });
  else report({ answer: tone(job) });
});
report({ ready: true });
