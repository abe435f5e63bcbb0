import type { DayHeard } from '../entities/moments/dates.ts';
import type { FromNow } from '../entities/moments/fromNow.ts';
import type { HeardTime } from '../entities/moments/times.ts';
import type { PhoneHeard } from '../entities/phones/phoneNumbers.ts';
import type { Candidate } from './candidate.ts';

/** What a recogniser of each kind reads. */
export interface SpanValues {
  readonly phone: PhoneHeard;
  readonly name: string;
  /** Words of the owner's in which numbers and days are no facts: "90 minute massage". */
  readonly title: string;
  readonly nights: number;
  readonly 'from-now': FromNow;
  readonly time: HeardTime;
  readonly date: DayHeard;
  readonly 'party-size': number;
}

export type SpanKind = keyof SpanValues;

/** A candidate of its kind, with its stretch of the words. */
export type Span = {
  [Kind in SpanKind]: Candidate<SpanValues[Kind]> & {
    readonly kind: Kind;
    /** Place among the readings of its kind: 0 is the one they would choose. */
    readonly rank: number;
  };
}[SpanKind];
