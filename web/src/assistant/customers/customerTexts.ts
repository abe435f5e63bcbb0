import type { Customer, CustomerEvent, CustomerRow } from '@belldesk/contract/product/customers';
import { t } from '@lingui/core/macro';
import { messageOf, statusOf } from '../../api/failure.ts';

/** Who it is: by name, else by whatever is known. */
export function nameOf({
  name,
  numbers,
  email,
}: Pick<CustomerRow, 'name' | 'numbers' | 'email'>): string {
  return name ?? numbers[0] ?? email ?? t`A customer without a name`;
}

/** "3 calls, 1 booking"; what there is none of is left out. */
export function countsText(counts: Customer['counts']): string {
  const said = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${count === 1 ? what.slice(0, -1) : what}`);
  return said.length === 0 ? t`Nothing yet` : said.join(', ');
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
