import { hoursAround } from '@belldesk/contract/business/dayExceptions';
import { isClosedOn, isOpenAt } from '@belldesk/contract/business/openingHours';
import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import { spokenDate, spokenRanges, spokenTime, weekdayName } from '../../nlg/moments.ts';
import { MINUTES_OF_PART } from '../../nlu/entities/moments/dayParts.ts';
import { isRoom, isTable } from '../../nlu/entities/service.ts';
import type { BookingDraft } from '../../state.ts';
import { resolveTime } from './time.ts';

const LARGEST_PARTY = 500;
/** Further ahead nobody books by phone: it was misheard. */
const FURTHEST_YEARS = 2;
/** So far is looked for the next open day. */
const DAYS_AHEAD = 7;

export interface Checked {
  readonly draft: BookingDraft;
  /** Why something was not taken, as a sentence; empty when all is well. */
  readonly objection: string;
  /** The owner takes no bookings of this size by phone. */
  readonly tooLarge?: boolean;
}

function checkDate(draft: BookingDraft, context: AgentContext): Checked | null {
  if (!draft.date) return null;
  const day = DateTime.fromISO(draft.date, { zone: context.now.zone });
  const { date: _, ...rest } = draft;
  if (day < context.now.startOf('day')) {
    return {
      draft: rest,
      objection: context.say.asking.datePast(spokenDate(draft.date, context)),
    };
  }
  if (day > context.now.plus({ years: FURTHEST_YEARS })) {
    return { draft: rest, objection: context.say.asking.tooFarAhead };
  }
  if (
    !isRoom(draft, context) &&
    isClosedOn(hoursAround(context.business, draft.date), day.weekday)
  ) {
    return {
      draft: rest,
      objection: closedThen(day, context),
    };
  }
  return null;
}

/** That it is closed, and the next day on which it is open. */
function closedThen(day: DateTime, context: AgentContext): string {
  const { asking } = context.say;
  const closed = asking.closedOn(weekdayName(day.weekday, context));
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const next = day.plus({ days: ahead });
    const date = next.toFormat('yyyy-MM-dd');
    if (!isClosedOn(hoursAround(context.business, date), next.weekday))
      return `${closed} ${asking.openAgain(spokenDate(date, context))}`;
  }
  return closed;
}

function checkTime(draft: BookingDraft, context: AgentContext): Checked | null {
  if (!draft.date || !draft.time) return null;
  const { time, ...rest } = draft;
  const clock = resolveTime(time, draft.date, context);
  const day = DateTime.fromISO(`${draft.date}T${clock}`, { zone: context.now.zone });
  if (day <= context.now) {
    return { draft: rest, objection: context.say.asking.timePast(spokenTime(clock, context)) };
  }
  // clocks go forward: that hour does not exist on that night
  if (day.toFormat('HH:mm') !== clock) {
    return {
      draft: rest,
      objection: context.say.asking.noSuchHour(spokenTime(clock, context)),
    };
  }
  const hours = hoursAround(context.business, draft.date);
  if (
    !isRoom(draft, context) &&
    hours &&
    !isOpenAt(hours, day.weekday, day.hour * 60 + day.minute)
  ) {
    const ranges = spokenRanges(hours.get(day.weekday) ?? [], context);
    return {
      draft: rest,
      objection: context.say.asking.openOn(weekdayName(day.weekday, context), ranges),
    };
  }
  return null;
}

/** "In the morning" where the doors open at noon. */
function checkPart(draft: BookingDraft, context: AgentContext): Checked | null {
  const { part, ...rest } = draft;
  if (!part || !draft.date || draft.time || isRoom(draft, context)) return null;
  const { weekday } = DateTime.fromISO(draft.date, { zone: context.now.zone });
  const ranges = hoursAround(context.business, draft.date)?.get(weekday) ?? [];
  const [from, to] = MINUTES_OF_PART[part];
  if (
    ranges.length === 0 ||
    ranges.some(({ fromMinute, toMinute }) => fromMinute < to && toMinute > from)
  )
    return null;
  const open = spokenRanges(ranges, context);
  return { draft: rest, objection: context.say.asking.openOn(weekdayName(weekday, context), open) };
}

function checkSize(draft: BookingDraft, context: AgentContext): Checked | null {
  if (draft.partySize === undefined) return null;
  const { partySize, ...rest } = draft;
  if (partySize < 1 || partySize > LARGEST_PARTY)
    return { draft: rest, objection: context.say.asking.needPeople };
  const most = context.business.maxPartySize;
  if (isTable(draft, context) && most !== null && partySize > most) {
    return {
      draft: rest,
      objection: context.say.asking.mostPeople(most),
      tooLarge: true,
    };
  }
  return null;
}

/** A draft without what cannot be booked, and the reason. One objection at a time. */
export function checkDraft(draft: BookingDraft, context: AgentContext): Checked {
  return (
    checkSize(draft, context) ??
    checkDate(draft, context) ??
    checkTime(draft, context) ??
    checkPart(draft, context) ?? { draft, objection: '' }
  );
}
