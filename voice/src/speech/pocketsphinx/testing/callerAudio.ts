import { decodeG711, encodeG711 } from '../../../audio/g711.ts';
import { Downsampler } from '../../../audio/resampler.ts';
import type { Voice } from '../../ports.ts';
import { joined, spoken } from '../../testing/spoken.ts';

/**
 * Someone saying a text as it arrives: from the browser at 16 kHz, or at 8 kHz through u-law (G.711).
 * @param voiceId jennifer and michael: flite's two American voices
 */
export async function callerAudio(
  voice: Voice,
  text: string,
  sampleRateHz: 8_000 | 16_000,
  voiceId = 'michael',
  language = 'en-GB',
): Promise<Int16Array> {
  const wide = joined([
    new Int16Array(3_200),
    await spoken(voice, text, { voiceId, language }),
    new Int16Array(3_200),
  ]);
  if (sampleRateHz === 16_000) return wide;
  const down = new Downsampler();
  const narrow = joined([down.process(wide), down.flush()]);
  return decodeG711('PCMU', encodeG711('PCMU', narrow));
}
