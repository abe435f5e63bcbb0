import { describe, expect, it } from 'vitest';
import { placeInLanes } from './lanes.ts';

const at = (name: string, fromMinute: number, toMinute: number) => ({ name, fromMinute, toMinute });
const lanesOf = (items: ReturnType<typeof at>[], leastMinutes = 0) =>
  Object.fromEntries(
    placeInLanes(items, leastMinutes).map(({ item, lane, lanes }) => [item.name, [lane, lanes]]),
  );

describe('placeInLanes', () => {
  it('gives the full width to what stands alone, one right after the other too', () => {
    expect(lanesOf([at('a', 600, 660), at('b', 660, 720)])).toEqual({ a: [0, 1], b: [0, 1] });
  });

  it('puts what overlaps side by side, whatever order it comes in', () => {
    expect(lanesOf([at('b', 630, 690), at('a', 600, 660)])).toEqual({ a: [0, 2], b: [1, 2] });
  });

  it('takes a lane again as soon as it is free', () => {
    expect(lanesOf([at('long', 600, 720), at('first', 600, 630), at('second', 630, 660)])).toEqual({
      long: [0, 2],
      first: [1, 2],
      second: [1, 2],
    });
  });

  it('shares the width among all that hang together, and no further', () => {
    expect(
      lanesOf([
        at('a', 600, 660),
        at('b', 600, 660),
        at('c', 600, 660),
        at('d', 650, 700),
        at('alone', 700, 720),
      ]),
    ).toEqual({ a: [0, 4], b: [1, 4], c: [2, 4], d: [3, 4], alone: [0, 1] });
  });

  it('counts the shortest as long as it is drawn', () => {
    expect(lanesOf([at('pickup', 600, 600), at('next', 610, 640)])).toEqual({
      pickup: [0, 1],
      next: [0, 1],
    });
    expect(lanesOf([at('pickup', 600, 600), at('next', 610, 640)], 15)).toEqual({
      pickup: [0, 2],
      next: [1, 2],
    });
  });

  it('never lets two of a lane overlap', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 50; round += 1) {
      const items = Array.from({ length: 30 }, (_, name) => {
        const from = random(1_400);
        return at(String(name), from, from + random(180));
      });
      const placed = placeInLanes(items, 15);
      expect(placed).toHaveLength(items.length);
      for (const { lane, lanes } of placed) expect(lane).toBeLessThan(lanes);
      const clashes = placed.filter(({ item, lane }) =>
        placed.some(
          (other) =>
            other.item !== item &&
            other.lane === lane &&
            other.item.fromMinute >= item.fromMinute &&
            other.item.fromMinute < Math.max(item.toMinute, item.fromMinute + 15),
        ),
      );
      expect(clashes).toEqual([]);
    }
  });
});
