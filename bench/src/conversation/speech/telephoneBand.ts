const RATE_HZ = 8_000;
const LOW_HZ = 300;
const HIGH_HZ = 3_400;
/** Butterworth: flat within the band. */
const QUALITY = Math.SQRT1_2;

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** Second-order filters of the Audio EQ Cookbook (R. Bristow-Johnson). */
function biquad(kind: 'high-pass' | 'low-pass', cutoffHz: number): Biquad {
  const angle = (2 * Math.PI * cutoffHz) / RATE_HZ;
  const cosine = Math.cos(angle);
  const alpha = Math.sin(angle) / (2 * QUALITY);
  const edge = (kind === 'high-pass' ? 1 + cosine : 1 - cosine) / 2;
  const middle = kind === 'high-pass' ? -(1 + cosine) : 1 - cosine;
  const a0 = 1 + alpha;
  return [edge / a0, middle / a0, edge / a0, (-2 * cosine) / a0, (1 - alpha) / a0];
}

const filters = [biquad('high-pass', LOW_HZ), biquad('low-pass', HIGH_HZ)];

/** What a telephone line lets through of a sound at 8 kHz: 300 to 3400 Hz (ITU-T G.712). */
export function throughTelephone(samples: Float64Array): Float64Array {
  let sound = samples;
  for (const [b0, b1, b2, a1, a2] of filters) {
    const filtered = new Float64Array(sound.length);
    let x1 = 0;
    let x2 = 0;
    let y1 = 0;
    let y2 = 0;
    for (let n = 0; n < sound.length; n++) {
      const x = sound[n] as number;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      filtered[n] = y;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
    }
    sound = filtered;
  }
  return sound;
}
