/** Minutes from the day's midnight; `to` runs past 1440 for a night that ends after it. */
export interface OpenRange {
  readonly fromMinute: number;
  readonly toMinute: number;
  /** Ends when the last guest leaves; `toMinute` is midnight. */
  readonly isLate?: true;
}

/** Per ISO weekday 1 (Monday) to 7; an empty list is a closed day. */
export type OpeningHours = ReadonlyMap<number, readonly OpenRange[]>;
