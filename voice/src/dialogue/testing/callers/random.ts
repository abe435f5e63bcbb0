/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export interface Chance {
  /** From 0 to below 1. */
  readonly next: () => number;
  readonly happens: (probability: number) => boolean;
  readonly below: (count: number) => number;
  /** One of a list that is not empty. */
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    oneOf: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
  };
}
