import { systemClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { createTestDatabase } from '@belldesk/kit/testing/database';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createPgListener } from './pgListener.ts';

it('comes back when its connection is cut, says so, and hears again', async () => {
  const database = await createTestDatabase(async () => {});
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const listener = createPgListener({
    databaseUrl: database.url,
    channels: ['news'],
    // What is waited for comes at once.
    clock: { ...systemClock, after: (_delayMs, run) => systemClock.after(0, run) },
    logger: createLogger('test', { level: 'silent' }),
  });
  try {
    await listener.start();
    const back = Promise.withResolvers<void>();
    listener.onReconnect(back.resolve);
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'belldesk-server-listen' and datname = current_database()",
    );
    await back.promise;
    const heard = Promise.withResolvers<string>();
    listener.on('news', heard.resolve);
    await admin.query("select pg_notify('news', 'good')");
    expect(await heard.promise).toBe('good');
  } finally {
    await listener.stop();
    await admin.end();
    await database.drop();
  }
});
