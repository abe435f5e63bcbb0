import { AppError } from '@belldesk/contract/errors';
import { publicFormTexts } from '@belldesk/contract/product/publicForms';
import { addDays } from '@belldesk/contract/time/days';
import { isTimeZone, localOf } from '@belldesk/contract/time/zone';

const MONTHS_AHEAD = 3;
/** Where a day begins and ends last, and where first: twelve hours behind UTC, fourteen before it. */
const LAST_ZONE = 'Etc/GMT+12';
const FIRST_ZONE = 'Etc/GMT-14';

/** The day it is at a moment in a time zone, YYYY-MM-DD; in UTC where the zone is not known. */
export function dayIn(timeZone: string, nowMs: number): string {
  return localOf(nowMs, isTimeZone(timeZone) ? timeZone : 'UTC').date;
}

/** The same day some months later, or that month's last where it has no such day. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  const wanted = Math.min(date, lastOfMonth.getUTCDate());
  return new Date(Date.UTC(year, month - 1 + months, wanted)).toISOString().slice(0, 10);
}

/**
 * Days of a visitor's calendar are compared as their texts, YYYY-MM-DD. Where nobody knows the visitor's
 * zone, a day will do that is one of these anywhere.
 * @throws AppError bad-input unless the day is tomorrow or later, and no later than three months from today
 */
export function checkDemoDate(demoDate: string, timeZone: string | undefined, nowMs: number): void {
  const first = addDays(dayIn(timeZone ?? LAST_ZONE, nowMs), 1);
  const last = monthsLater(dayIn(timeZone ?? FIRST_ZONE, nowMs), MONTHS_AHEAD);
  if (demoDate >= first && demoDate <= last) return;
  const message = publicFormTexts.demoDateHint;
  throw new AppError('bad-input', message, { fields: [{ field: 'demoDate', message }] });
}
