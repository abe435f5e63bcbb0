import { HALFBAND_REACH, halfbandTaps } from './halfband.ts';

/** A stream going from one rate to another; keeps what the next piece needs of the last one. */
export interface Resampler {
  /** PCM16 mono in, PCM16 mono out; pieces of any length join without a seam. */
  process(pcm: Int16Array): Int16Array;
  /** The tail the filter still holds. After it the stream begins anew. */
  flush(): Int16Array;
}

const TAPS = halfbandTaps;
/** The filter's delay in samples at 8 kHz, cut off the beginning so that sound keeps its place. */
const DELAY_16K = HALFBAND_REACH;

function toPcm16(value: number): number {
  return value > 32_767 ? 32_767 : value < -32_768 ? -32_768 : Math.round(value);
}

/** 16 to 8 kHz. */
export class Downsampler implements Resampler {
  #held = new Float64Array(DELAY_16K);

  process(pcm: Int16Array): Int16Array {
    const samples = new Float64Array(this.#held.length + pcm.length);
    samples.set(this.#held);
    samples.set(pcm, this.#held.length);
    const count = Math.max(0, Math.ceil((samples.length - 2 * DELAY_16K) / 2));
    const out = new Int16Array(count);
    for (let i = 0; i < count; i++) {
      const middle = DELAY_16K + 2 * i;
      let sum = 0.5 * (samples[middle] as number);
      for (let k = 0, near = 1; k < TAPS.length; k++, near += 2)
        sum +=
          (TAPS[k] as number) *
          ((samples[middle - near] as number) + (samples[middle + near] as number));
      out[i] = toPcm16(sum);
    }
    this.#held = samples.slice(2 * count);
    return out;
  }

  flush(): Int16Array {
    const tail = this.process(new Int16Array(DELAY_16K));
    this.#held = new Float64Array(DELAY_16K);
    return tail;
  }
}

/** 8 to 16 kHz. */
export class Upsampler implements Resampler {
  #held = new Float64Array(TAPS.length - 1);

  process(pcm: Int16Array): Int16Array {
    const samples = new Float64Array(this.#held.length + pcm.length);
    samples.set(this.#held);
    samples.set(pcm, this.#held.length);
    const before = TAPS.length - 1;
    const count = Math.max(0, samples.length - before - TAPS.length);
    const out = new Int16Array(2 * count);
    for (let i = 0; i < count; i++) {
      const middle = before + i;
      out[2 * i] = toPcm16(samples[middle] as number);
      let sum = 0;
      for (let k = 0; k < TAPS.length; k++)
        sum +=
          (TAPS[k] as number) *
          ((samples[middle - k] as number) + (samples[middle + 1 + k] as number));
      out[2 * i + 1] = toPcm16(2 * sum);
    }
    this.#held = samples.slice(count);
    return out;
  }

  flush(): Int16Array {
    const tail = this.process(new Int16Array(TAPS.length));
    this.#held = new Float64Array(TAPS.length - 1);
    return tail;
  }
}
