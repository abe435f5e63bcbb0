/**
 * What speaks for or against an intent, as data: each cue with sentences in which it is heard. All see plain lower-case
 * words. A weight is how much a cue alone says, 1 for enough.
 */
export type Evidence =
  /** A booking of the caller stands. */
  | 'standing'
  | 'cancel'
  | 'move'
  /** Something is told about a booking: late, another size, a wish. */
  | 'note'
  /** Asks whether, when or how it stands. */
  | 'status'
  | 'complaint'
  | 'sales'
  /** Asks how things are done here, for a case that may come. */
  | 'hypothetical'
  /** A further booking is wished for. */
  | 'another'
  /** Something is asked of the business. */
  | 'asks'
  /** A time is wished to be kept. */
  | 'wishes'
  /** It is over: the booking that is spoken of took place, or was given up before. */
  | 'past';

export interface Cue {
  readonly of: Evidence;
  readonly weight: number;
  readonly pattern: RegExp;
  readonly examples: readonly string[];
}
