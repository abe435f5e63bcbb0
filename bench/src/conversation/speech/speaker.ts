import type { VoiceId } from '@belldesk/contract/catalogue/voices';
import { Downsampler } from '@belldesk/voice/audio/resampler';
import { createFliteVoice } from '@belldesk/voice/speech/flite/fliteVoice';
import type { Voice } from '@belldesk/voice/speech/ports';
import { bordersOf } from './borders.ts';
import { activeRms, scaled } from './level.ts';
import { throughTelephone } from './telephoneBand.ts';

/** Level of the speech while it is active: -26 dB below full scale, as telephone speech is tested with. */
export const SPEECH_RMS = 32_768 * 10 ** (-26 / 20);
/** Below this share of the loudest sample nothing is heard. */
const INAUDIBLE_SHARE = 0.02;
const RENDER_DEADLINE_MS = 600_000;

/** Without the silence before and behind. */
function trimmed(sound: Float64Array): Float64Array {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const heard = (sample: number) => Math.abs(sample) > loudest * INAUDIBLE_SHARE;
  return sound.subarray(sound.findIndex(heard), sound.findLastIndex(heard) + 1);
}

/** Speech at 8 kHz as it comes out of a telephone line, at the level of all, without silence before and behind it. */
export function onTelephone(samples: Float64Array): Float64Array {
  const speech = trimmed(throughTelephone(samples));
  return scaled(speech, SPEECH_RMS / activeRms(speech));
}

/** Renders what callers say, as it comes out of a telephone line: 8 kHz, each voice at the same level. */
export class Speaker {
  readonly #voice: Voice;
  readonly #language: string;
  readonly #rendered = new Map<string, Promise<Float64Array>>();

  /** @param voice what speaks; closed with it */
  constructor(voice: Voice = createFliteVoice(), language = 'en-US') {
    this.#voice = voice;
    this.#language = language;
  }

  /** Speech without silence before and behind it. The same text is rendered once. */
  say(voiceId: VoiceId, text: string): Promise<Float64Array> {
    const key = `${voiceId} ${text}`;
    const known = this.#rendered.get(key);
    if (known) return known;
    const rendering = this.#render(voiceId, text);
    this.#rendered.set(key, rendering);
    return rendering;
  }

  /**
   * The parts of one sentence, rendered whole so that none but the last sounds like an end, and parted where it is
   * silent between them; each by itself where no such silence is found.
   */
  async sayWhole(voiceId: VoiceId, parts: readonly string[]): Promise<Float64Array[]> {
    const whole = await this.say(voiceId, `${parts.join(', ')}.`);
    const borders = bordersOf(whole, parts);
    const apart =
      borders.includes(null) || new Set(borders).size < borders.length || parts.length === 1;
    if (apart) return Promise.all(parts.map((part) => this.say(voiceId, part)));
    const from = [0, ...borders.map((border) => border ?? 0)];
    return from.map((at, index) => trimmed(whole.subarray(at, from[index + 1] ?? whole.length)));
  }

  close(): Promise<void> {
    return this.#voice.close();
  }

  async #render(voiceId: VoiceId, text: string): Promise<Float64Array> {
    const resampler = new Downsampler();
    const samples: number[] = [];
    const signal = AbortSignal.timeout(RENDER_DEADLINE_MS);
    const language = this.#language;
    for await (const pcm of this.#voice.speak({ text, voiceId, language, signal }))
      for (const sample of resampler.process(pcm)) samples.push(sample);
    for (const sample of resampler.flush()) samples.push(sample);
    return onTelephone(Float64Array.from(samples));
  }
}
