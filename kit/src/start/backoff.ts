export interface BackoffLimits {
  readonly firstMs: number;
  readonly longestMs: number;
  /** Who ran this long without ending has its earlier crashes forgotten. */
  readonly calmMs: number;
}

/** How long to wait after the nth crash in a row (1 is the first): doubled each time. */
export function backoffMs(crashes: number, limits: BackoffLimits): number {
  return Math.min(limits.longestMs, limits.firstMs * 2 ** Math.max(0, crashes - 1));
}
