import type { BookingChanged, BookingTaken, CallDetail } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';

/** "Table for 4". */
export function serviceText({ service, partySize }: BookingTaken | BookingChanged): string {
  const named = service.charAt(0).toUpperCase() + service.slice(1);
  return partySize === null ? named : t`${named} for ${partySize}`;
}

/** What was taken down, in a few words. */
export function takenText(taken: CallDetail['taken'][number]): string {
  switch (taken.kind) {
    case 'booking':
      return serviceText(taken);
    case 'cancelled':
      return t`${serviceText(taken)}, cancelled`;
    case 'moved':
      return t`${serviceText(taken)}, moved`;
    case 'order':
      return t`Order for pickup`;
    case 'message':
      return t`Message`;
  }
}
