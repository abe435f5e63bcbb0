/** When speech has begun and ended, from the speech probability of short spans. */
export const voiceActivityDefaults = {
  /** Probability from which a span is speech while the caller is silent. */
  startProbability: 0.5,
  /** Probability down to which a span still is speech once the caller speaks. */
  holdProbability: 0.35,
  /** Voiced time after which speech has begun. */
  startVoicedMs: 120,
  /** Unvoiced time that does not yet undo the voiced time before it. */
  startGapMs: 70,
  /** Silence after which speech has ended. Shorter gaps stand within words and sentences. */
  stopSilentMs: 250,
} as const;
export type VoiceActivitySettings = { readonly [K in keyof typeof voiceActivityDefaults]: number };

export type VoiceActivityChange = 'started' | 'stopped' | null;

/** The state machine behind speech-started and speech-stopped. Spans follow each other without gaps. */
export class VoiceActivity {
  readonly #settings: VoiceActivitySettings;
  #speaking = false;
  #voicedMs = 0;
  #silentMs = 0;
  #startedAtMs = 0;
  #lastVoicedMs = 0;

  constructor(settings: VoiceActivitySettings = voiceActivityDefaults) {
    this.#settings = settings;
  }

  get speaking(): boolean {
    return this.#speaking;
  }

  /** Epoch ms at which the speech now or last heard began. */
  get startedAtMs(): number {
    return this.#startedAtMs;
  }

  /** Epoch ms of the last sound of the speech now or last heard. */
  get stoppedAtMs(): number {
    return this.#lastVoicedMs;
  }

  /** Takes the next span of `durationMs` that ended at `endMs` (epoch). */
  observe(probability: number, durationMs: number, endMs: number): VoiceActivityChange {
    const settings = this.#settings;
    const threshold = this.#speaking ? settings.holdProbability : settings.startProbability;
    if (probability >= threshold) return this.#voiced(durationMs, endMs);
    this.#silentMs += durationMs;
    if (!this.#speaking) {
      if (this.#silentMs > settings.startGapMs) this.#voicedMs = 0;
      return null;
    }
    if (this.#silentMs < settings.stopSilentMs) return null;
    this.#speaking = false;
    this.#voicedMs = 0;
    return 'stopped';
  }

  #voiced(durationMs: number, endMs: number): VoiceActivityChange {
    this.#silentMs = 0;
    this.#lastVoicedMs = endMs;
    if (this.#speaking) return null;
    if (this.#voicedMs === 0) this.#startedAtMs = endMs - durationMs;
    this.#voicedMs += durationMs;
    if (this.#voicedMs < this.#settings.startVoicedMs) return null;
    this.#speaking = true;
    return 'started';
  }
}
