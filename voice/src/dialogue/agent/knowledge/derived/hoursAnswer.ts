import { hoursAround } from '@belldesk/contract/business/dayExceptions';
import { isHeart } from '@belldesk/contract/business/hours/parts';
import type { PartRange } from '@belldesk/contract/business/hours/readHours';
import { isOpenAt, type OpenRange } from '@belldesk/contract/business/openingHours';
import { DateTime } from 'luxon';
import type { AgentContext } from '../../context.ts';
import { spokenMinute, spokenRanges, spokenWeekdays, weekdayName } from '../../nlg/moments.ts';
import { namedDay } from '../namedDay.ts';
import type { AskedMoment } from './askedMoment.ts';
import type { HoursQuestion } from './hoursQuestion.ts';

/** So many groups of days are told one by one. */
const MOST_GROUPS = 3;
const ALL = [1, 2, 3, 4, 5, 6, 7];
/** Where only "after work" or "late" is said. */
const LATE_MINUTE = 1_050;
/** Parts for which who asks may as well be told when the business is open. */
const AT_THE_DOOR = new Set(['pick-up', 'drop-off', 'walk-in', 'desk', 'phone', 'parking']);

interface Day {
  /** "on Friday", "today", "on Fridays". */
  readonly when: string;
  readonly ranges: readonly OpenRange[];
  /** Whether a minute of the day lies in its hours, with the night before it. */
  isOpen(minute: number): boolean;
}

/** What is known of when the business is open, as an answer; null where that is not known. */
export function hoursAnswer(
  question: HoursQuestion,
  words: string,
  context: AgentContext,
): string | null {
  const { parts, moment, wants } = question;
  const part = partAnswer(question, context);
  if (part) return part;
  if (parts.some((id) => !isHeart(id) && !AT_THE_DOOR.has(id))) return null;
  const { business } = context;
  if (!business.hours && business.exceptions.size === 0) return null;
  if (parts.some((id) => business.limitedParts.has(id))) return null;
  const day = dayOf(moment, words, context);
  if (day === 'unknown') return null;
  const named =
    moment.days.kind === 'date'
      ? [moment.days.date.weekday]
      : moment.days.kind === 'weekdays'
        ? moment.days.weekdays
        : [];
  if (named.some((weekday) => business.unsureDays.has(weekday))) return null;
  if (
    moment.isNow ||
    (wants === 'open' && !day && moment.days.kind === 'none' && !moment.span && !moment.time)
  )
    return nowAnswer(context);
  if (day) return dayAnswer(question, day, context);
  if (moment.days.kind === 'weekdays' && wants !== 'which-days')
    return weekdaysAnswer(question, moment.days.weekdays, context);
  if (wants === 'which-days' || (moment.span && moment.days.kind === 'none' && wants === 'open'))
    return whichDays(question, context);
  if (moment.time && moment.days.kind === 'none')
    return dayAnswer(question, dateDay(context.now.startOf('day'), context), context);
  return weekdaysAnswer(question, ALL, context);
}

/** The one day of the calendar that is asked about; null where it is none. */
function dayOf(moment: AskedMoment, words: string, context: AgentContext): Day | null | 'unknown' {
  const { business, now } = context;
  if (moment.isHoliday) {
    const date = namedDay(words, business.exceptions, now.toISODate() ?? '');
    return date === null ? 'unknown' : dateDay(DateTime.fromISO(date, { zone: now.zone }), context);
  }
  return moment.days.kind === 'date' ? dateDay(moment.days.date, context) : null;
}

function dateDay(date: DateTime, context: AgentContext): Day {
  const { business, now, say } = context;
  const hours = hoursAround(business, date.toISODate() ?? '');
  const days = Math.round(date.startOf('day').diff(now.startOf('day'), 'days').days);
  const far = days < 0 || days > 13;
  return {
    when:
      days === 0
        ? say.hours.today
        : days === 1
          ? say.hours.tomorrow
          : far
            ? say.hours.onDate(date, context.language)
            : say.hours.on(weekdayName(date.weekday, context)),
    ranges: hours?.get(date.weekday) ?? [],
    isOpen: (minute) => hours !== null && isOpenAt(hours, date.weekday, minute),
  };
}

function nowAnswer(context: AgentContext): string | null {
  const { now, say } = context;
  const hours = hoursAround(context.business, now.toISODate() ?? '');
  if (!hours) return null;
  const ranges = hours.get(now.weekday) ?? [];
  const today =
    ranges.length > 0 ? say.talk.todaysHours(spokenRanges(ranges, context)) : say.talk.closedToday;
  return isOpenAt(hours, now.weekday, now.hour * 60 + now.minute)
    ? say.talk.openNow(today)
    : say.talk.notOpenNow(today);
}

/** The minute that is meant by a time, where "seven" may be in the morning or in the evening. */
function minuteOf({ time, span }: AskedMoment, day: Day): number | null {
  if (!time) return null;
  if (!time.isOpenHalf) return time.minute;
  const late = (time.minute % 720) + 720;
  if (span) return span.from >= 720 ? late : time.minute % 720;
  if (time.minute % 720 < 420) return late;
  return day.isOpen(late) && !day.isOpen(time.minute % 720) ? late : time.minute;
}

