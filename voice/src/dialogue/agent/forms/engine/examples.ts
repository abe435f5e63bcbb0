import { hoursAround } from '@belldesk/contract/business/dayExceptions';
import { isClosedOn } from '@belldesk/contract/business/openingHours';
import { weekdayOf } from '@belldesk/contract/time/days';
import type { AgentContext } from '../../context.ts';
import { spokenDate, spokenMinute } from '../../nlg/moments.ts';

/** Sooner, "today" and "tomorrow" would be said with it. */
const FROM_DAYS = 2;
const TO_DAYS = 8;
/** An hour of most businesses: half past ten. */
const USUAL_MINUTE = 630;
/** A table is rarely wanted in the morning: half past seven in the evening. */
const USUAL_TABLE_MINUTE = 1_170;
const AFTER_OPENING_MINUTES = 90;

/** A day on which the business is open, as spoken: an example of an answer. */
export function exampleDay(context: AgentContext): string {
  for (let days = FROM_DAYS; days <= TO_DAYS; days += 1) {
    const day = context.now.plus({ days });
    const date = day.toFormat('yyyy-MM-dd');
    if (!isClosedOn(hoursAround(context.business, date), day.weekday))
      return spokenDate(date, context);
  }
  return spokenDate(context.now.plus({ days: FROM_DAYS }).toFormat('yyyy-MM-dd'), context);
}

/** An hour at which the business is open on that day (yyyy-mm-dd), as spoken: an example of an answer. */
export function exampleTime(date: string | undefined, context: AgentContext): string {
  const usual = context.business.kind === 'restaurant' ? USUAL_TABLE_MINUTE : USUAL_MINUTE;
  const hours = date ? hoursAround(context.business, date) : context.business.hours;
  const weekday = date ? weekdayOf(date) : null;
  const ranges =
    weekday === null ? [...(hours?.values() ?? [])].flat() : (hours?.get(weekday) ?? []);
  const [first] = ranges;
  const fits = ranges.some(({ fromMinute, toMinute }) => fromMinute <= usual && usual < toMinute);
  return spokenMinute(
    fits || !first
      ? usual
      : Math.min(first.fromMinute + AFTER_OPENING_MINUTES, first.toMinute - 30),
    context,
  );
}
