import type { VoiceId } from '@belldesk/contract/catalogue/voices';
import { SPEECH_RMS, type Speaker } from '../speech/speaker.ts';

const SAMPLES_PER_MS = 8;
export const FRAME_SAMPLES = 160;

/** A word of what was said, epoch ms. */
export interface SpokenWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** From the first to the last sound of something said, epoch ms. */
export interface Spoken {
  readonly startMs: number;
  readonly endMs: number;
  /** The silences inside. */
  readonly pauses: readonly { readonly fromMs: number; readonly untilMs: number }[];
}

/** Noise that goes on all the time, at level 1, and how far below the speech it lies. */
export interface Background {
  readonly sound: Float64Array;
  readonly snrDb: number;
}

/** One caller's end of the line: speech where something is said, noise all the time, and who said which word when. */
export class Mouth {
  readonly words: SpokenWord[] = [];
  readonly #speaker: Speaker;
  readonly #voiceId: VoiceId;
  readonly #background: Background | null;
  readonly #noiseGain: number;
  /** What is to be said: sample by sample, from `#saidFrom` on. */
  #speech: Float64Array = new Float64Array(0);
  #at = 0;
  #noiseAt: number;

  /** @param noiseOffset sample of the background to begin at */
  constructor(
    speaker: Speaker,
    voiceId: VoiceId,
    background: Background | null,
    noiseOffset: number,
  ) {
    this.#speaker = speaker;
    this.#voiceId = voiceId;
    this.#background = background;
    this.#noiseGain = background ? SPEECH_RMS / 10 ** (background.snrDb / 20) : 0;
    this.#noiseAt = noiseOffset;
  }

  get silent(): boolean {
    return this.#at >= this.#speech.length;
  }

  /**
   * Begins to say parts with pauses between them; a part's words lie in it by their length.
   * @param whole rendered as one sentence, else each part as one
   */
  async say(
    parts: readonly string[],
    pausesMs: readonly number[],
    nowMs: number,
    whole = false,
  ): Promise<Spoken> {
    const sounds = whole
      ? await this.#speaker.sayWhole(this.#voiceId, parts)
      : await Promise.all(parts.map((part) => this.#speaker.say(this.#voiceId, part)));
    const pieces: { sound: Float64Array; at: number }[] = [];
    const pauses: { fromMs: number; untilMs: number }[] = [];
    let at = 0;
    for (const [index, sound] of sounds.entries()) {
      pieces.push({ sound, at });
      const startMs = nowMs + at / SAMPLES_PER_MS;
      at += sound.length;
      const endMs = nowMs + at / SAMPLES_PER_MS;
      this.#place(parts[index] ?? '', startMs, endMs);
      const pauseMs = pausesMs[index] ?? 0;
      at += pauseMs * SAMPLES_PER_MS;
      if (index < sounds.length - 1) pauses.push({ fromMs: endMs, untilMs: endMs + pauseMs });
    }
    const speech = new Float64Array(at);
    for (const piece of pieces) speech.set(piece.sound, piece.at);
    this.#speech = speech;
    this.#at = 0;
    return { startMs: nowMs, endMs: nowMs + at / SAMPLES_PER_MS, pauses };
  }

  /** The next 20 ms. */
  next(): Int16Array {
    const frame = new Int16Array(FRAME_SAMPLES);
    for (let n = 0; n < FRAME_SAMPLES; n++) {
      const speech = this.#speech[this.#at++] ?? 0;
      const noise = this.#background
        ? (this.#background.sound[this.#noiseAt++ % this.#background.sound.length] as number)
        : 0;
      frame[n] = Math.max(-32_768, Math.min(32_767, speech + noise * this.#noiseGain));
    }
    return frame;
  }

  #place(part: string, startMs: number, endMs: number): void {
    const texts = part.split(' ');
    const letters = texts.reduce((sum, text) => sum + text.length, 0);
    let fromMs = startMs;
    for (const text of texts) {
      const untilMs = fromMs + ((endMs - startMs) * text.length) / letters;
      this.words.push({ text, startMs: fromMs, endMs: untilMs });
      fromMs = untilMs;
    }
  }
}
