import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Deps } from '../context.ts';
import {
  findOrganisationOf,
  linkSomeCalls,
  listNumbers,
  lockCustomers,
  noteContact,
} from './queries.ts';

/** So many calls are changed in one transaction: nothing else waits for long. */
const AT_A_TIME = 500;

/**
 * Points the earlier calls from a customer's numbers at the customer, some at a time: when a number has become theirs,
 * and once for the calls of before there were customers. Calls that point at somebody stay as they are.
 */
export async function linkCalls({ db }: Pick<Deps, 'db'>, customerId: string): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    hasMore = await db.transaction(async (tx) => {
      const organisationId = await findOrganisationOf(tx, customerId);
      if (organisationId === null) return false;
      // Numbers are read under the lock: one that was taken away meanwhile links nothing.
      await lockCustomers(tx, organisationId);
      const own = { id: customerId, organisationId };
      const numbers = await listNumbers(tx, { organisationId, ids: [customerId] });
      const callers = numbers.flatMap(({ number }) => writtenAs(number));
      if (callers.length === 0) return false;
      const { linked, latestAt } = await linkSomeCalls(tx, own, { callers, limit: AT_A_TIME });
      if (latestAt) await noteContact(tx, own, { at: latestAt });
      return linked === AT_A_TIME;
    });
  }
}

/** A number as carriers write it: "+442079460018", "442079460018", "02079460018". */
function writtenAs(number: string): string[] {
  const national = parsePhoneNumberFromString(number)?.formatNational().replace(/\D/g, '');
  return [number, number.slice(1), ...(national ? [national] : [])];
}
