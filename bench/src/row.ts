/** What a measured number must be to hold. */
export interface Hold {
  readonly at: 'most' | 'least';
  readonly value: number;
}

/** One measured number of a benchmark's report. */
export interface BenchRow {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What DESIGN asks for; left out where it asks for nothing. */
  readonly hold?: Hold;
}

/** At most `value`. */
export const atMost = (value: number): Hold => ({ at: 'most', value });

/** At least `value`. */
export const atLeast = (value: number): Hold => ({ at: 'least', value });

/** Whether a number is what it must be; null where nothing is asked. A number that is missing does not hold. */
export function holds({ value, hold }: BenchRow): boolean | null {
  if (!hold) return null;
  return hold.at === 'most' ? value <= hold.value : value >= hold.value;
}

/** Numbers that are read across as well as down. */
export interface BenchTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a section measured: its rows, and tables where rows alone would be many. */
export interface Measurement {
  readonly rows: BenchRow[];
  readonly tables: BenchTable[];
}
