/** Levels are summed over the remote side's tracks, 0 to 1 each; times in ms. */
export const speakingDefaults = {
  levelIntervalMs: 100,
  speakingAboveLevel: 0.01,
  endsAfterMs: 1_000,
  fullVolumeLevel: 0.15,
} as const;

/** How loud the assistant is, 0 to 1, as the card draws it. */
export function volumeOf(summedLevel: number): number {
  return Math.min(1, summedLevel / speakingDefaults.fullVolumeLevel);
}

/** Tells from the level reports when the assistant begins and ends speaking. */
export class SpeakingDetector {
  #isSpeaking = false;
  #lastLoudMs = 0;

  /** @param nowMs any clock that does not go back */
  hear(summedLevel: number, nowMs: number): 'speech-start' | 'speech-end' | null {
    if (summedLevel > speakingDefaults.speakingAboveLevel) {
      this.#lastLoudMs = nowMs;
      if (this.#isSpeaking) return null;
      this.#isSpeaking = true;
      return 'speech-start';
    }
    if (!this.#isSpeaking || nowMs - this.#lastLoudMs < speakingDefaults.endsAfterMs) return null;
    this.#isSpeaking = false;
    return 'speech-end';
  }
}
