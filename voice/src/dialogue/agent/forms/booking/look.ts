import { addDays } from '@belldesk/contract/time/days';
import { timeOf } from '@belldesk/contract/time/minutes';
import { CHECK_AVAILABILITY, checkAvailabilityArguments } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { ownService } from '../../knowledge/services.ts';
import { type DayPart, MINUTES_OF_PART } from '../../nlu/entities/moments/dayParts.ts';
import { hasPartySize, isRoom } from '../../nlu/entities/service.ts';
import type { AgentState, ToolWish } from '../../state.ts';
import { resolveTime } from './time.ts';

/** How far ahead "the first you have" is looked for. */
const DAYS_AHEAD = 14;
/** Of "next week", the weekend too. */
const DAYS_OF_A_SPAN = 6;
const LAST_MINUTE = 1_439;

function clock(minuteOfDay: number): string {
  return timeOf(Math.min(minuteOfDay, LAST_MINUTE));
}

function within(part: DayPart | undefined) {
  if (!part) return {};
  const [from, to] = MINUTES_OF_PART[part];
  return { from: clock(from), to: clock(to) };
}

/** When it is wished, as far as it is known; null where it is too open to look for. */
function whenOf({ booking }: AgentState, context: AgentContext) {
  const { date, time, part, seeks = false, notBefore } = booking;
  if (date && time) return { date, time: resolveTime(time, date, context) };
  if (date) return part || seeks ? { date, ...within(part) } : null;
  if (!seeks) return null;
  const first = notBefore ?? context.now.toFormat('yyyy-MM-dd');
  const days = notBefore ? DAYS_OF_A_SPAN : DAYS_AHEAD;
  return { date: first, lastDate: addDays(first, days), ...within(part) };
}

/**
 * What the calendar is asked before the next question: whether the time is free, or what is free on the
 * day or in the part of it that is wished. Null where it was asked that already, where nothing is to be
 * asked yet, and where the business has set up no services: then nothing can be taken.
 */
export function lookUp(state: AgentState, context: AgentContext): ToolWish | null {
  const { booking } = state;
  const { service, partySize, nights, resource } = booking;
  if (!context.canCheck || !service || !ownService(service, context.business.services)) return null;
  const sized = hasPartySize(booking, context);
  const stays = isRoom(booking, context);
  if ((sized && partySize === undefined) || (stays && nights === undefined)) return null;
  const when = whenOf(state, context);
  if (when === null) return null;
  const read = checkAvailabilityArguments.safeParse({
    service,
    ...when,
    ...(resource === undefined ? {} : { resource }),
    ...(sized ? { partySize } : {}),
    ...(stays ? { nights } : {}),
  });
  if (!read.success) return null;
  const tool = { name: CHECK_AVAILABILITY, arguments: read.data };
  return state.looked === JSON.stringify(tool) ? null : tool;
}

/** The same state, for which the calendar has answered what it would be asked. */
export function lookedUp(state: AgentState, context: AgentContext): AgentState {
  const tool = lookUp(state, context);
  return tool ? { ...state, looked: JSON.stringify(tool) } : state;
}
