import type { MemberRole } from '@belldesk/contract/product/roles';
import { sql } from 'drizzle-orm';
import { char, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, moment } from './columns.ts';

/** A business: the tenant to which everything belongs but people and their sign-ins. */
export const organisations = pgTable(
  'organisations',
  {
    id: id(),
    /** Shown where its members choose between businesses. */
    name: text('name').notNull(),
    /** Where it is (ISO 3166-1 alpha-2); null where nobody has said. */
    country: char('country', { length: 2 }),
    /**
     * Of its owners the one to whom the service writes, and whose account answers for it. A deferred key of the
     * migration, organisations_owner_is_member, keeps that account a member.
     */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('organisations_owner').on(table.ownerId),
    check('organisations_name', sql`length(${table.name}) > 0`),
    check('organisations_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);

/** Who works for a business, and what they may do there. */
export const members = pgTable(
  'members',
  {
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** owner: all; manager: all but billing and deletion; staff: bookings, inbox and calls. */
    role: text('role').notNull().$type<MemberRole>(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** When the member was last led to this business or chose it: a sign-in returns to the latest. */
    chosenAt: moment('chosen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('members_user').on(table.userId, table.chosenAt),
    check('members_role', sql`${table.role} in ('owner', 'manager', 'staff')`),
  ],
);
