import type { Part } from './phrases.ts';

/** What a sentence must hold to be spoken live, in ms. */
export const liveLimits = {
  /** From asking to the first sound. */
  firstSoundMs: 700,
  /** A part may come so late behind the one before it. */
  gapMs: 200,
} as const;

/** How long speech of a text is, about: 15 characters a second, and a pause. */
const SOUND_MS_PER_CHARACTER = 62;
/** A piece costs so much however short it is (the model gives no less than 1.3 s of sound), and each character more. */
const RENDER_BASE_MS = 420;
const RENDER_MS_PER_CHARACTER = 18;
const KEPT_OF_BEFORE = 0.7;
const HALF_LIFE_MS = 60_000;
/** A piece that another call waits for. */
const USUAL_PIECE_CHARACTERS = 30;

/** On one core of this project's measurements, see docs/decisions/066. */
const usualMs = (characters: number): number =>
  RENDER_BASE_MS + characters * RENDER_MS_PER_CHARACTER;

/**
 * How fast this machine renders now, learnt from what it has rendered: the gauge by which a sentence is taken or left to
 * a lighter voice. Other work on the machine makes it slower, and it shows here.
 */
export class RenderPace {
  readonly #nowMs: () => number;
  /** Against what is usual when it was last measured; 2: twice as slow. */
  #measured = 1;
  #measuredAtMs = 0;

  /** @param nowMs of a clock that only goes forward */
  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** What was measured is worth less with time: a machine that was too slow to be asked would never be asked again. */
  get #slowness(): number {
    const ageMs = this.#nowMs() - this.#measuredAtMs;
    return 1 + (this.#measured - 1) * 0.5 ** (ageMs / HALF_LIFE_MS);
  }

  /** A piece took so long, in ms of the clock on the wall. */
  learn(text: string, ms: number): void {
    const now = ms / usualMs(text.length);
    this.#measured = KEPT_OF_BEFORE * this.#slowness + (1 - KEPT_OF_BEFORE) * now;
    this.#measuredAtMs = this.#nowMs();
  }

  /** Seconds of rendering for a second of speech; under 1 it keeps up. */
  get load(): number {
    const characters = USUAL_PIECE_CHARACTERS;
    return (this.#slowness * usualMs(characters)) / (characters * SOUND_MS_PER_CHARACTER);
  }

  renderMs(characters: number): number {
    return this.#slowness * usualMs(characters);
  }

  /**
   * Whether parts can be spoken one after the other without a caller waiting for any.
   * @param ahead pieces that are rendered before them
   */
  keepsUp(parts: readonly Part[], ahead: number): boolean {
    let readyMs = ahead * this.renderMs(USUAL_PIECE_CHARACTERS);
    let playedMs: number | null = null;
    for (const { text, kept } of parts) {
      if (!kept) readyMs += this.renderMs(text.length);
      const arrivedMs: number = kept ? Math.max(playedMs ?? 0, 0) : readyMs;
      if (playedMs === null) {
        if (arrivedMs > liveLimits.firstSoundMs) return false;
      } else if (arrivedMs > playedMs + liveLimits.gapMs) return false;
      playedMs = Math.max(arrivedMs, playedMs ?? 0) + text.length * SOUND_MS_PER_CHARACTER;
    }
    return true;
  }
}
