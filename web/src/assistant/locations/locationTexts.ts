import type { Location } from '@belldesk/contract/product/locations';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** "1 assistant · 3 services · no bookings to come" */
export function countsText({ assistants, services, bookingsToCome }: Location): string {
  return [
    counted(assistants, 'assistant', 'assistants'),
    counted(services, 'service', 'services'),
    bookingsToCome === 0
      ? 'no bookings to come'
      : counted(bookingsToCome, 'booking to come', 'bookings to come'),
  ].join(' · ');
}

/** What is lost with a location. */
export function goesWithText({ services }: Location): string {
  const what =
    services === 0
      ? 'Its calendar, with what is over, its opening hours, tables, rooms and people'
      : `Its calendar, with what is over, its opening hours, its ${counted(services, 'service', 'services')}, tables, rooms and people`;
  return `${what} are deleted with it. This cannot be undone. Calls, messages and customers stay.`;
}
