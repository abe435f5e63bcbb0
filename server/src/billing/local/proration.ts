interface Change {
  readonly oldPriceMinor: number;
  readonly newPriceMinor: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly now: Date;
  /** The new plan's period begins now, where its length is another one; else it shares the old one's. */
  readonly beginsAnew: boolean;
}

/**
 * What a change in the middle of a period costs at once: the new plan for the time that is left (or for its
 * whole first period), less what is left of the old one. Never below 0.
 */
export function prorationMinor(change: Change): number {
  const { oldPriceMinor, newPriceMinor, periodStart, periodEnd, now, beginsAnew } = change;
  const wholeMs = periodEnd.getTime() - periodStart.getTime();
  const leftMs = Math.min(wholeMs, Math.max(0, periodEnd.getTime() - now.getTime()));
  const partOf = (priceMinor: number) => Math.round((priceMinor * leftMs) / wholeMs);
  const newMinor = beginsAnew ? newPriceMinor : partOf(newPriceMinor);
  return Math.max(0, newMinor - partOf(oldPriceMinor));
}
