import type { Customer, CustomerEvent, CustomerRow } from '@belldesk/contract/product/customers';
import { plural, t } from '@lingui/core/macro';
import { messageOf, statusOf } from '../../api/failure.ts';

/** Who it is: by name, else by whatever is known. */
export function nameOf({
  name,
  numbers,
  email,
}: Pick<CustomerRow, 'name' | 'numbers' | 'email'>): string {
  return name ?? numbers[0] ?? email ?? t`Unnamed customer`;
}

/** "3 calls, 1 booking"; what there is none of is left out. */
export function countsText({ calls, bookings, orders, messages }: Customer['counts']): string {
  const said = [
    calls > 0 ? plural(calls, { one: '# call', other: '# calls' }) : '',
    bookings > 0 ? plural(bookings, { one: '# booking', other: '# bookings' }) : '',
    orders > 0 ? plural(orders, { one: '# order', other: '# orders' }) : '',
    messages > 0 ? plural(messages, { one: '# message', other: '# messages' }) : '',
  ].filter((part) => part !== '');
  return said.length === 0 ? t`No activity yet` : said.join(', ');
}

/** What a booking or an order is for: "Table for 4", "2 x Soup, 1 x Bread". */
export function whatText(event: Extract<CustomerEvent, { kind: 'booking' | 'order' }>): string {
  if (event.kind === 'order')
    return event.items.map(({ name, quantity }) => `${quantity} x ${name}`).join(', ');
  const what = event.service.charAt(0).toUpperCase() + event.service.slice(1);
  return event.partySize === null ? what : t`${what} for ${event.partySize}`;
}

/** Why a change did not work; nothing was changed. */
export function problemText(error: unknown): string {
  if (statusOf(error) === null)
    return t`The server could not be reached. Nothing was changed; check your connection and try again.`;
  return messageOf(error, t`That did not work. Nothing was changed; please try again.`);
}
