import type { DayPart } from '../../nlu/entities/moments/dayParts.ts';
import type { HeardTime } from '../../nlu/entities/moments/times.ts';

/** Every fact of a booking in one breath. */
export interface HeardSlots {
  readonly service?: string | undefined;
  readonly partySize?: number | undefined;
  readonly nights?: number | undefined;
  /** yyyy-mm-dd */
  readonly date?: string | undefined;
  /** A span where a day is needed: "weekend", "week". */
  readonly span?: string | undefined;
  /** yyyy-mm-dd on which that span begins. */
  readonly spanFrom?: string | undefined;
  readonly time?: HeardTime | undefined;
  /** Where no hour was named. */
  readonly part?: DayPart | undefined;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  /** Digits of a number of which some are missing, or that has too many. */
  readonly phonePiece?: string | undefined;
}
