import { systemClock } from '@belldesk/kit/clock';
import { createFliteVoice } from '@belldesk/voice/speech/flite/fliteVoice';
import type { Voice } from '@belldesk/voice/speech/ports';

/** Half a second at 8 kHz. */
const TRAILING_SILENCE_SAMPLES = 4_000;

/** Longest that a slow voice takes for a sentence on a busy machine. */
const RENDER_DEADLINE_MS = 120_000;

/** The voice of somebody who calls, as 8 kHz audio: flite's US male, unless another is given. */
export class CallerVoice {
  readonly #voice: Voice;
  readonly #language: string;

  /** @param voice what speaks; closed with it */
  constructor(voice: Voice = createFliteVoice({ clock: systemClock }), language = 'en-US') {
    this.#voice = voice;
    this.#language = language;
  }

  /** PCM16 mono at 8 kHz, with half a second of silence behind it. */
  async speak(text: string): Promise<Int16Array> {
    const samples: number[] = [];
    const signal = AbortSignal.timeout(RENDER_DEADLINE_MS);
    for await (const pcm of this.#voice.speak({
      text,
      voiceId: 'michael',
      language: this.#language,
      signal,
    }))
      for (let n = 0; n + 1 < pcm.length; n += 2)
        samples.push(((pcm[n] ?? 0) + (pcm[n + 1] ?? 0)) / 2);
    const spoken = new Int16Array(samples.length + TRAILING_SILENCE_SAMPLES);
    spoken.set(samples);
    return spoken;
  }

  close(): Promise<void> {
    return this.#voice.close();
  }
}
