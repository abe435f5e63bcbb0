import { hoursAround } from '@belldesk/contract/business/dayExceptions';
import { isOpenAt } from '@belldesk/contract/business/openingHours';
import { timeOf } from '@belldesk/contract/time/minutes';
import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import type { BusinessKind } from '../../knowledge/businessKind.ts';
import type { HeardTime } from '../../nlu/entities/moments/times.ts';

/** First and last hour, in 24 hours, that an hour without am or pm most likely means. */
const LIKELY_FROM_HOUR: Readonly<Record<BusinessKind, number>> = {
  restaurant: 11,
  hotel: 12,
  beauty: 8,
  healthcare: 7,
  trade: 7,
  estate: 8,
  other: 8,
};

function minutes(hour: number, minute: number): number {
  return hour * 60 + minute;
}

/**
 * HH:MM of a time as it was said. Without am or pm: the half of the day in which the business is open
 * then, else the likely one for its kind ("seven" at a restaurant is the evening); today, one that is still to come.
 */
export function resolveTime(
  heard: HeardTime,
  date: string | undefined,
  context: AgentContext,
): string {
  if (heard.meridiem !== null) return timeOf(minutes(heard.hour, heard.minute));
  const early = minutes(heard.hour % 12, heard.minute);
  const late = early + 720;
  const { kind } = context.business;
  const hours = date ? hoursAround(context.business, date) : context.business.hours;
  const day = date ? DateTime.fromISO(date, { zone: context.now.zone }) : null;
  const ahead = (minute: number) =>
    !day?.hasSame(context.now, 'day') || minute > minutes(context.now.hour, context.now.minute);
  const open = (minute: number) => {
    if (!hours) return true;
    const weekdays = day ? [day.weekday] : [1, 2, 3, 4, 5, 6, 7];
    return weekdays.some((weekday) => isOpenAt(hours, weekday, minute));
  };
  const fit = [early, late].filter((minute) => ahead(minute) && open(minute));
  if (fit.length === 1 && fit[0] !== undefined) return timeOf(fit[0]);
  if (ahead(late) && !ahead(early)) return timeOf(late);
  return timeOf(early >= LIKELY_FROM_HOUR[kind] * 60 ? early : late);
}
