import { v7 as uuidv7 } from 'uuid';
import type { Membership } from '../access/requireMember.ts';
import { lockUser } from '../accounts/settings/queries.ts';
import type { Database } from '../db/client.ts';
import { addOrganisation, findMembership } from './queries.ts';

/**
 * The business of an account that has none yet, made now: at its sign-up, or where a member was taken out of the last
 * one. Two at the same moment make one, as the account's row is locked.
 * @returns null where the account is gone
 */
export function ensureOrganisation(
  db: Database,
  { userId, name, now }: { readonly userId: string; readonly name: string; readonly now: Date },
): Promise<Membership | null> {
  return db.transaction(async (tx) => {
    if ((await lockUser(tx, userId)) === null) return null;
    const standing = await findMembership(tx, userId, null);
    if (standing) return standing;
    const organisationId = uuidv7();
    await addOrganisation(tx, { id: organisationId, ownerId: userId, name, now });
    return { organisationId, role: 'owner' };
  });
}
