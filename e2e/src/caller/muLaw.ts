const BIAS = 0x84;
const CLIP = 32_635;

/** ITU-T G.711 u-law, written anew so that the platform's own tables are checked by another hand. */
export function encodeMuLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(Math.abs(sample), CLIP) + BIAS;
  const exponent = 31 - Math.clz32(magnitude >> 7);
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

/** The 16-bit sample of a u-law byte. */
export function decodeMuLaw(byte: number): number {
  const code = ~byte & 0xff;
  const magnitude = (((code & 0x0f) << 3) + BIAS) << ((code >> 4) & 0x07);
  return code & 0x80 ? BIAS - magnitude : magnitude - BIAS;
}
