import { describe, expect, it } from 'vitest';
import { StreamLateness, sumLateness } from './lateness.ts';

describe('lateness', () => {
  it('is measured against the stream’s own clock, over its wrap', () => {
    const stream = new StreamLateness();
    for (const [i, arrivedMs] of [0, 21, 40, 86, 80].entries())
      stream.add((0xffff_ff00 + i * 160) >>> 0, 500 + arrivedMs);
    expect(stream.take()).toEqual({ packets: 5, late5Ms: 1, late20Ms: 1, maxLateMs: 26 });
  });

  it('lays the grid through the earliest packet, not the first', () => {
    const stream = new StreamLateness();
    for (const [i, arrivedMs] of [30, 20, 40, 60].entries()) stream.add(i * 160, arrivedMs);
    expect(stream.take()).toMatchObject({ late5Ms: 1, late20Ms: 1, maxLateMs: 30 });
  });

  it('begins anew and adds up', () => {
    const stream = new StreamLateness();
    stream.add(0, 0);
    const first = stream.take();
    expect(stream.take().packets).toBe(0);
    expect(sumLateness([first, first])).toMatchObject({ packets: 2, maxLateMs: 0 });
  });
});
