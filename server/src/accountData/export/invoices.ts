import { findCustomer } from '../../billing/queries.ts';
import type { Deps } from '../../context.ts';
import type { Owner } from '../../db/ownedTables.ts';
import type { Archive } from './archive.ts';

const NAME = 'data/invoices.json';

/**
 * Packs the invoices that the payment service has of an account's businesses.
 * @returns what could not be fetched, as MISSING.txt names it
 * @throws AppError where another try may bring it
 */
export async function packInvoices(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  into: { readonly archive: Archive; readonly owner: Owner; readonly isLastTry: boolean },
): Promise<string[]> {
  try {
    const invoices: unknown[] = [];
    for (const organisationId of into.owner.organisationIds) {
      const customerId = await findCustomer(db, organisationId, payments.name);
      if (customerId !== null) invoices.push(...(await payments.listInvoices(customerId)));
    }
    await into.archive.add(NAME, [`${JSON.stringify(invoices, null, 1)}\n`]);
    return [];
  } catch (cause) {
    if (!into.isLastTry) throw cause;
    return [`${NAME}: the payment service did not answer`];
  }
}
