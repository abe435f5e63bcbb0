/** Zero crossings of the sinc on each side, at the lower of the two rates. */
const ZERO_CROSSINGS = 12;
const PHASES = 256;
/** Share of the lower rate's band that passes; the rest is the filter's slope. */
const PASS_BAND = 0.92;

/**
 * Changes the sample rate of one mono stream, sample by sample, with a windowed-sinc filter.
 * Push input while `ready` is false, take output as long as it is true: a sample left untaken is
 * overwritten by the next push.
 */
export class Resampler {
  readonly #step: number;
  readonly #halfWidth: number;
  readonly #taps: number;
  readonly #kernel: Float32Array;
  /** Every input sample is written twice, so that a whole window always lies in one piece. */
  readonly #window: Float32Array;
  #writeAt = 0;
  /** Input samples so far. */
  #pushed = 0;
  /** Where the next output lies, in input samples. */
  #nextAt = 0;

  constructor(inputHz: number, outputHz: number) {
    const scale = Math.min(1, outputHz / inputHz);
    this.#step = inputHz / outputHz;
    this.#halfWidth = Math.ceil(ZERO_CROSSINGS / scale);
    this.#taps = 2 * this.#halfWidth;
    this.#kernel = kernelOf(this.#halfWidth, scale * PASS_BAND);
    this.#window = new Float32Array(2 * this.#taps);
  }

  get ready(): boolean {
    return Math.floor(this.#nextAt) + this.#halfWidth < this.#pushed;
  }

  push(sample: number): void {
    this.#window[this.#writeAt] = sample;
    this.#window[this.#writeAt + this.#taps] = sample;
    this.#writeAt = (this.#writeAt + 1) % this.#taps;
    this.#pushed++;
  }

  /** The next output sample. Only while `ready`. */
  take(): number {
    const whole = Math.floor(this.#nextAt);
    const phase = (this.#nextAt - whole) * PHASES;
    const phaseIndex = Math.floor(phase);
    const between = phase - phaseIndex;
    const row = phaseIndex * this.#taps;
    const nextRow = row + this.#taps;
    let sum = 0;
    for (let tap = 0; tap < this.#taps; tap++) {
      const low = this.#kernel[row + tap] ?? 0;
      const high = this.#kernel[nextRow + tap] ?? 0;
      sum += (low + (high - low) * between) * (this.#window[this.#writeAt + tap] ?? 0);
    }
    this.#nextAt += this.#step;
    return sum;
  }
}

/** One row of taps for each phase, and one more to interpolate the last towards. */
function kernelOf(halfWidth: number, cutoff: number): Float32Array {
  const taps = 2 * halfWidth;
  const kernel = new Float32Array((PHASES + 1) * taps);
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - (halfWidth - 1) - phase / PHASES;
      const value = cutoff * sinc(cutoff * distance) * blackman(distance / halfWidth);
      kernel[phase * taps + tap] = value;
      sum += value;
    }
    // Level stays exact at every phase.
    for (let tap = 0; tap < taps; tap++) {
      const at = phase * taps + tap;
      kernel[at] = (kernel[at] ?? 0) / sum;
    }
  }
  return kernel;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** @param x -1 to 1 across the window */
function blackman(x: number): number {
  if (Math.abs(x) >= 1) return 0;
  return 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
}
