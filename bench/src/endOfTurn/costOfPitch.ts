import { PhraseEnd } from '@belldesk/voice/audio/phraseEnd/phraseEnd';
import {
  SPEECH_WINDOW_MS,
  type SpeechDetector,
} from '@belldesk/voice/telephony/media/detector/speechDetector';
import { quantile } from '../quantile.ts';

const FRAMES = 400;
const RUNS = 15;
const FRAME_MS = 20;

function timed(run: () => void): number {
  const beganMs = performance.now();
  for (let n = 0; n < FRAMES; n++) run();
  return (performance.now() - beganMs) / FRAMES;
}

/**
 * What listening to how a phrase ends costs beside the speech model, of the same time of speech, turn about in the same
 * process: medians.
 * @returns share of the speech model's time
 */
export function costBesideDetector(detector: SpeechDetector): number {
  const ear = new PhraseEnd(8_000);
  const frame = Int16Array.from(
    { length: 160 },
    (_, n) => 6_000 * Math.sin((n * 2 * Math.PI) / 57),
  );
  const probe = detector.open(8_000, () => undefined);
  probe.window.fill(0.1);
  const ratios = Array.from({ length: RUNS }, () => {
    const ofEar = timed(() => ear.hear(frame)) / FRAME_MS;
    const ofModel = timed(() => {
      probe.submit();
      detector.run();
    });
    return ofEar / (ofModel / SPEECH_WINDOW_MS);
  });
  probe.close();
  return quantile(ratios, 0.5);
}
