import { G711_FRAME_BYTES, type G711Codec, g711 } from '../../audio/g711.ts';

/** Frames that may wait, 100 ms: what comes faster than it is sent pushes out the oldest. */
const FRAMES = 5;
const SAMPLE_OFFSET = 32_768;
/** A burst of packets leaves more than this waiting: then pauses of the speaker are shortened until it is caught up. */
const CATCH_UP_FRAMES = 2;
/** Largest sample of a frame that is a pause. */
const QUIET = 200;

function isQuiet(pcm: Int16Array): boolean {
  for (const sample of pcm) if (sample > QUIET || sample < -QUIET) return false;
  return true;
}

/**
 * Audio of one leg on its way out of another, coded as that one speaks. Between two legs of one law
 * every code comes out as it went in: G.711 survives its own decoding.
 */
export class Relay {
  readonly #frames = new Uint8Array(FRAMES * G711_FRAME_BYTES);
  #first = 0;
  #count = 0;

  /** A frame of 160 samples. */
  push(pcm: Int16Array, codec: G711Codec): void {
    if (this.#count >= CATCH_UP_FRAMES && isQuiet(pcm)) return;
    if (this.#count === FRAMES) this.#drop();
    const { encodeTable } = g711[codec];
    const start = ((this.#first + this.#count) % FRAMES) * G711_FRAME_BYTES;
    for (let i = 0; i < G711_FRAME_BYTES; i++)
      this.#frames[start + i] = encodeTable[(pcm[i] as number) + SAMPLE_OFFSET] as number;
    this.#count++;
  }

  /** Writes the next frame to `target`. False when none waits. */
  take(target: Uint8Array, offset: number): boolean {
    if (this.#count === 0) return false;
    const start = this.#first * G711_FRAME_BYTES;
    for (let i = 0; i < G711_FRAME_BYTES; i++)
      target[offset + i] = this.#frames[start + i] as number;
    this.#drop();
    return true;
  }

  clear(): void {
    this.#count = 0;
  }

  #drop(): void {
    this.#first = (this.#first + 1) % FRAMES;
    this.#count--;
  }
}
