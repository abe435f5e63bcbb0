import { resampleRatio } from '../../audio/resampleRatio.ts';
import { SPOKEN_SAMPLE_RATE_HZ } from '../ports.ts';
import type { Speaker, SpeakerJob, SpeakerReport } from './speaker.ts';

const LOUDEST = 32_767;

/** Renders one piece for the parent; what goes wrong becomes its report. */
export async function renderPiece(
  speaker: Promise<Speaker>,
  { text, sid }: SpeakerJob,
): Promise<SpeakerReport> {
  try {
    const { samples, sampleRate } = await (await speaker).generateAsync({ text, sid, speed: 1 });
    const pcm = Int16Array.from(samples, (sample) =>
      Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST),
    );
    return { pcm: resampleRatio(pcm, sampleRate, SPOKEN_SAMPLE_RATE_HZ) };
  } catch (error) {
    return { failure: String(error) };
  }
}
