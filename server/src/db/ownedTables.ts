import { eq, getTableColumns, inArray, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** Tables that are bound to an account and are left out of its export, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  two_factors: 'only secrets of the sign-in',
  sent_to_others: 'hashes that are counted for a day; what was sent stands in customer_notices',
  operator_marks: "an operator's work on what other people wrote",
  suspensions: 'notes of the operators; who is suspended cannot sign in to ask for an export',
};

/** Secrets, by table and property: no export has them. */
const secrets: Readonly<Record<string, readonly string[]>> = {
  accounts: ['accessToken', 'refreshToken', 'idToken', 'password'],
  sessions: ['token'],
  calendars: ['feedToken'],
};

/** A table with rows of an account. */
export interface OwnedTable {
  readonly name: string;
  readonly table: PgTable;
  /** By property, without secrets. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** The primary key: the order in which rows are read. */
  readonly key: readonly PgColumn[];
  /** Its rows that are an account's. */
  ofUser(userId: string): SQL;
}

const tables: readonly PgTable[] = Object.values(schema).filter((each) => is(each, PgTable));

/**
 * Every table that leads to an account, by a user_id of its own or by a row that has one. Read from the
 * schema, so that a new table is exported without being named here.
 */
export const ownedTables: readonly OwnedTable[] = tables.flatMap((table) => {
  const { name, columns, primaryKeys } = getTableConfig(table);
  if (leftOut[name] !== undefined || ownerOf(table, '') === null) return [];
  const hidden = secrets[name] ?? [];
  const shown = Object.entries(getTableColumns(table)).filter(([key]) => !hidden.includes(key));
  return {
    name,
    table,
    columns: Object.fromEntries(shown),
    key: primaryKeys[0]?.columns ?? columns.filter((column) => column.primary),
    ofUser: (userId) => ownerOf(table, userId) ?? sql`false`,
  };
});

/** Tables whose rows name their account themselves: none may hold a row of a deleted one. */
export const tablesWithUser: readonly { name: string; table: PgTable; userId: PgColumn }[] =
  tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    const userId = table === schema.users ? schema.users.id : columns.find(isUserId);
    return userId ? { name, table, userId } : [];
  });

function isUserId(column: PgColumn): boolean {
  return column.name === 'user_id';
}

/** What binds the rows of a table to an account; null where nothing does. */
function ownerOf(table: PgTable, userId: string): SQL | null {
  if (table === schema.users) return eq(schema.users.id, userId);
  const { columns, foreignKeys } = getTableConfig(table);
  const own = columns.find(isUserId);
  if (own) return eq(own, userId);
  for (const each of foreignKeys) {
    const { columns: from, foreignTable, foreignColumns: to } = each.reference();
    const [column, target] = [from[0], to[0]];
    if (from.length !== 1 || !column || !target || foreignTable === table) continue;
    const parent = ownerOf(foreignTable, userId);
    if (parent)
      return inArray(column, sql`(select ${target} from ${foreignTable} where ${parent})`);
  }
  return null;
}
