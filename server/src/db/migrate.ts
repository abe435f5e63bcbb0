import { join } from 'node:path';
import { withClient } from '@belldesk/kit/database/client';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';

/** Any number that no other user of the database takes; one migration runs at a time. */
const MIGRATION_LOCK = 7_245_301;

/**
 * Brings the product's tables to the newest shape. Safe to call from several processes at once; the
 * voice platform keeps its own tables in schema "voice".
 */
export async function migrate(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, 'belldesk-server-migrate', async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle(client), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
      migrationsSchema: 'public',
      migrationsTable: 'product_migrations',
    });
  });
}
