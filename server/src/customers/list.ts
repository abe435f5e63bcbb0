import {
  CUSTOMERS_A_PAGE,
  type CustomerList,
  type CustomerListInput,
} from '@belldesk/contract/product/customers';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { findZone } from '../organisations/locations/queries.ts';
import { cursorAt, placeOf } from './cursor.ts';
import { presentRow } from './presenter.ts';
import { listCustomers, listNumbers } from './queries.ts';

/** One page of the business's customers, the latest contact first. @throws AppError unauthenticated */
export async function listOwnCustomers({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: CustomerListInput;
}): Promise<CustomerList> {
  const { organisationId } = requireMember(ctx, 'see customers');
  const found = await listCustomers(ctx.db, {
    organisationId,
    words: input.search.split(/\s+/).filter((word) => word !== ''),
    digits: digitsOf(input.search),
    after: input.after === undefined ? undefined : placeOf(input.after),
    limit: CUSTOMERS_A_PAGE + 1,
  });
  const rows = found.slice(0, CUSTOMERS_A_PAGE);
  const last = found.length > CUSTOMERS_A_PAGE ? rows.at(-1) : undefined;
  const numbers = await listNumbers(ctx.db, { organisationId, ids: rows.map(({ id }) => id) });
  return {
    rows: rows.map((row) => presentRow(row, numbers)),
    next: last ? cursorAt(last.lastContactAt, last.id) : null,
    timeZone: await findZone(ctx.db, organisationId),
  };
}

/** Of what looks like a number its digits, without the zero that is dialled in place of a country code. */
function digitsOf(search: string): string | null {
  if (!/^[\d\s().+/-]+$/.test(search)) return null;
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 3 ? digits : null;
}
