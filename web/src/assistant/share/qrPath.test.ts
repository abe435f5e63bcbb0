import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { QUIET_ZONE, qrPath } from './qrPath.ts';

it('covers exactly the dark modules', () => {
  const text = 'https://bell.example/talk/abcdefgh12345678';
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, path } = qrPath(text);
  expect(size).toBe(modules.size + 2 * QUIET_ZONE);
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at},${y}`);
  }
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const isDark = dark.has(`${column + QUIET_ZONE},${row + QUIET_ZONE}`);
      expect(isDark).toBe(modules.get(row, column) === 1);
    }
  }
});