function dayAnswer({ wants, moment }: HoursQuestion, day: Day, context: AgentContext): string {
  const { hours: say } = context.say;
  const { when, ranges } = day;
  const first = ranges[0];
  const last = ranges.at(-1);
  if (!first || !last)
    return wants === 'closed'
      ? say.yesClosed(when)
      : wants === 'open'
        ? say.noClosed(when)
        : say.closed(when);
  const closesAt = spokenMinute(last.toMinute, context);
  const opensAt = spokenMinute(first.fromMinute, context);
  const told = spokenRanges(ranges, context);
  if (wants === 'closing' && !last.isLate && last.toMinute - first.fromMinute < 1_440)
    return say.closesAt(when, closesAt);
  if (wants === 'opening') return say.opensAt(when, opensAt);
  if (wants === 'hours' || wants === 'closing') return say.open(when, told);
  const minute = minuteOf(moment, day);
  if (minute !== null) {
    const open = day.isOpen(minute);
    if (wants === 'closed') return open ? say.noOpen(when, told) : say.yesOpen(when, told);
    if (open) return say.yesOpen(when, told);
    if (moment.time?.isOpenHalf && !moment.span) return say.noOpen(when, told);
    if (minute >= last.toMinute && !last.isLate) return say.noClosesAt(when, closesAt);
    return minute < first.fromMinute ? say.noOpensAt(when, opensAt) : say.noOpen(when, told);
  }
  if (moment.span) {
    const { from, to } = moment.span;
    const isOpen = ranges.some(
      (range) => Math.min(range.toMinute, to) - Math.max(range.fromMinute, from) >= (to - from) / 2,
    );
    if (isOpen) return say.yesOpen(when, told);
    return last.toMinute <= from + (to - from) / 2
      ? say.noClosesAt(when, closesAt)
      : first.fromMinute >= from + (to - from) / 2
        ? say.noOpensAt(when, opensAt)
        : say.noOpen(when, told);
  }
  return wants === 'closed' ? say.noOpen(when, told) : say.yesOpen(when, told);
}

/** Weekdays with the same hours, in the order of the week. */
function groupsOf(weekdays: readonly number[], context: AgentContext): Day[] {
  const { hours } = context.business;
  const groups = new Map<string, { weekdays: number[]; ranges: readonly OpenRange[] }>();
  for (const weekday of weekdays) {
    const ranges = hours?.get(weekday);
    if (!ranges) continue;
    const key = JSON.stringify(ranges);
    const group = groups.get(key) ?? { weekdays: [], ranges };
    group.weekdays.push(weekday);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({
    when: spokenWeekdays(group.weekdays, context),
    ranges: group.ranges,
    isOpen: (minute) =>
      group.weekdays.some((weekday) => hours !== null && isOpenAt(hours, weekday, minute)),
  }));
}

function weekdaysAnswer(
  question: HoursQuestion,
  weekdays: readonly number[],
  context: AgentContext,
): string | null {
  const groups = groupsOf(weekdays, context);
  const [only] = groups;
  if (!only) return null;
  if (groups.length === 1) return dayAnswer(question, only, context);
  const { hours: say } = context.say;
  const open = groups.filter(({ ranges }) => ranges.length > 0);
  const closed = groups.find(({ ranges }) => ranges.length === 0);
  const whole = weekdays.length === ALL.length;
  if (whole && question.wants !== 'hours' && open.length > MOST_GROUPS)
    return dayAnswer(question, dateDay(context.now.startOf('day'), context), context);
  const wants = question.wants === 'open' || question.wants === 'closed' ? 'hours' : question.wants;
  const told = (whole && wants !== 'hours' ? open : [...open, ...(closed ? [closed] : [])]).map(
    (day) => dayAnswer({ ...question, wants }, day, context),
  );
  const yesNo = question.wants === 'open' && open.length > 0 && !whole ? `${say.yes} ` : '';
  return `${yesNo}${told.join(' ')}`;
}

/** "Is there any evening you are open?" */
function whichDays({ moment, wants }: HoursQuestion, context: AgentContext): string | null {
  const { hours: say } = context.say;
  const { span, time } = moment;
  const asked = time
    ? time.isOpenHalf && time.minute % 720 < 540
      ? (time.minute % 720) + 720
      : time.minute
    : (span?.from ?? LATE_MINUTE);
  const groups = groupsOf(ALL, context).filter(({ ranges }) => ranges.length > 0);
  if (groups.length === 0) return null;
  if (asked < 720) {
    const early = groups.filter(
      ({ ranges }) => (ranges[0]?.fromMinute ?? 0) <= (span ? span.to : asked),
    );
    return early.length === 0
      ? null
      : `${say.yes} ${early.map(({ when, ranges }) => say.open(when, spokenRanges(ranges, context))).join(' ')}`;
  }
  const late = groups.filter(({ ranges }) => (ranges.at(-1)?.toMinute ?? 0) > asked);
  if (late.length > 0) {
    const told = late
      .slice(0, MOST_GROUPS)
      .map(({ when, ranges }) =>
        say.until(when, spokenMinute(ranges.at(-1)?.toMinute ?? 0, context)),
      );
    return `${say.yes} ${told.join(' ')}`;
  }
  const latest = groups.toSorted(
    (a, b) => (b.ranges.at(-1)?.toMinute ?? 0) - (a.ranges.at(-1)?.toMinute ?? 0),
  )[0];
  if (!latest || wants === 'closing') return null;
  return say.noLatest(latest.when, spokenMinute(latest.ranges.at(-1)?.toMinute ?? 0, context));
}

function spokenPart({ fromMinute, toMinute }: PartRange, context: AgentContext): string {
  const { hours: say } = context.say;
  if (fromMinute !== null && toMinute !== null)
    return spokenRanges([{ fromMinute, toMinute }], context);
  if (fromMinute !== null) return say.fromOn(spokenMinute(fromMinute, context));
  return toMinute === null ? '' : say.untilThen(spokenMinute(toMinute, context));
}

/** Hours of the kitchen, of the pick-up desk ..., where the owner wrote any. */
function partAnswer({ parts, moment, wants }: HoursQuestion, context: AgentContext): string | null {
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
    if (groups.size > MOST_GROUPS) return null;
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
