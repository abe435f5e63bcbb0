import type { BookingChanged, BookingTaken, CallDetail } from '@belldesk/contract/product/calls';

/** "Table for 4". */
export function serviceText({ service, partySize }: BookingTaken | BookingChanged): string {
  const named = service.charAt(0).toUpperCase() + service.slice(1);
  return partySize === null ? named : `${named} for ${partySize}`;
}

/** What was taken down, in a few words. */
export function takenText(taken: CallDetail['taken'][number]): string {
  switch (taken.kind) {
    case 'booking':
      return serviceText(taken);
    case 'cancelled':
      return `${serviceText(taken)}, cancelled`;
    case 'moved':
      return `${serviceText(taken)}, moved`;
    case 'order':
      return 'Order for pickup';
    case 'message':
      return 'Message';
  }
}
