import { decodeG711, encodeG711 } from '@belldesk/voice/audio/g711';
import { PhraseEnd } from '@belldesk/voice/audio/phraseEnd/phraseEnd';
import { bordersOf } from '../conversation/speech/borders.ts';

const FRAME_SAMPLES = 160;
const SAMPLES_PER_MS = 8;
/** What voice activity detection waits before it says that somebody stopped. */
const NOTICED_AFTER_MS = 260;

/** How the end of a phrase sounded, and whether the sentence was over with it. */
export interface HeardEnd {
  readonly features: readonly number[];
  readonly over: boolean;
}

/** What the media thread would hear at the end of a piece of sound that begins and ends in silence; null where it is unsure. */
function heardAtEnd(ear: PhraseEnd, sound: Float64Array): readonly number[] | null {
  const silence = NOTICED_AFTER_MS * SAMPLES_PER_MS;
  const padded = new Float64Array(sound.length + silence);
  padded.set(sound);
  ear.begin();
  for (let at = 0; at + FRAME_SAMPLES <= padded.length; at += FRAME_SAMPLES) {
    const frame = Int16Array.from(padded.subarray(at, at + FRAME_SAMPLES));
    ear.hear(decodeG711('PCMU', encodeG711('PCMU', frame)));
  }
  const features = ear.features(NOTICED_AFTER_MS);
  return features ? [...features] : null;
}

/** The end of each phrase of a sentence, as it sounds over a telephone line. @param sound at 8 kHz */
export function heardEnds(sound: Float64Array, parts: readonly string[]): HeardEnd[] {
  const ear = new PhraseEnd(8_000);
  const borders = [...bordersOf(sound, parts), sound.length];
  let from = 0;
  return borders.flatMap((until, index): HeardEnd[] => {
    if (until === null) return [];
    const features = heardAtEnd(ear, sound.subarray(from, until));
    from = until;
    return features ? [{ features, over: index === borders.length - 1 }] : [];
  });
}
