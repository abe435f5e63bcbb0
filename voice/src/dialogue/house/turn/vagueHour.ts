import { hoursAround } from '@belldesk/contract/business/dayExceptions';
import { DateTime } from 'luxon';
import { askNext } from '../booking/next.ts';
import type { HouseContext } from '../context.ts';
import { VAGUE_HOUR } from '../hear/dayParts.ts';
import type { Utterance } from '../hear/utterance.ts';
import { asidesOf } from '../say/asideSayings.ts';
import { spokenRanges, weekdayName } from '../say/moments.ts';
import type { HouseState } from '../state.ts';

/**
 * "After work", "the earliest you have", "what are my options": there is no diary to look into, so the
 * opening hours of the day are told, where the owner wrote them, and an hour is asked for. Null for anything else.
 */
export function vagueHourTurn(
  state: HouseState,
  { words }: Utterance,
  context: HouseContext,
): HouseState | null {
  if ((state.asked !== 'date' && state.asked !== 'time') || !VAGUE_HOUR.test(words)) return null;
  const { date } = state.booking;
  const day = date ? DateTime.fromISO(date, { zone: context.now.zone }) : null;
  const ranges = (date && day && hoursAround(context.business, date)?.get(day.weekday)) || [];
  const known =
    day && ranges.length > 0
      ? asidesOf(context.language).hoursThen(
          weekdayName(day.weekday, context),
          spokenRanges(ranges, context),
        )
      : context.say.asking.nameOne;
  return askNext({ ...state, misses: 0 }, context, known);
}
