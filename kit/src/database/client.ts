import pg from 'pg';

const connectTimeoutMs = 10_000;
/** A connection that fell silent is noticed by TCP after this, not after the two hours that systems take by themselves. */
const keepAliveDelayMs = 10_000;

/**
 * A connection apart from the pools, not yet made: for a migration, for LISTEN. When it breaks, the statement on it
 * rejects and the process goes on; pg's 'error' event, heard by nobody, would end it.
 */
export function createClient(databaseUrl: string, applicationName: string): pg.Client {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
  });
  client.on('error', () => {});
  return client;
}

/**
 * Runs work on a connection of its own and ends that.
 * @throws whatever `work` throws, or the failure to connect
 */
export async function withClient<T>(
  databaseUrl: string,
  applicationName: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = createClient(databaseUrl, applicationName);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
