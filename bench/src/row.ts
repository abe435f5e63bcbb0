/** One measured number of a benchmark's report. */
export interface BenchRow {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What DESIGN asks for, as it is to be printed. */
  readonly hold?: string;
}
