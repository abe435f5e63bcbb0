import { createHash, randomBytes } from 'node:crypto';
import { relative, sep } from 'node:path';
import pg from 'pg';
import { expect, inject } from 'vitest';
import type {} from './globalSetup.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Key of the advisory lock under which a template is made; any number of our own. */
const templateLock = 7_245_011;

/**
 * A database of its own for one test file: a copy of a template that `migrate` was run on once
 * for the whole run. Needs globalSetup.ts in the vitest project.
 * @param migrate brings an empty database to the schema the tests want
 */
export async function createTestDatabase(
  migrate: (databaseUrl: string) => Promise<void>,
): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const template = `template_${fingerprint(migrate)}`;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    await makeTemplate(client, serverUrl, template, migrate);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return {
    url: databaseUrl(serverUrl, name),
    drop: () =>
      onServer(serverUrl, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

/** Two packages may each have a function that reads the same; so the package counts too. */
function fingerprint(migrate: (databaseUrl: string) => Promise<void>): string {
  const [folder = ''] = relative(process.cwd(), expect.getState().testPath ?? '').split(sep);
  return createHash('sha256').update(`${folder}\n${migrate.toString()}`).digest('hex').slice(0, 16);
}

async function makeTemplate(
  client: pg.Client,
  serverUrl: string,
  template: string,
  migrate: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
  try {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (known.rowCount) return;
    const draft = `draft_${randomBytes(8).toString('hex')}`;
    await client.query(`CREATE DATABASE ${draft}`);
    await migrate(databaseUrl(serverUrl, draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [templateLock]);
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
