/** A stretch of a day, in minutes from its midnight. */
export interface Stretch {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Where a stretch stands beside those that it overlaps. */
export interface Placed<T> {
  readonly item: T;
  /** From the left, 0 first. */
  readonly lane: number;
  /** How many stand side by side there. */
  readonly lanes: number;
}

/**
 * Puts what overlaps side by side and leaves the full width to what does not: each takes the
 * leftmost lane that is free, and all that hang together share the width evenly.
 * @param leastMinutes for which even the shortest is drawn
 */
export function placeInLanes<T extends Stretch>(
  items: readonly T[],
  leastMinutes: number,
): Placed<T>[] {
  const end = (item: T) => Math.max(item.toMinute, item.fromMinute + leastMinutes);
  const sorted = items.toSorted((a, b) => a.fromMinute - b.fromMinute || end(b) - end(a));
  const placed: Placed<T>[] = [];
  let group: { item: T; lane: number }[] = [];
  /** When each lane of the group is free again. */
  let free: number[] = [];
  const close = () => {
    for (const { item, lane } of group) placed.push({ item, lane, lanes: free.length });
    group = [];
    free = [];
  };
  for (const item of sorted) {
    if (free.every((minute) => minute <= item.fromMinute)) close();
    const found = free.findIndex((minute) => minute <= item.fromMinute);
    const lane = found === -1 ? free.length : found;
    free[lane] = end(item);
    group.push({ item, lane });
  }
  close();
  return placed;
}
