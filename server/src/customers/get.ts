import type { Customer } from '@belldesk/contract/product/customers';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import type { Executor } from '../db/client.ts';
import { findZone } from '../organisations/locations/queries.ts';
import { noSuchCustomer } from './policy.ts';
import { presentRow } from './presenter.ts';
import { countOf, findCustomer, listNamesUsed, listNumbers, type Own } from './queries.ts';

const MOST_NAMES = 20;

/** One customer of the business. @throws AppError unauthenticated, not-found */
export async function getCustomer({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<Customer> {
  const { organisationId } = requireMember(ctx, 'see customers');
  return customerOf(ctx.db, { id: input.id, organisationId });
}

/** A customer as they stand now. @throws AppError not-found */
export async function customerOf(db: Executor, own: Own): Promise<Customer> {
  const row = await findCustomer(db, own);
  if (!row) throw noSuchCustomer();
  const { organisationId } = own;
  // One connection may serve all of these, so one after the other.
  const numbers = await listNumbers(db, { organisationId, ids: [own.id] });
  const namesUsed = await listNamesUsed(db, own, MOST_NAMES);
  const counts = await countOf(db, own);
  return {
    ...presentRow(row, numbers),
    notes: row.notes,
    mayBeWrittenTo: row.mayBeWrittenTo,
    namesUsed,
    counts,
    createdAt: row.createdAt.toISOString(),
    timeZone: await findZone(db, organisationId),
    version: row.version,
  };
}
