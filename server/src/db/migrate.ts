import { join } from 'node:path';
import { type Clock, pause, systemClock } from '@belldesk/kit/clock';
import { withClient } from '@belldesk/kit/database/client';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';

/** Any number that no other user of the database takes; one migration runs at a time. */
const MIGRATION_LOCK = 7_245_301;

/**
 * How long a migration waits for the tables before it lets the others go first. Below PostgreSQL's deadlock_timeout of
 * a second: nobody who waits for the migration is told of a deadlock.
 */
const LOCK_WAIT_MS = 700;
/** Between two attempts, so that those who waited are served. */
const LOCK_PAUSE_MS = 1_000;
const LOCK_ATTEMPTS = 60;

/** SQLSTATE query_canceled: what statement_timeout ends in. */
const QUERY_CANCELED = '57014';

/**
 * Brings the product's tables to the newest shape. Safe to call from several processes at once, and while others read
 * and write: migrations share a transaction, which has the tables all at once or waits with none of them.
 * Files that make an index concurrently run without a transaction and may be run twice. The voice platform keeps its
 * own tables in schema "voice".
 * @throws Error when other transactions hold a table for longer than a minute
 */
export async function migrate(databaseUrl: string, clock: Clock = systemClock): Promise<void> {
  await withClient(databaseUrl, 'belldesk-server-migrate', async (client) => {
    await takeTurn(client, clock);
    // As drizzle-kit keeps it.
    await client.query(
      'create table if not exists product_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    const { rows } = await client.query<{ created_at: string }>(
      'select created_at from product_migrations',
    );
    // Each by itself: one that was written beside another may be merged after it.
    const applied = new Set(rows.map((row) => Number(row.created_at)));
    const folder = { migrationsFolder: join(import.meta.dirname, 'migrations') };
    let isOpen = false;
    for (const migration of readMigrationFiles(folder)) {
      if (applied.has(migration.folderMillis)) continue;
      const isConcurrent = migration.sql.some((statement) => /\bconcurrently\b/i.test(statement));
      if (isConcurrent && isOpen) await client.query('commit');
      if (!isConcurrent && !isOpen) await beginWithTables(client, clock);
      isOpen = !isConcurrent;
      await apply(client, migration);
    }
    if (isOpen) await client.query('commit');
  });
}

/** Asks again and again: a statement that waits is a transaction, for whose end a concurrent index waits in turn. */
async function takeTurn(client: pg.Client, clock: Clock): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>(
      'select pg_try_advisory_lock($1) as ours',
      [MIGRATION_LOCK],
    );
    if (rows[0]?.ours) return;
    await pause(clock, 100, new AbortController().signal);
  }
}

async function apply(client: pg.Client, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await client.query(statement);
  await client.query('insert into product_migrations (hash, created_at) values ($1, $2)', [
    migration.hash,
    migration.folderMillis,
  ]);
}

/**
 * Begins a transaction that has every table of the product to itself. First it has them against upkeep only, which
 * hinders no one else: an autovacuum gives way to that, though not to a wait as short as the second.
 */
async function beginWithTables(client: pg.Client, clock: Clock): Promise<void> {
  await client.query('begin');
  await client.query(lockTables('share update exclusive'));
  for (let attempt = 1; ; attempt++) {
    await client.query('savepoint alone');
    try {
      await client.query(`set local statement_timeout = ${LOCK_WAIT_MS}`);
      await client.query(lockTables('access exclusive'));
      await client.query('set local statement_timeout = 0');
      return;
    } catch (error) {
      const isTaken = error instanceof pg.DatabaseError && error.code === QUERY_CANCELED;
      if (!isTaken) throw error;
      if (attempt === LOCK_ATTEMPTS)
        throw new Error(
          'The tables cannot be brought to the newest shape: other transactions hold them. End what else works on this database, then start again.',
        );
      await client.query('rollback to savepoint alone');
    }
    await pause(clock, LOCK_PAUSE_MS, new AbortController().signal);
  }
}

/**
 * In the order in which statements take them, so that an attempt seldom stands in the way of one that it waits for:
 * what has triggers before what these write, what refers before what is referred to.
 */
const lockTables = (mode: 'share update exclusive' | 'access exclusive') => `do $$
  declare names text;
  begin
    select string_agg(oid::regclass::text, ', ' 
        order by exists (select from pg_trigger where tgrelid = pg_class.oid and not tgisinternal) desc, oid desc) into names from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'product_migrations';
    if names is not null then execute 'lock table ' || names || ' in ${mode} mode'; end if;
  end $$`;
