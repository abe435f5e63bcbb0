/**
 * A half-band low-pass: every second coefficient but the middle one is zero, so that going between
 * 8 and 16 kHz costs a quarter of the products. Windowed sinc, Kaiser; passband to 3.4 kHz at 16 kHz.
 */
const SIDE_TAPS = 18;
/** About 85 dB of stop-band. */
const KAISER_BETA = 8.4;

/** Zeroth modified Bessel function of the first kind, by its series. */
function bessel0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Coefficients at distances 1, 3, 5 ... from the middle; the middle one is 0.5. */
export const halfbandTaps: Float64Array = (() => {
  const reach = 2 * SIDE_TAPS;
  const taps = Float64Array.from({ length: SIDE_TAPS }, (_, i) => {
    const distance = 2 * i + 1;
    const window =
      bessel0(KAISER_BETA * Math.sqrt(1 - (distance / reach) ** 2)) / bessel0(KAISER_BETA);
    return (Math.sin((Math.PI * distance) / 2) / (Math.PI * distance)) * window;
  });
  // Unity gain at zero: 0.5 + 2 * sum = 1.
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => (tap * 0.25) / sum);
})();

/** Samples at 16 kHz on each side of the middle tap. */
export const HALFBAND_REACH: number = 2 * SIDE_TAPS - 1;
