import type { OpenRange } from '@belldesk/contract/business/openingHours';
import { DateTime } from 'luxon';
import type { AgentContext } from '../context.ts';

const FAR_DAYS = 180;

/** Minutes of the day as spoken: "7 pm", "7:30 pm", "12 noon". */
export function spokenMinute(minuteOfDay: number, { say, language }: AgentContext): string {
  return say.moments.minute(minuteOfDay % 1_440, language);
}

/** HH:MM as spoken. */
export function spokenTime(time: string, context: AgentContext): string {
  const [hour, minute] = time.split(':').map(Number);
  return spokenMinute((hour ?? 0) * 60 + (minute ?? 0), context);
}

/** Days from the call's day to a day given as yyyy-mm-dd. */
export function daysAhead(date: string, { now }: AgentContext): number {
  const day = DateTime.fromISO(date, { zone: now.zone });
  return Math.round(day.diff(now.startOf('day'), 'days').days);
}

/** yyyy-mm-dd as spoken, with "today" or "tomorrow" before it and the year when it is far off. */
export function spokenDate(date: string, context: AgentContext): string {
  const day = DateTime.fromISO(date, { zone: context.now.zone });
  if (!day.isValid) return date;
  const days = daysAhead(date, context);
  const far = Math.abs(days) > FAR_DAYS;
  return context.say.moments.date({ day, days, far, language: context.language });
}

/** "from 12 noon to 10 pm", several joined by "and". */
export function spokenRanges(ranges: readonly OpenRange[], context: AgentContext): string {
  const { moments, hours } = context.say;
  return ranges
    .map(({ fromMinute, toMinute, isLate }) =>
      toMinute - fromMinute >= 1_440
        ? moments.aroundTheClock
        : isLate
          ? hours.rangeLate(spokenMinute(fromMinute, context))
          : moments.range(spokenMinute(fromMinute, context), spokenMinute(toMinute, context)),
    )
    .join(` ${moments.and} `);
}

/** Name of an ISO weekday. */
export function weekdayName(weekday: number, { say }: AgentContext): string {
  return say.moments.weekday(weekday);
}

const LEAST_OF_RANGE = 3;

/** Weekdays in general: "on Fridays", "from Monday to Thursday", "every day". @param weekdays in the order of the week */
export function spokenWeekdays(weekdays: readonly number[], context: AgentContext): string {
  const { hours } = context.say;
  const name = (weekday: number | undefined) => weekdayName(weekday ?? 1, context);
  if (weekdays.length === 7) return hours.everyDay;
  const [first] = weekdays;
  const inARow = weekdays.every((weekday, index) => weekday === (first ?? 1) + index);
  return inARow && weekdays.length >= LEAST_OF_RANGE
    ? hours.fromTo(name(first), name(weekdays.at(-1)))
    : hours.onEach(weekdays.map(name));
}
