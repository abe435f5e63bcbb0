/** How long a letter lasts. */
const LETTER_MS = 40;
const STEP = 100;

/**
 * Audio that a double can hear without a recogniser: each letter is a steady level that says which one it is,
 * neighbours of the same letter being told apart by one step. PCM16 mono; ASCII only.
 */
export function spelledAudio(text: string, sampleRateHz: number): Int16Array {
  const letter = (sampleRateHz * LETTER_MS) / 1_000;
  const pcm = new Int16Array(text.length * letter);
  for (let at = 0; at < text.length; at += 1)
    pcm.fill((text.charCodeAt(at) * 2 + (at % 2)) * STEP, at * letter, (at + 1) * letter);
  return pcm;
}

/** Reads spelledAudio from a stream in pieces of any length. */
export class SpellingReader {
  readonly #shortest: number;
  readonly #onLetter: (letter: string, endSample: number) => void;
  #level = 0;
  #run = 0;
  #samples = 0;

  /** @param onLetter told each letter and where in the stream it ended */
  constructor(sampleRateHz: number, onLetter: (letter: string, endSample: number) => void) {
    this.#shortest = (sampleRateHz * LETTER_MS) / 2_000;
    this.#onLetter = onLetter;
  }

  get samples(): number {
    return this.#samples;
  }

  write(pcm: Int16Array): void {
    for (const sample of pcm) {
      if (sample !== this.#level) this.flush();
      this.#level = sample;
      this.#run += 1;
      this.#samples += 1;
    }
  }

  /** Tells of the letter that is going on. */
  flush(): void {
    if (this.#level !== 0 && this.#run >= this.#shortest)
      this.#onLetter(String.fromCharCode(Math.floor(this.#level / STEP / 2)), this.#samples);
    this.#run = 0;
    this.#level = 0;
  }
}
