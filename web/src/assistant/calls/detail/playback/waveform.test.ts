import { describe, expect, it } from 'vitest';
import { barsIn, barsPath } from './waveform.ts';

describe('barsIn', () => {
  it.each<[string, number[], number, number[]]>([
    ['all of them where there is room', [1, 2, 3], 400, [1, 2, 3]],
    ['the loudest of each group where there is not', [1, 9, 3, 4], 8, [9, 4]],
    ['one at least', [5, 7], 0, [7]],
    ['silence for a track of which nothing is known', [], 400, [0]],
  ])('%s', (_what, peaks, widthPx, bars) => {
    expect(barsIn(peaks, widthPx)).toEqual(bars);
  });
});

describe('barsPath', () => {
  it('stands each bar on the line and grows it to the side that is asked for', () => {
    const box = { widthPx: 10, baselinePx: 50 };
    expect(barsPath([100, 50], { ...box, growsPx: -40 })).toBe(
      'M0 50h3.5v-40h-3.5zM5 50h3.5v-20h-3.5z',
    );
    expect(barsPath([100], { ...box, growsPx: 40 })).toBe('M0 50h8.5v40h-8.5z');
  });

  it('shows silence as a line', () => {
    expect(barsPath([0], { widthPx: 4, baselinePx: 50, growsPx: -40 })).toBe('M0 50h2.5v-1h-2.5z');
  });
});
