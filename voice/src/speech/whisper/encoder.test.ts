import { expect, test } from 'vitest';
import { encoderOfAnyLength, POSITION_SIZE, positions } from './encoder.ts';

test('places in time are waves that grow longer', () => {
  const described = positions(3);
  expect(described).toHaveLength(3 * POSITION_SIZE);
  expect(Array.from(described.subarray(0, 3))).toEqual([0, 0, 0]);
  expect(described[POSITION_SIZE / 2]).toBe(1);
  const second = POSITION_SIZE;
  expect(described[second]).toBeCloseTo(Math.sin(1));
  expect(described[second + POSITION_SIZE - 1]).toBeCloseTo(Math.cos(1e-4));
});

test('the exported encoder stays as it is, with one input more behind it', () => {
  const file = Uint8Array.of(8, 6);
  const changed = Buffer.from(encoderOfAnyLength(file));
  expect(changed.subarray(0, 2)).toEqual(Buffer.from(file));
  // Graph (7), input (11) within it, each with its length.
  expect([changed[2], changed[3]]).toEqual([(7 << 3) | 2, changed.length - 4]);
  expect([changed[4], changed[5]]).toEqual([(11 << 3) | 2, changed.length - 6]);
  expect(changed.toString('latin1')).toContain('embed_positions.weight');
});
