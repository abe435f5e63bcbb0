const SAMPLE_RATE_HZ = 16_000;
/** 25 ms. */
const WINDOW = 400;
/** 10 ms. */
export const HOP = 160;
export const MEL_BANDS = 80;
const BINS = WINDOW / 2 + 1;
const LEAST_POWER = 1e-10;
/** What is this much below the loudest is as good as silent: 80 dB, as the logarithm to base ten of the power. */
const RANGE = 8;
/** The window is cut into so many rows of every 16th sample, whose transforms are short. */
const ROWS = 16;
const ROW = WINDOW / ROWS;

/** Hann's window, periodic. */
const window = Float64Array.from(
  { length: WINDOW },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW),
);
const cosines = Float64Array.from({ length: WINDOW }, (_, at) =>
  Math.cos((2 * Math.PI * at) / WINDOW),
);
const sines = Float64Array.from({ length: WINDOW }, (_, at) =>
  Math.sin((2 * Math.PI * at) / WINDOW),
);

/** Slaney's scale: straight up to 1 kHz, logarithmic above. */
const LINEAR_HZ = 200 / 3;
const LOG_FROM_HZ = 1_000;
const LOG_STEP = Math.log(6.4) / 27;

function melOf(hz: number): number {
  if (hz < LOG_FROM_HZ) return hz / LINEAR_HZ;
  return LOG_FROM_HZ / LINEAR_HZ + Math.log(hz / LOG_FROM_HZ) / LOG_STEP;
}

function hzOf(mel: number): number {
  const from = LOG_FROM_HZ / LINEAR_HZ;
  return mel < from ? mel * LINEAR_HZ : LOG_FROM_HZ * Math.exp(LOG_STEP * (mel - from));
}

interface Band {
  readonly from: number;
  readonly weights: Float64Array;
}

/** Triangles of equal area over the bins, their corners evenly spaced on the scale from 0 to 8 kHz. */
const bands: readonly Band[] = Array.from({ length: MEL_BANDS }, (_, band) => {
  const corner = (index: number): number =>
    hzOf((melOf(SAMPLE_RATE_HZ / 2) * index) / (MEL_BANDS + 1));
  const [low, middle, high] = [corner(band), corner(band + 1), corner(band + 2)];
  const weight = (bin: number): number => {
    const hz = (bin * SAMPLE_RATE_HZ) / WINDOW;
    const height = Math.min((hz - low) / (middle - low), (high - hz) / (high - middle));
    return (Math.max(0, height) * 2) / (high - low);
  };
  const all = Array.from({ length: BINS }, (_, bin) => weight(bin));
  const from = Math.max(
    0,
    all.findIndex((one) => one > 0),
  );
  const to = all.findLastIndex((one) => one > 0) + 1;
  return { from, weights: Float64Array.from(all.slice(from, to)) };
});

/** Power of each bin of one window of sound, by rows (Cooley and Tukey): a seventh of the plain sum's work. */
class PowerSpectrum {
  readonly power = new Float64Array(BINS);
  readonly #real = new Float64Array(WINDOW);
  readonly #imaginary = new Float64Array(WINDOW);

  of(frame: Float64Array): void {
    for (let row = 0; row < ROWS; row++)
      for (let bin = 0; bin < ROW; bin++) {
        let real = 0;
        let imaginary = 0;
        for (let at = 0; at < ROW; at++) {
          const sample = frame[at * ROWS + row] ?? 0;
          const turn = ((at * bin) % ROW) * ROWS;
          real += sample * (cosines[turn] ?? 0);
          imaginary -= sample * (sines[turn] ?? 0);
        }
        this.#real[row * ROW + bin] = real;
        this.#imaginary[row * ROW + bin] = imaginary;
      }
    for (let bin = 0; bin < BINS; bin++) {
      let real = 0;
      let imaginary = 0;
      for (let row = 0; row < ROWS; row++) {
        const from = row * ROW + (bin % ROW);
        const turn = (row * bin) % WINDOW;
        const [cosine, sine] = [cosines[turn] ?? 0, sines[turn] ?? 0];
        const [a, b] = [this.#real[from] ?? 0, this.#imaginary[from] ?? 0];
        real += a * cosine + b * sine;
        imaginary += b * cosine - a * sine;
      }
      this.power[bin] = real * real + imaginary * imaginary;
    }
  }
}

/** Where a sample beyond either end is taken from: sound is mirrored there. */
function mirrored(at: number, length: number): number {
  if (at < 0) return -at;
  return at < length ? at : 2 * (length - 1) - at;
}

/**
 * What Whisper hears: the logarithm of the power in 80 bands of the mel scale, each 10 ms, over 25 ms. Sound shorter than the
 * frames is followed by silence.
 * @param samples mono at 16 kHz, from -1 to 1
 * @returns band after band, `frames` values each
 */
export function logMelSpectrogram(
  samples: Float32Array,
  frames: number,
): Float32Array<ArrayBuffer> {
  const length = frames * HOP;
  const mel = new Float32Array(MEL_BANDS * frames).fill(Math.log10(LEAST_POWER));
  const frame = new Float64Array(WINDOW);
  const spectrum = new PowerSpectrum();
  let loudest = Math.log10(LEAST_POWER);
  const sounding = Math.min(frames, Math.ceil((samples.length + WINDOW / 2) / HOP));
  for (let at = 0; at < sounding; at++) {
    const from = at * HOP - WINDOW / 2;
    for (let index = 0; index < WINDOW; index++)
      frame[index] = (samples[mirrored(from + index, length)] ?? 0) * (window[index] ?? 0);
    spectrum.of(frame);
    for (const [band, { from: bin, weights }] of bands.entries()) {
      let power = 0;
      for (let index = 0; index < weights.length; index++)
        power += (weights[index] ?? 0) * (spectrum.power[bin + index] ?? 0);
      const value = Math.log10(Math.max(power, LEAST_POWER));
      mel[band * frames + at] = value;
      loudest = Math.max(loudest, value);
    }
  }
  for (let at = 0; at < mel.length; at++)
    mel[at] = (Math.max(mel[at] ?? 0, loudest - RANGE) + 4) / 4;
  return mel;
}
