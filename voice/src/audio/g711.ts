/**
 * G.711 by table. The tables follow ITU-T G.711 tables 1a to 2b, scaled to 16 bits as the
 * reference software G.191 does (u-law 14 bits by 4, A-law 13 bits by 8).
 */
export type G711Codec = 'PCMU' | 'PCMA';

/** Bytes, and so samples, of a 20 ms frame at 8 kHz. */
export const G711_FRAME_BYTES = 160;

export interface G711 {
  /** PCM16 of each of the 256 codes. */
  readonly decodeTable: Int16Array;
  /** Code of each PCM16 sample, at index sample + 32768. */
  readonly encodeTable: Uint8Array;
  /** The code that decodes to the smallest positive value or zero. */
  readonly silence: number;
}

const SAMPLE_OFFSET = 32_768;

function decodeULaw(code: number): number {
  const inverted = ~code & 0xff;
  const magnitude = (((inverted & 0x0f) << 3) + 0x84) << ((inverted >> 4) & 7);
  return inverted & 0x80 ? 0x84 - magnitude : magnitude - 0x84;
}

function decodeALaw(code: number): number {
  const toggled = code ^ 0x55;
  const segment = (toggled >> 4) & 7;
  const mantissa = (toggled & 0x0f) << 4;
  const magnitude = segment === 0 ? mantissa + 8 : (mantissa + 0x108) << (segment - 1);
  return toggled & 0x80 ? magnitude : -magnitude;
}

function encodeULaw(sample: number): number {
  const magnitude = Math.min(((sample < 0 ? ~sample : sample) >> 2) + 33, 0x1fff);
  let segment = 0;
  while (magnitude >> (segment + 6) !== 0) segment++;
  const code = (segment << 4) | ((magnitude >> (segment + 1)) & 0x0f);
  return (~code & 0x7f) | (sample < 0 ? 0 : 0x80);
}

function encodeALaw(sample: number): number {
  const magnitude = (sample < 0 ? ~sample : sample) >> 4;
  let segment = 0;
  let mantissa = magnitude;
  if (magnitude > 15) {
    segment = 1;
    while (mantissa > 31) {
      mantissa >>= 1;
      segment++;
    }
    mantissa -= 16;
  }
  return ((segment << 4) | mantissa | (sample < 0 ? 0 : 0x80)) ^ 0x55;
}

function build(decode: (code: number) => number, encode: (sample: number) => number): G711 {
  return {
    decodeTable: Int16Array.from({ length: 256 }, (_, code) => decode(code)),
    encodeTable: Uint8Array.from({ length: 65_536 }, (_, index) => encode(index - SAMPLE_OFFSET)),
    silence: encode(0),
  };
}

/** Both laws of G.711. */
export const g711: Readonly<Record<G711Codec, G711>> = {
  PCMU: build(decodeULaw, encodeULaw),
  PCMA: build(decodeALaw, encodeALaw),
};

/** Encodes PCM16 at 8 kHz; one byte a sample. */
export function encodeG711(codec: G711Codec, pcm: Int16Array): Uint8Array {
  const { encodeTable } = g711[codec];
  const coded = new Uint8Array(pcm.length);
  for (let i = 0; i < pcm.length; i++) coded[i] = encodeTable[(pcm[i] ?? 0) + SAMPLE_OFFSET] ?? 0;
  return coded;
}

/** Decodes to PCM16 at 8 kHz; one sample a byte. */
export function decodeG711(codec: G711Codec, coded: Uint8Array): Int16Array {
  const { decodeTable } = g711[codec];
  const pcm = new Int16Array(coded.length);
  for (let i = 0; i < coded.length; i++) pcm[i] = decodeTable[coded[i] ?? 0] ?? 0;
  return pcm;
}
