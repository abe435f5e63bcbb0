import { expect, test } from 'vitest';
import { wavOf } from './wav.ts';

test('is a RIFF file of 16-bit mono PCM', () => {
  const file = Buffer.from(wavOf(Int16Array.of(1, -2, 32_767), 16_000));
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
  expect(file.readUInt32LE(16)).toBe(16);
  expect([file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([1, 1]);
  expect([file.readUInt32LE(24), file.readUInt32LE(28)]).toEqual([16_000, 32_000]);
  expect([file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([2, 16]);
  expect(file.toString('latin1', 36, 40)).toBe('data');
  expect(file.readUInt32LE(40)).toBe(6);
  expect([file.readInt16LE(44), file.readInt16LE(46), file.readInt16LE(48)]).toEqual([
    1, -2, 32_767,
  ]);
});

test('holds nothing but its head when nothing was said', () => {
  expect(wavOf(new Int16Array(0), 8_000)).toHaveLength(44);
});
