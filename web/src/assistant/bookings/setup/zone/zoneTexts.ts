import { plural } from '@lingui/core/macro';
/** "America/New York" */
export function zoneText(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** Every zone that this browser knows, the present one among them whatever it is called by. */
export function zoneOptions(present: string): { value: string; label: string }[] {
  return [...new Set([present, ...Intl.supportedValuesOf('timeZone'), 'UTC'])]
    .toSorted()
    .map((value) => ({ value, label: zoneText(value) }));
}

/** What becomes of what is booked already; null where nothing is. */
export function keptText(bookingsToCome: number): string | null {
  if (bookingsToCome === 0) return null;
  return plural(bookingsToCome, {
    one: '1 booking to come keeps the time of day it has on the page.',
    other: '# bookings to come keep the time of day they have on the page.',
  });
}
