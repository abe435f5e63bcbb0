import { fileURLToPath } from 'node:url';
import { withClient } from '@belldesk/kit/database/client';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';

/** Any number that nobody else takes; two starting processes wait for each other on it. */
const MIGRATION_LOCK = 7_120_201;

/** Brings the schema `voice` of the database to the newest version. Safe to call from several processes. */
export async function migrate(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, 'belldesk-voice-migrate', async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
      migrationsSchema: 'voice_migrations',
    });
  });
}
