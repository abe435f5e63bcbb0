/** Stands for speakerEntry.ts where there is no model: the same answers, spoken in tones. */
import type { RenderReport } from '../../rendering/renderProcess.ts';
import type { SpeakerJob } from '../speakerJob.ts';

const SAMPLE_RATE_HZ = 16_000;
const MS_PER_CHARACTER = 60;

const report = (message: RenderReport): void => {
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

process.on('disconnect', () => process.exit(0));
process.on('message', (job: SpeakerJob) => {
  if (job.text.includes('crash')) process.abort();
  // Never answered.
  if (job.text.includes('hang')) return;
  if (job.text.includes('fail')) report({ failure: 'not that word' });
  else report({ pcm: tone(job) });
});
report({ ready: true });
