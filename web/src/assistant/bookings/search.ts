import { type Day, isDay } from '@belldesk/contract/time/days';
import { type LocationSearch, locationSearch } from '../locations/locationSearch.ts';

export type CalendarView = 'day' | 'week' | 'list';

const VIEWS: readonly CalendarView[] = ['day', 'week', 'list'];

/** What the address of the calendar says; what it leaves out is the screen's own view, today, and all locations. */
export interface CalendarSearch extends LocationSearch {
  readonly view?: CalendarView;
  readonly date?: Day;
}

/** Reads the address; what makes no sense there counts as left out. */
export function calendarSearch(search: Readonly<Record<string, unknown>>): CalendarSearch {
  const view = VIEWS.find((one) => one === search.view);
  const { date } = search;
  return {
    ...(view && { view }),
    ...(typeof date === 'string' && isDay(date) && { date }),
    ...locationSearch(search),
  };
}
