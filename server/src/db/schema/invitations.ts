import type { MemberRole } from '@belldesk/contract/product/roles';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/** Who is asked to work for a business. What was accepted or withdrawn is kept for a while, so that its link can say so. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Lower case; who accepts is signed in with it. */
    email: text('email').notNull(),
    role: text('role').notNull().$type<MemberRole>(),
    /** SHA-256 of what the mailed link carries; null until the first mail is made. */
    tokenHash: text('token_hash').unique(),
    /** Null where that account is gone. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    // One open invitation for an address in a business: inviting again renews it.
    uniqueIndex('invitations_open')
      .on(table.organisationId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index('invitations_email').on(table.email),
    index('invitations_invited_by').on(table.invitedBy),
    check('invitations_role', sql`${table.role} in ('owner', 'manager', 'staff')`),
    check('invitations_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'invitations_closed_once',
      sql`${table.acceptedAt} is null or ${table.revokedAt} is null`,
    ),
  ],
);
