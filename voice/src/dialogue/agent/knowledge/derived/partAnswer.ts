import type { PartRange } from '@belldesk/contract/business/hours/readHours';
import type { AgentContext } from '../../context.ts';
import { spokenMinute, spokenRanges, spokenWeekdays, weekdayName } from '../../nlg/moments.ts';
import type { HoursQuestion } from './hoursQuestion.ts';

/** So many groups of days are told one by one. */
const MOST_GROUPS = 3;
const ALL = [1, 2, 3, 4, 5, 6, 7];

function spokenPart({ fromMinute, toMinute }: PartRange, context: AgentContext): string {
  const { hours: say } = context.say;
  if (fromMinute !== null && toMinute !== null)
    return spokenRanges([{ fromMinute, toMinute }], context);
  if (fromMinute !== null) return say.fromOn(spokenMinute(fromMinute, context));
  return toMinute === null ? '' : say.untilThen(spokenMinute(toMinute, context));
}

/** Hours of the kitchen, of the pick-up desk ..., where the owner wrote any. */
export function partAnswer(
  { parts, moment, wants }: HoursQuestion,
  context: AgentContext,
): string | null {
  const { business, say, now } = context;
  if (moment.isHoliday) return null;
  for (const id of parts) {
    const hours = business.partHours.get(id);
    if (!hours || hours.size === 0) continue;
    const asked =
      moment.days.kind === 'date'
        ? [moment.days.date.weekday]
        : moment.days.kind === 'weekdays'
          ? moment.days.weekdays
          : moment.isNow
            ? [now.weekday]
            : ALL;
    const groups = new Map<string, { weekdays: number[]; ranges: readonly PartRange[] }>();
    for (const weekday of asked) {
      const ranges = hours.get(weekday) ?? [];
      const key = JSON.stringify(ranges);
      const group = groups.get(key) ?? { weekdays: [], ranges };
      group.weekdays.push(weekday);
      groups.set(key, group);
    }
    const open = [...groups.values()].filter(({ ranges }) => ranges.length > 0);
    if (open.length > MOST_GROUPS) return null;
    const told = [...groups.values()].flatMap(({ weekdays, ranges }) => {
      const when =
        asked.length === 1 && moment.days.kind === 'date'
          ? say.hours.on(weekdayName(weekdays[0] ?? 1, context))
          : weekdays.length === 7
            ? ''
            : spokenWeekdays(weekdays, context);
      if (ranges.length === 0)
        return asked.length === 7 ? [] : [say.hours.noPart(say.hours.parts[id] ?? id, when)];
      return [
        say.hours.part(
          say.hours.parts[id] ?? id,
          ranges.map((range) => spokenPart(range, context)).join(` ${say.moments.and} `),
          when,
        ),
      ];
    });
    if (told.length === 0) return null;
    const none =
      told.length === 1 && [...groups.values()].every(({ ranges }) => ranges.length === 0);
    return wants === 'open' && none ? `${say.hours.no} ${told.join(' ')}` : told.join(' ');
  }
  return null;
}
