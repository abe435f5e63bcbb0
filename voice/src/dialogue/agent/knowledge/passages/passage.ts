/** What a text can answer. */
export type AnswerKind =
  | 'money'
  | 'hour'
  | 'day'
  | 'length'
  | 'distance'
  | 'age'
  | 'count'
  | 'person'
  | 'place';

/** Where it was written; `hours` is the line of the hours that are set in the calendar. */
export type PassageSource = 'details' | 'description' | 'customers' | 'service' | 'hours';

/** One thing that an owner wrote, ready to be compared with questions. */
export interface Passage {
  /** What is compared, each for itself: the whole with its headings and without, and its parts. */
  readonly views: readonly string[];
  /** What is said as the answer: can stand alone. */
  readonly said: string;
  /** Heading and label above it, or the question that an owner answered; empty where there are none. */
  readonly subject: string;
  /** Passages of one line or paragraph have the same. */
  readonly group: number;
  readonly kinds: ReadonlySet<AnswerKind>;
  readonly source: PassageSource;
}
