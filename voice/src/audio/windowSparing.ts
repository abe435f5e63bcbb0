/** Which windows need no speech model. */
export const windowSparingDefaults = {
  /** Below this nothing is speech. */
  minLevelDbfs: -60,
  /** Silent windows after a sound that are judged all the same: words ring on. */
  judgedSilentWindows: 2,
  /** A probability from which the model is certain. */
  certainProbability: 0.8,
  /** A window after a certain one that is no further than this below the caller's voice goes on like it. */
  likeVoiceDb: 8,
  /** Only on a line on which the voice stands this far above the room's noise: in noise the model lags. */
  clearOfNoiseDb: 25,
  /** Share of the way that the level of the caller's voice goes with each window of it. */
  voiceFollow: 0.2,
} as const;
export type WindowSparingSettings = { readonly [K in keyof typeof windowSparingDefaults]: number };

/**
 * Spares the speech model what needs no judging: silence, and, once somebody speaks, every second
 * window as loud as their voice.
 */
export class WindowSparing {
  readonly #settings: WindowSparingSettings;
  #certain = false;
  #silentWindows = 0;
  #voiceDbfs = Number.NEGATIVE_INFINITY;

  constructor(settings: WindowSparingSettings = windowSparingDefaults) {
    this.#settings = settings;
  }

  /**
   * The probability of speech of the next window where it is known without the model, else null.
   * @param floorDbfs level of the room's noise
   * @param speaking whether the caller was speaking before it
   */
  known(levelDbfs: number, floorDbfs: number, speaking: boolean): number | null {
    const { minLevelDbfs, judgedSilentWindows, likeVoiceDb, clearOfNoiseDb } = this.#settings;
    const certain = this.#certain;
    this.#certain = false;
    this.#silentWindows = levelDbfs < minLevelDbfs ? this.#silentWindows + 1 : 0;
    if (this.#silentWindows > judgedSilentWindows) return 0;
    const likeVoice =
      levelDbfs > this.#voiceDbfs - likeVoiceDb && levelDbfs > floorDbfs + clearOfNoiseDb;
    return speaking && certain && likeVoice ? 1 : null;
  }

  /** The model has judged a window of this level. */
  judged(probability: number, levelDbfs: number): void {
    const { certainProbability, voiceFollow } = this.#settings;
    this.#certain = probability >= certainProbability;
    if (!this.#certain) return;
    this.#voiceDbfs =
      this.#voiceDbfs === Number.NEGATIVE_INFINITY
        ? levelDbfs
        : this.#voiceDbfs + (levelDbfs - this.#voiceDbfs) * voiceFollow;
  }

  /** Forgets that somebody was speaking. */
  reset(): void {
    this.#certain = false;
  }
}
