import type { VoiceId } from '@belldesk/contract/catalogue/voices';
import { Downsampler } from '@belldesk/voice/audio/resampler';
import { createFliteVoice } from '@belldesk/voice/speech/flite/fliteVoice';
import { activeRms, scaled } from './level.ts';
import { throughTelephone } from './telephoneBand.ts';

/** Level of the speech while it is active: -26 dB below full scale, as telephone speech is tested with. */
export const SPEECH_RMS = 32_768 * 10 ** (-26 / 20);
/** Below this share of the loudest sample nothing is heard. */
const INAUDIBLE_SHARE = 0.02;
const RENDER_DEADLINE_MS = 60_000;

/** Renders what callers say, as it comes out of a telephone line: 8 kHz, each voice at the same level. */
export class Speaker {
  readonly #voice = createFliteVoice();
  readonly #rendered = new Map<string, Promise<Float64Array>>();

  /** Speech without silence before and behind it. The same text is rendered once. */
  say(voiceId: VoiceId, text: string): Promise<Float64Array> {
    const key = `${voiceId} ${text}`;
    const known = this.#rendered.get(key);
    if (known) return known;
    const rendering = this.#render(voiceId, text);
    this.#rendered.set(key, rendering);
    return rendering;
  }

  close(): Promise<void> {
    return this.#voice.close();
  }

  async #render(voiceId: VoiceId, text: string): Promise<Float64Array> {
    const resampler = new Downsampler();
    const samples: number[] = [];
    const signal = AbortSignal.timeout(RENDER_DEADLINE_MS);
    for await (const pcm of this.#voice.speak({ text, voiceId, language: 'en-US', signal }))
      for (const sample of resampler.process(pcm)) samples.push(sample);
    for (const sample of resampler.flush()) samples.push(sample);
    const sound = throughTelephone(Float64Array.from(samples));
    const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const heard = (sample: number) => Math.abs(sample) > loudest * INAUDIBLE_SHARE;
    const trimmed = sound.subarray(sound.findIndex(heard), sound.findLastIndex(heard) + 1);
    return scaled(trimmed, SPEECH_RMS / activeRms(trimmed));
  }
}
