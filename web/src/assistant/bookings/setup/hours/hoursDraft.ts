import {
  type OpeningTimes,
  type OpenTimes,
  setOpeningTimesInput,
} from '@belldesk/contract/product/openingTimes';
import type { z } from 'zod';

/** The form of the opening hours: every weekday, Monday first, and the days that differ. */
export const hoursShape = setOpeningTimesInput
  .omit({ version: true, locationId: true })
  .required()
  .extend({
    week: setOpeningTimesInput.shape.week.unwrap(),
  });
export type HoursDraft = z.input<typeof hoursShape>;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** What a newly opened day begins with. */
export const usualRange: OpenTimes = { from: '09:00', to: '17:00' };

// A time field knows no 24:00; an end at 00:00 is midnight as well.
function typable({ from, to }: OpenTimes): OpenTimes {
  return { from, to: to === '24:00' ? '00:00' : to };
}

export function draftOfHours({ week, exceptions }: OpeningTimes): HoursDraft {
  return {
    week: WEEKDAYS.map((weekday) => ({
      weekday,
      ranges: (week.find((day) => day.weekday === weekday)?.ranges ?? []).map(typable),
    })),
    exceptions: exceptions.map(({ date, name, ranges }) => ({
      date,
      name,
      ranges: ranges.map(typable),
    })),
  };
}
