import type { SessionUser } from '@belldesk/contract/product/account';
import type { Deps } from '../../../context.ts';
import { type Filling, fillInvoice } from './pages.ts';
import { findCheckout, findOwnInvoice, type TestCheckout } from './queries.ts';

/** The user's own checkout; null where there is none of this id, or it is somebody else's. */
export function readCheckout(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  id: string,
): Promise<TestCheckout | null> {
  return findCheckout(db, userId, id);
}

/** What the page of an own invoice shows; null where there is none of this id, or it is somebody else's. */
export async function readInvoicePage(
  { db }: Pick<Deps, 'db'>,
  user: SessionUser,
  id: string,
): Promise<Filling | null> {
  const found = await findOwnInvoice(db, user.id, id);
  return found ? fillInvoice(found, user) : null;
}
