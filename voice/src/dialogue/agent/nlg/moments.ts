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
  const { moments } = context.say;
  return ranges
    .map(({ fromMinute, toMinute }) =>
      toMinute - fromMinute >= 1_440
        ? moments.aroundTheClock
        : moments.range(spokenMinute(fromMinute, context), spokenMinute(toMinute, context)),
    )
    .join(` ${moments.and} `);
}

/** Name of an ISO weekday. */
export function weekdayName(weekday: number, { say }: AgentContext): string {
  return say.moments.weekday(weekday);
}
