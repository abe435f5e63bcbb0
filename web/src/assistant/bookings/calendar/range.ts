import { addDays, type Day, weekOf } from '@belldesk/contract/time/days';
import type { CalendarView } from '../search.ts';
import { dayText, spanText } from './texts.ts';

/** What a view shows at once. */
export interface Range {
  readonly first: Day;
  readonly last: Day;
  readonly title: string;
  /** Days to which the buttons beside the title lead. */
  readonly previous: Day;
  readonly next: Day;
  /** What these buttons skip, in a word. */
  readonly unit: 'day' | 'week';
}

/** The days of a view around a day; the list shows the week as the week does. */
export function rangeOf(view: CalendarView, day: Day, locale?: string): Range {
  if (view === 'day')
    return {
      first: day,
      last: day,
      title: dayText(day, locale),
      previous: addDays(day, -1),
      next: addDays(day, 1),
      unit: 'day',
    };
  const week = weekOf(day);
  const first = week[0] ?? day;
  const last = week.at(-1) ?? day;
  return {
    first,
    last,
    title: spanText(first, last, locale),
    previous: addDays(first, -7),
    next: addDays(first, 7),
    unit: 'week',
  };
}
