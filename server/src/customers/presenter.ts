import type { CustomerRow as ShownRow } from '@belldesk/contract/product/customers';
import type { CustomerRow } from './queries.ts';

/** @param numbers of this customer and others */
export function presentRow(
  row: CustomerRow,
  numbers: readonly { readonly customerId: string; readonly number: string }[],
): ShownRow {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    numbers: numbers.filter(({ customerId }) => customerId === row.id).map(({ number }) => number),
    lastContactAt: row.lastContactAt.toISOString(),
  };
}
