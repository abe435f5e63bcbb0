import { eq, getTableColumns, inArray, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** Tables that are bound to an account and are left out of its export, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  two_factors: 'only secrets of the sign-in',
  sent_to_others: 'hashes that are counted for a day; what was sent stands in customer_notices',
  account_notes: 'notes of the operators about an account, for one another',
  operator_marks: "an operator's work on what other people wrote",
  suspensions: 'notes of the operators; who is suspended cannot sign in to ask for an export',
};

/** Secrets, by table and property: no export has them. */
const secrets: Readonly<Record<string, readonly string[]>> = {
  accounts: ['accessToken', 'refreshToken', 'idToken', 'password'],
  sessions: ['token'],
  calendars: ['feedToken'],
  invitations: ['tokenHash'],
  api_keys: ['secretHash'],
  webhook_endpoints: ['secret', 'previousSecret'],
};

/** An account, and the businesses that it owns. */
export interface Owner {
  readonly userId: string;
  readonly organisationIds: readonly string[];
}

/** A table with rows of an account. */
export interface OwnedTable {
  readonly name: string;
  readonly table: PgTable;
  /** By property, without secrets. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** The primary key: the order in which rows are read. */
  readonly key: readonly PgColumn[];
  /** Its rows that are an account's, or of the businesses that the account owns. */
  of(owner: Owner): SQL;
}

const NOBODY: Owner = { userId: '', organisationIds: [] };

const tables: readonly PgTable[] = Object.values(schema).filter((each) => is(each, PgTable));

/**
 * Every table that leads to an account or a business, by an id of its own or by a row that has one. Read from the
 * schema, so that a new table is exported without being named here.
 */
export const ownedTables: readonly OwnedTable[] = tables.flatMap((table) => {
  const { name, columns, primaryKeys } = getTableConfig(table);
  if (leftOut[name] !== undefined || boundTo(table, NOBODY) === null) return [];
  const hidden = secrets[name] ?? [];
  const shown = Object.entries(getTableColumns(table)).filter(([key]) => !hidden.includes(key));
  return {
    name,
    table,
    columns: Object.fromEntries(shown),
    key: primaryKeys[0]?.columns ?? columns.filter((column) => column.primary),
    of: (owner) => boundTo(table, owner) ?? sql`false`,
  };
});

/** Columns that name an account or a business: none may hold the id of a deleted one. */
export const tablesWithTenant: readonly { name: string; table: PgTable; column: PgColumn }[] =
  tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns
      .filter((column) => isRoot(column) || isUserId(column) || isOrganisationId(column))
      .map((column) => ({ name, table, column }));
  });

/** Tables with rows of a business that are not what every business has, nor what was sent for it. */
export const tablesOfBusiness: readonly { table: PgTable; column: PgColumn }[] =
  tablesWithTenant.filter(
    ({ table, column }) =>
      isOrganisationId(column) &&
      ![schema.locations, schema.members, schema.sessions, schema.sentToOthers].some(
        (each) => each === table,
      ),
  );

function isRoot(column: PgColumn): boolean {
  return column === schema.users.id || column === schema.organisations.id;
}

function isUserId({ name }: PgColumn): boolean {
  return name === 'user_id';
}

function isOrganisationId({ name }: PgColumn): boolean {
  return name === 'organisation_id';
}

/** What binds the rows of a table to an owner; null where nothing does. */
function boundTo(table: PgTable, owner: Owner): SQL | null {
  const { userId, organisationIds } = owner;
  if (table === schema.users) return eq(schema.users.id, userId);
  if (table === schema.organisations) return inArray(schema.organisations.id, [...organisationIds]);
  const { columns, foreignKeys } = getTableConfig(table);
  const ofUser = columns.find(isUserId);
  if (ofUser) return eq(ofUser, userId);
  const ofOrganisation = columns.find(isOrganisationId);
  if (ofOrganisation) return inArray(ofOrganisation, [...organisationIds]);
  for (const each of foreignKeys) {
    const { columns: from, foreignTable, foreignColumns: to } = each.reference();
    const [column, target] = [from[0], to[0]];
    if (from.length !== 1 || !column || !target || foreignTable === table) continue;
    const parent = boundTo(foreignTable, owner);
    if (parent)
      return inArray(column, sql`(select ${target} from ${foreignTable} where ${parent})`);
  }
  return null;
}
