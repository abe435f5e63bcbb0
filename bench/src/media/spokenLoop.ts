import { encodeG711, G711_FRAME_BYTES, g711 } from '@belldesk/voice/audio/g711';
import { Downsampler } from '@belldesk/voice/audio/resampler';
import { spokenText } from '@belldesk/voice/telephony/media/test/spokenText';

/** Below this nothing is heard: PCM16. */
const INAUDIBLE = 300;

/** What a caller says again and again: G.711 u-law in whole frames, a sentence and then silence. */
export interface SpokenLoop {
  readonly coded: Uint8Array;
  readonly frames: number;
  /** Frames up to the end of the last sound. */
  readonly sentenceFrames: number;
}

/** `silenceMs` of silence after each `sentence`; silence before and after its sound is cut off. */
export async function spokenLoop(sentence: string, silenceMs: number): Promise<SpokenLoop> {
  const spoken = await spokenText(sentence);
  const first = spoken.findIndex((sample) => Math.abs(sample) > INAUDIBLE);
  const last = spoken.findLastIndex((sample) => Math.abs(sample) > INAUDIBLE);
  const said = encodeG711('PCMU', new Downsampler().process(spoken.subarray(first, last + 1)));
  const sentenceFrames = Math.ceil(said.length / G711_FRAME_BYTES);
  const frames = sentenceFrames + Math.round(silenceMs / 20);
  const coded = new Uint8Array(frames * G711_FRAME_BYTES).fill(g711.PCMU.silence);
  coded.set(said);
  return { coded, frames, sentenceFrames };
}
