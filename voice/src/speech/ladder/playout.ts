import { SPOKEN_SAMPLE_RATE_HZ } from '../ports.ts';

/** How long a voice may keep a caller waiting, in ms. */
export interface VoiceDeadlines {
  /** From the request to its first audio. */
  readonly firstAudioMs: number;
  /** Between two pieces of audio, however much is still to be heard. */
  readonly gapMs: number;
  /** Waited for all of a sentence. */
  readonly wholeMs: number;
  /** The next rung starts this long before the audio given runs out: what it takes to begin. */
  readonly leadMs: number;
  /** But not sooner than this after the last piece, less the pauses heard in the sentence so far. */
  readonly pauseMs: number;
  /** Stands for firstAudioMs and gapMs where no other rung is left: late is better than never. */
  readonly aloneMs: number;
}

export const defaultVoiceDeadlines: VoiceDeadlines = {
  firstAudioMs: 1_500,
  gapMs: 1_500,
  wholeMs: 60_000,
  leadMs: 200,
  pauseMs: 300,
  aloneMs: 8_000,
};

/** Follows what is heard of one rung's audio, taken as played from the moment it comes. */
export class Playout {
  readonly #deadlines: VoiceDeadlines;
  #waitedMs = 0;
  #givenMs = 0;
  #runsOutAtMs = 0;
  #pausedMs = 0;

  constructor(deadlines: VoiceDeadlines) {
    this.#deadlines = deadlines;
  }

  /** Length of the audio given. */
  get givenMs(): number {
    return this.#givenMs;
  }

  /**
   * Audio came at `nowMs`, waited for since `sinceMs`. Whoever asks only after the audio has run out does
   * not play it as it comes: such a pause is no fault of the rung.
   */
  gave(pcm: Int16Array, sinceMs: number, nowMs: number): void {
    this.#waitedMs += nowMs - sinceMs;
    if (this.#givenMs > 0 && sinceMs <= this.#runsOutAtMs)
      this.#pausedMs += Math.max(0, nowMs - this.#runsOutAtMs);
    const lengthMs = (pcm.length / SPOKEN_SAMPLE_RATE_HZ) * 1_000;
    this.#givenMs += lengthMs;
    this.#runsOutAtMs = Math.max(nowMs, this.#runsOutAtMs) + lengthMs;
  }

  /** How long more audio may be waited for, in ms. `others`: the rungs that could go on instead. */
  patienceMs(nowMs: number, others: 'none' | 'given-up' | 'healthy'): number {
    const { firstAudioMs, gapMs, wholeMs, leadMs, pauseMs, aloneMs } = this.#deadlines;
    const leftMs = wholeMs - this.#waitedMs;
    if (others === 'none') return Math.max(0, Math.min(aloneMs, leftMs));
    if (this.#givenMs === 0) return Math.max(0, Math.min(firstAudioMs, leftMs));
    const unheardMs = Math.max(0, this.#runsOutAtMs - nowMs);
    const runsOutMs =
      others === 'healthy' ? Math.max(unheardMs - leadMs, pauseMs - this.#pausedMs) : gapMs;
    return Math.max(0, Math.min(gapMs, runsOutMs, leftMs));
  }
}
