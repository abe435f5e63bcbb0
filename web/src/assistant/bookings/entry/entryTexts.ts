import type { BookingKind, CalendarEntry } from '@belldesk/contract/product/bookings';
import { minuteOf } from '@belldesk/contract/time/minutes';
import { t } from '@lingui/core/macro';
import { dayText, minuteText } from '../calendar/texts.ts';

export const kindNames: Readonly<Record<BookingKind, string>> = {
  appointment: t`Appointment`,
  reservation: t`Reservation`,
  order: t`Order for pick-up`,
};

/** "Table for 4", "2 × Lamb pie, 1 × Salad". */
export function whatText({ service, partySize, items }: CalendarEntry): string {
  if (items.length > 0)
    return items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  const named = service.charAt(0).toUpperCase() + service.slice(1);
  return partySize === null ? named : t`${named} for ${partySize}`;
}

/** "19:00–21:00"; an order is fetched at a moment. */
export function timesText(entry: CalendarEntry, locale?: string): string {
  const begin = minuteText(minuteOf(entry.time), locale);
  if (entry.kind === 'order') return begin;
  return `${begin}–${minuteText(minuteOf(entry.endTime), locale)}`;
}

/** Whether one day and its times say it all. */
export function isWithinDay({ date, endDate, endTime, kind }: CalendarEntry): boolean {
  return date === endDate || kind === 'order' || endTime === '00:00';
}

/** "Saturday, 21 November 2026, 19:00–21:00", or both days where they differ. */
export function whenText(entry: CalendarEntry, locale?: string): string {
  if (isWithinDay(entry)) return `${dayText(entry.date, locale)}, ${timesText(entry, locale)}`;
  const begin = `${dayText(entry.date, locale)}, ${minuteText(minuteOf(entry.time), locale)}`;
  return t`${begin} to ${dayText(entry.endDate, locale)}, ${minuteText(minuteOf(entry.endTime), locale)}`;
}

/** "Table 4"; of several alike with its number: "Double room 3". */
export function resourcesText(
  { resources }: CalendarEntry,
  counts: ReadonlyMap<string, number>,
): string {
  return resources
    .map(({ id, name, unit }) => ((counts.get(id) ?? 1) > 1 ? `${name} ${unit}` : name))
    .join(', ');
}

/** " to 21:00", after the begin; nothing for an order. */
export function endText(entry: CalendarEntry, locale?: string): string {
  return entry.kind === 'order' ? '' : ` ${t`to ${minuteText(minuteOf(entry.endTime), locale)}`}`;
}

/** Where it is, of what kind, whether it was cancelled and how it was taken. */
export function restText(entry: CalendarEntry, counts: ReadonlyMap<string, number>): string {
  return [
    resourcesText(entry, counts),
    kindNames[entry.kind],
    entry.status === 'cancelled' ? t`cancelled` : '',
    entry.callLogId === null ? t`added by your team` : t`booked by phone`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
