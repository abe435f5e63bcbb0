import { hoursAround } from '@belldesk/contract/business/dayExceptions';
import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import { askNext } from '../../forms/booking/next.ts';
import { asidesOf } from '../../nlg/asideSayings.ts';
import { spokenRanges, weekdayName } from '../../nlg/moments.ts';
import { VAGUE_HOUR } from '../../nlu/entities/moments/dayParts.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';

/**
 * "After work", "the earliest you have", "what are my options": there is no diary to look into, so the
 * opening hours of the day are told, where the owner wrote them, and an hour is asked for. Null for anything else.
 */
export function vagueHourTurn(
  state: AgentState,
  { words }: Utterance,
  context: AgentContext,
): AgentState | null {
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
