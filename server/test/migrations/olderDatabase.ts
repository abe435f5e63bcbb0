import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '@belldesk/kit/database/client';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const MIGRATIONS = join(import.meta.dirname, '../../src/db/migrations');
const CLIENT = 'server-test-migrations';

export type Row = Readonly<Record<string, unknown>>;
/** Rows by table, in an order of their own. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

interface Journal {
  readonly entries: readonly { readonly idx: number }[];
}

/** Brings a database as far as one migration, by its number, and no further. */
export async function migrateTo(databaseUrl: string, last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const journalFile = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as Journal;
    const entries = journal.entries.filter(({ idx }) => idx <= last);
    await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
    await withClient(databaseUrl, CLIENT, (client) =>
      runMigrations(drizzle(client), {
        migrationsFolder: folder,
        migrationsSchema: 'public',
        migrationsTable: 'product_migrations',
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const migrateTo0020 = (databaseUrl: string) => migrateTo(databaseUrl, 20);

/** A database with the tables of migration 0020, and nothing in them. */
export const databaseAt0020 = (): Promise<TestDatabase> => createTestDatabase(migrateTo0020);

/** What at0020.jsonl has, by table: rows of every table, taken from a product of that time that was used. */
export async function rowsOf0020(): Promise<Rows> {
  const text = await readFile(join(import.meta.dirname, 'at0020.jsonl'), 'utf8');
  const rows: Record<string, Row[]> = {};
  for (const line of text.trim().split('\n')) {
    const { table, row } = JSON.parse(line) as { table: string; row: Row };
    rows[table] = [...(rows[table] ?? []), row];
  }
  return rows;
}

/** Puts rows into their tables as they are: no trigger counts them, none is refused for another that follows. */
export async function load(databaseUrl: string, rows: Rows): Promise<void> {
  await withClient(databaseUrl, CLIENT, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const [table, those] of Object.entries(rows)) {
      const columns = Object.keys(those[0] ?? {})
        .map((name) => `"${name}"`)
        .join(', ');
      await client.query(
        `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(those)],
      );
    }
  });
}

/** Names of the product's tables. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'product_migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every row of the product's tables. */
export function readAll(databaseUrl: string): Promise<Rows> {
  return withClient(databaseUrl, CLIENT, async (client) => {
    const rows: Record<string, Row[]> = {};
    for (const table of await tablesOf(client)) {
      const read = await client.query<{ row: Row }>(`select to_jsonb(t) as row from "${table}" t`);
      rows[table] = read.rows.map(({ row }) => row);
    }
    return rows;
  });
}

/** References that lead nowhere, as "table.constraint"; and constraints that were never looked at. */
export function brokenReferences(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, CLIENT, async (client) => {
    const { rows: keys } = await client.query<Record<'name' | 'source' | 'target', string> & Keys>(
      `select conname as name, conrelid::regclass::text as source, confrelid::regclass::text as target, convalidated as valid,
        (select array_agg(attname::text order by at) from unnest(conkey) with ordinality as k(num, at)
          join pg_attribute on attrelid = conrelid and attnum = num) as "from",
        (select array_agg(attname::text order by at) from unnest(confkey) with ordinality as k(num, at)
          join pg_attribute on attrelid = confrelid and attnum = num) as "to"
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    const broken: string[] = [];
    for (const { name, source, target, valid, from, to } of keys) {
      const set = from.map((column) => `s."${column}" is not null`).join(' and ');
      const same = from.map((column, at) => `s."${column}" = t."${to[at]}"`).join(' and ');
      const lost = await client.query(
        `select from ${source} s where ${set} and not exists (select from ${target} t where ${same})`,
      );
      if (!valid || lost.rowCount) broken.push(`${source}.${name}`);
    }
    return broken;
  });
}

interface Keys {
  readonly valid: boolean;
  readonly from: string[];
  readonly to: string[];
}
