import type { Location } from '@belldesk/contract/product/locations';
import { t } from '@lingui/core/macro';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** "1 assistant · 3 services · no bookings to come" */
export function countsText({ assistants, services, bookingsToCome }: Location): string {
  return [
    counted(assistants, 'assistant', 'assistants'),
    counted(services, 'service', 'services'),
    bookingsToCome === 0
      ? t`no bookings to come`
      : counted(bookingsToCome, t`booking to come`, t`bookings to come`),
  ].join(' · ');
}

/** What is lost with a location, and what is not. */
export function goesWithText({ services }: Location): string {
  const own = services === 0 ? '' : `${counted(services, 'service', 'services')}, `;
  return t`Its calendar, opening hours, ${own}tables, rooms and staff are deleted. This cannot be undone. Calls, messages, customers and past bookings stay.`;
}
