/** How the caller's voice is told from people who talk behind them. */
export const backgroundTalkDefaults = {
  /** Speech this far below the caller's voice, */
  belowVoiceDb: 10,
  /** and for more windows in a row than this, is somebody else's. Soft ends of words are shorter. */
  softWindows: 8,
  /** Only in a room whose noise reaches within this of the caller's voice: elsewhere they may whisper. */
  noisyRoomDb: 30,
  /** A probability from which a window counts for the level of the caller's voice. */
  certainProbability: 0.8,
  /** Share of the way that this level goes up with a louder window, and down with a softer one. */
  voiceRise: 0.2,
  voiceFall: 0.001,
} as const;
export type BackgroundTalkSettings = {
  readonly [K in keyof typeof backgroundTalkDefaults]: number;
};

/**
 * Tells the caller's voice from a room full of voices: the speech model hears speech in both, and a
 * caller among people who talk would never be done speaking.
 */
export class BackgroundTalk {
  readonly #settings: BackgroundTalkSettings;
  #voiceDbfs = Number.NEGATIVE_INFINITY;
  #softWindows = 0;

  constructor(settings: BackgroundTalkSettings = backgroundTalkDefaults) {
    this.#settings = settings;
  }

  /**
   * The probability that the caller speaks in a window.
   * @param probability that anybody does
   * @param floorDbfs level of the room's noise
   */
  ofCaller(probability: number, levelDbfs: number, floorDbfs: number): number {
    const { belowVoiceDb, softWindows, noisyRoomDb, certainProbability } = this.#settings;
    if (probability >= certainProbability) this.#follow(levelDbfs);
    const soft =
      floorDbfs > this.#voiceDbfs - noisyRoomDb && levelDbfs < this.#voiceDbfs - belowVoiceDb;
    this.#softWindows = soft ? this.#softWindows + 1 : 0;
    return this.#softWindows > softWindows ? 0 : probability;
  }

  #follow(levelDbfs: number): void {
    const { voiceRise, voiceFall } = this.#settings;
    const awayDb = levelDbfs - this.#voiceDbfs;
    if (awayDb === Number.POSITIVE_INFINITY) this.#voiceDbfs = levelDbfs;
    else this.#voiceDbfs += awayDb * (awayDb > 0 ? voiceRise : voiceFall);
  }
}
