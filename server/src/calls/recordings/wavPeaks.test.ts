import { PEAK_COUNT } from '@belldesk/contract/product/recordings';
import { describe, expect, it } from 'vitest';
import { peaksOfWav } from './wavPeaks.ts';

const RATE_HZ = 8_000;

/** 16-bit PCM; `sample` gives left and right of each frame. */
function wav(
  seconds: number,
  sample: (second: number) => readonly number[],
  { channels = 2, before = Buffer.alloc(0), bits = 16 } = {},
): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(RATE_HZ, 24);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36);
  const frames = Math.round(seconds * RATE_HZ);
  const sound = Buffer.alloc(frames * channels * 2);
  for (let frame = 0; frame < frames; frame += 1)
    for (const [channel, value] of sample(frame / RATE_HZ)
      .slice(0, channels)
      .entries())
      sound.writeInt16LE(value, (frame * channels + channel) * 2);
  return Buffer.concat([head.subarray(0, 36), before, head.subarray(36), sound]);
}

async function* inParts(bytes: Buffer, partBytes: number) {
  for (let at = 0; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes);
}

const callerThenAssistant = (second: number) => (second < 4 ? [-32_767, 0] : [0, 8_192]);

describe('peaksOfWav', () => {
  it('tells both tracks apart, from the beginning to the end', async () => {
    const { seconds, caller, assistant } = await peaksOfWav(
      inParts(wav(8, callerThenAssistant), 10_000),
    );
    expect(seconds).toBe(8);
    expect(caller).toEqual(Array.from({ length: 160 }, (_, at) => (at < 80 ? 100 : 0)));
    expect(assistant).toEqual(Array.from({ length: 160 }, (_, at) => (at < 80 ? 0 : 50)));
  });

  it.each([1, 3, 45, 4_097])('reads parts of %i bytes alike', async (partBytes) => {
    const bytes = wav(0.5, callerThenAssistant);
    expect(await peaksOfWav(inParts(bytes, partBytes))).toEqual(
      await peaksOfWav(inParts(bytes, bytes.length)),
    );
  });

  it('draws a long call in no more pieces than a short one', async () => {
    const click = (second: number) => [second === 30 ? 32_767 : 0, 0];
    const { seconds, caller } = await peaksOfWav(inParts(wav(60, click), 65_536));
    expect({ seconds, pieces: caller.length }).toEqual({ seconds: 60, pieces: PEAK_COUNT });
    expect(caller.flatMap((peak, at) => (peak > 0 ? [at] : []))).toEqual([PEAK_COUNT / 2]);
  });

  it('passes over chunks that it does not know', async () => {
    const before = Buffer.from('LIST\u0003\0\0\0abc\0', 'latin1');
    const { seconds } = await peaksOfWav(inParts(wav(1, callerThenAssistant, { before }), 7));
    expect(seconds).toBe(1);
  });

  it('takes a recording of one track for what it is', async () => {
    const { caller, assistant } = await peaksOfWav(
      inParts(
        wav(1, () => [32_767], { channels: 1 }),
        999,
      ),
    );
    expect(caller).toEqual(Array.from({ length: 20 }, () => 100));
    expect(assistant).toEqual([]);
  });

  it.each<[string, Buffer]>([
    ['nothing at all', Buffer.alloc(0)],
    ['an error page', Buffer.from('<!doctype html><title>no</title>')],
    ['another coding', wav(1, callerThenAssistant, { bits: 8 })],
    [
      'a head without an end',
      Buffer.concat([Buffer.from('RIFF....WAVE'), Buffer.alloc(70_000, 1)]),
    ],
  ])('refuses %s', async (_name, bytes) => {
    await expect(peaksOfWav(inParts(bytes, 1_000))).rejects.toThrow('recording');
  });
});
