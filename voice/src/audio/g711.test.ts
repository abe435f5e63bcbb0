import { describe, expect, it } from 'vitest';
import { decodeG711, encodeG711, g711 } from './g711.ts';

describe('G.711', () => {
  it('decodes the values of ITU-T G.711 tables 1 and 2', () => {
    // u-law decision values are of 14 bits, A-law's of 13: by 4 and by 8.
    const uLaw = [
      [0x80, 8_031],
      [0x8f, 4_191],
      [0x9f, 2_079],
      [0xfe, 2],
      [0xff, 0],
      [0x00, -8_031],
      [0x7e, -2],
    ];
    for (const [code = 0, value = 0] of uLaw) expect(g711.PCMU.decodeTable[code]).toBe(value * 4);
    const aLaw = [
      [0xaa, 4_032],
      [0xa5, 2_112],
      [0xd5, 1],
      [0x55, -1],
      [0x2a, -4_032],
      [0xd4, 3],
    ];
    for (const [code = 0, value = 0] of aLaw) expect(g711.PCMA.decodeTable[code]).toBe(value * 8);
  });

  it.each(['PCMU', 'PCMA'] as const)(
    'gives every code of %s back, but for the second zero',
    (codec) => {
      const codes = Uint8Array.from({ length: 256 }, (_, code) => code);
      const again = encodeG711(codec, decodeG711(codec, codes));
      const changed = [...codes].filter((code) => again[code] !== code);
      expect(changed).toEqual(codec === 'PCMU' ? [0x7f] : []);
    },
  );

  it.each(['PCMU', 'PCMA'] as const)('keeps a tone 35 dB above its own noise in %s', (codec) => {
    const tone = Int16Array.from(
      { length: 8_000 },
      (_, i) => 12_000 * Math.sin((2 * Math.PI * 1_020 * i) / 8_000),
    );
    const heard = decodeG711(codec, encodeG711(codec, tone));
    let signal = 0;
    let noise = 0;
    tone.forEach((sample, i) => {
      signal += sample ** 2;
      noise += (sample - (heard[i] ?? 0)) ** 2;
    });
    expect(10 * Math.log10(signal / noise)).toBeGreaterThan(35);
  });

  it('codes the extremes without wrapping round', () => {
    for (const codec of ['PCMU', 'PCMA'] as const) {
      const [high = 0, low = 0] = decodeG711(
        codec,
        encodeG711(codec, Int16Array.of(32_767, -32_768)),
      );
      expect(high).toBeGreaterThan(32_000);
      expect(low).toBeLessThan(-32_000);
    }
  });

  it('has a silence that decodes to nearly nothing', () => {
    for (const { decodeTable, silence } of Object.values(g711))
      expect(Math.abs(decodeTable[silence] ?? 99)).toBeLessThanOrEqual(8);
  });
});
