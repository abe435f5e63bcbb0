/** The value below which the share `q` (0 to 1) of `values` lies, nearest rank; NaN of none. */
export function quantile(values: readonly number[], q: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  const rank = Math.ceil(q * ordered.length) - 1;
  return ordered[Math.min(ordered.length - 1, Math.max(0, rank))] ?? Number.NaN;
}
