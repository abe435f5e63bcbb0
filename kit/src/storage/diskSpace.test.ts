import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { isLow, readDiskSpace } from './diskSpace.ts';

const GB = 1_000_000_000;

test.each([
  [0.9, 8, true],
  [1.1, 8, false],
  [4, 100, true],
  [6, 100, false],
  [9, 4_000, true],
  [11, 4_000, false],
])('%d GB free of %d GB: low is %s', (freeGb, totalGb, low) => {
  expect(isLow({ freeBytes: freeGb * GB, totalBytes: totalGb * GB })).toBe(low);
});

test('what is low is well only with a fifth more', () => {
  const space = { freeBytes: 1.1 * GB, totalBytes: 8 * GB };
  expect(isLow(space, true)).toBe(true);
  expect(isLow({ ...space, freeBytes: 1.3 * GB }, true)).toBe(false);
});

test('a disk is measured, and a folder that is not there is told', async () => {
  const { freeBytes, totalBytes } = await readDiskSpace(tmpdir());
  expect(freeBytes).toBeGreaterThan(0);
  expect(totalBytes).toBeGreaterThanOrEqual(freeBytes);
  await expect(readDiskSpace('/nowhere/at/all')).rejects.toThrow('ENOENT');
});
