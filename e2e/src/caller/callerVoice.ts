import { systemClock } from '@belldesk/kit/clock';
import { createFliteVoice } from '@belldesk/voice/speech/flite/fliteVoice';

/** Half a second at 8 kHz. */
const TRAILING_SILENCE_SAMPLES = 4_000;

/** The voice of somebody who calls: flite's US male, as 8 kHz audio. */
export class CallerVoice {
  readonly #voice = createFliteVoice({ clock: systemClock });

  /** PCM16 mono at 8 kHz, with half a second of silence behind it. */
  async speak(text: string): Promise<Int16Array> {
    const samples: number[] = [];
    const signal = AbortSignal.timeout(30_000);
    for await (const pcm of this.#voice.speak({
      text,
      voiceId: 'michael',
      language: 'en-US',
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
