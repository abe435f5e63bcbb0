import { type Column, ilike, lt, or, type SQL } from 'drizzle-orm';
import { users } from '../db/schema.ts';

/** Rows older than the cursor; all of them where there is none. */
export function before(id: Column, cursor: string | undefined): SQL | undefined {
  return cursor === undefined ? undefined : lt(id, cursor);
}

/** Accounts whose name or address holds what was typed, taken as it is. */
export function accountLike(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(users.email, part), ilike(users.name, part));
}
