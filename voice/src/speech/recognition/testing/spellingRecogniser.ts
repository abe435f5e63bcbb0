import { SpellingReader } from '../../testing/spelledAudio.ts';
import type { Recogniser } from '../recogniser.ts';

/** A recogniser that hears spelledAudio at 16 kHz; its one alternative says what was listened for. */
export const spellingRecogniser: Recogniser = {
  async recognise({ samples, listeningFor, pause }) {
    await pause();
    let text = '';
    const reader = new SpellingReader(16_000, (letter) => {
      text += letter;
    });
    reader.write(Int16Array.from(samples, (sample) => Math.round(sample * 32_768)));
    reader.flush();
    await pause();
    return {
      text: text.trim(),
      hearing: {
        confidence: 0.5,
        alternatives: [{ text: listeningFor.asked, confidence: 0.25 }],
        words: [],
      },
    };
  },
};
