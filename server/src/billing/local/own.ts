import type { SessionUser } from '@belldesk/contract/product/account';
import type { Membership } from '../../access/requireMember.ts';
import type { Deps } from '../../context.ts';
import { type Filling, fillInvoice } from './pages.ts';
import { findCheckout, findOwnInvoice, type TestCheckout } from './queries.ts';

/** The business's own checkout; null where there is none of this id, or it is somebody else's. */
export function readCheckout(
  { db }: Pick<Deps, 'db'>,
  organisationId: string,
  id: string,
): Promise<TestCheckout | null> {
  return findCheckout(db, organisationId, id);
}

/** What the page of an own invoice shows; null where there is none of this id, or it is somebody else's. */
export async function readInvoicePage(
  { db }: Pick<Deps, 'db'>,
  { user, membership }: { readonly user: SessionUser; readonly membership: Membership },
  id: string,
): Promise<Filling | null> {
  const found = await findOwnInvoice(db, membership.organisationId, id);
  return found ? fillInvoice(found, user) : null;
}
