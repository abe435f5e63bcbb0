/** Stands for speakerEntry.ts where there is no model: the same answers, a speaker of tones. */
import { renderPiece } from '../renderPiece.ts';
import type { SpeakerJob, SpeakerReport } from '../speaker.ts';
import { toneSpeaker } from './toneSpeaker.ts';

const report = (message: SpeakerReport): void => {
  process.send?.(message);
};
process.on('disconnect', () => process.exit(0));
process.on('message', (job: SpeakerJob) => {
  if (job.text.includes('crash')) process.abort();
  // Never answered.
  if (job.text.includes('hang')) return;
  void renderPiece(Promise.resolve(toneSpeaker), job).then(report);
});
report({ ready: true });
