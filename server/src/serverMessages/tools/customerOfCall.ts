import { type Person, resolveCustomer } from '../../customers/resolveCustomer.ts';
import type { Transaction } from '../../db/client.ts';
import type { CallPlace } from '../owner.ts';

/** The customer for whom something is taken down in a call; null in the owner's own trial calls, which make nobody one. */
export function customerOfCall(
  tx: Transaction,
  { organisationId, country, byOwner }: CallPlace,
  who: Pick<Person, 'name' | 'phoneNumber' | 'caller' | 'nowMs'>,
): Promise<string | null> {
  if (byOwner) return Promise.resolve(null);
  return resolveCustomer(tx, { ...who, organisationId, country, email: null });
}
