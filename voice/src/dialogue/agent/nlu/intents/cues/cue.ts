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

/* What the patterns of cues are put together from, as sources of regular expressions. */

/** What callers have booked. */
export const THING =
  '(?:booking|bookings|reservation|appointment|appointments|appt|table|viewing|slot|lesson|session|class|visit|stay|room|service|mot|check ?up|consultation|meeting|cleaning|treatment|haircut|cut|colour|color|fitting|test|groom|bath|massage|facial|delivery|quote|repair|job|thing|spot|intro|weekly|monthly|six monthly)';
/** Whose it is. */
export const MINE =
  "(?:my|our|his|her|their|(?<!\\b(?:an?|the|new|any|another) )(?!doctor's|dentist's|that's|it's|what's|there's|let's|who's|here's|where's|when's|how's)\\p{L}+'s)";
export const HOUR =
  '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half (?:past )?\\p{L}+|noon|midday|lunchtime)';
export const DAY =
  '(?:today|tonight|tomorrow|tmrw|this (?:morning|afternoon|evening)|(?:next |this |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|the (?:\\d{1,2}(?:st|nd|rd|th)|\\p{L}+(?:st|nd|rd|th)))';
/** The next few words; a phrase seldom goes on longer. */
export const FEW = '(?:[^ ]+ ){0,4}?';
/** A pattern of such pieces. */
export const re = (source: string) => new RegExp(source, 'u');
