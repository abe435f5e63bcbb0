import { z } from 'zod';
import { localDate, localTime } from '../business/localClock.ts';
import { locationId } from './locations.ts';

const ENDS = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** From an hour to another; `to` at or before `from` is on the day after: 18:00 to 02:00. */
export const openTimes = z.strictObject({
  from: localTime,
  /** 24:00 is midnight at the end of the day. */
  to: z.string().regex(ENDS, 'time must be HH:MM'),
});
export type OpenTimes = z.infer<typeof openTimes>;

const ranges = z.array(openTimes).max(6);

export const weekdayHours = z.strictObject({
  /** ISO: Monday is 1, Sunday 7. */
  weekday: z.number().int().min(1).max(7),
  /** Empty: closed. */
  ranges,
});
export type WeekdayHours = z.infer<typeof weekdayHours>;

/** A date on which other hours hold, or none: a holiday. */
export const hoursException = z.strictObject({
  date: localDate,
  /** "Christmas Day" */
  name: z.string().trim().max(80),
  /** Empty: closed. */
  ranges,
});
export type HoursException = z.infer<typeof hoursException>;

const week = z
  .array(weekdayHours)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
    error: 'Each day can appear only once',
  });

export const openingTimes = z.object({
  /** Whose hours these are. */
  locationId: z.uuid(),
  timeZone: z.string(),
  /**
   * `calendar`: set here. `words`: read out of what the owner wrote of the business; `week` shows what
   * was understood. `none`: not known; then every hour counts as open.
   */
  source: z.enum(['calendar', 'words', 'none']),
  /** Monday to Sunday; empty where not known. */
  week: z.array(weekdayHours),
  /** Earliest first. */
  exceptions: z.array(hoursException),
  /** Counts the changes; a change names the version that it saw. 0 before the first. */
  version: z.number().int(),
});
export type OpeningTimes = z.infer<typeof openingTimes>;

export const setOpeningTimesInput = z.strictObject({
  locationId,
  /** Days left out are closed. Null: read out of the owner's words again. */
  week: week.nullable(),
  exceptions: z
    .array(hoursException)
    .max(200)
    .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
      error: 'Each date can appear only once',
    }),
  version: z.number().int(),
});
export type SetOpeningTimesInput = z.infer<typeof setOpeningTimesInput>;

/** The hours of one day as they really are, for the calendar's shading. */
export const openDay = z.object({
  date: localDate,
  /** Null: not known, every hour counts as open. A night's tail belongs to the day it began. */
  ranges: z.array(openTimes).nullable(),
  /** Name of the exception that holds on this day. */
  exception: z.string().nullable(),
});
export type OpenDay = z.infer<typeof openDay>;
