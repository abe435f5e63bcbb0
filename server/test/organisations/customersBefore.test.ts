import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool } from '@belldesk/kit/database';
import { withClient } from '@belldesk/kit/database/client';
import { createTestDatabase } from '@belldesk/kit/testing/database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { expect, it } from 'vitest';
import { linkCalls } from '../../src/customers/linkCalls.ts';
import { createDatabase } from '../../src/db/client.ts';
import { migrate } from '../../src/db/migrate.ts';
import { matching } from '../support/matching.ts';
import { withFolder } from '../support/site.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/db/migrations');
const CUSTOMERS = '0023_customers';

/** Brings a database to the shape that it had before there were customers. */
async function migrateUntilThen(databaseUrl: string): Promise<void> {
  await withFolder(async (folder) => {
    const { entries, ...journal } = JSON.parse(
      await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
    ) as { entries: { tag: string }[] };
    const before = entries.slice(
      0,
      entries.findIndex(({ tag }) => tag === CUSTOMERS),
    );
    await mkdir(join(folder, 'meta'));
    await writeFile(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ ...journal, entries: before }),
    );
    for (const { tag } of before)
      await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    await withClient(databaseUrl, 'customers-before', (client) =>
      runMigrations(drizzle(client), {
        migrationsFolder: folder,
        migrationsSchema: 'public',
        migrationsTable: 'product_migrations',
      }),
    );
  });
}

/** Two businesses; the second has the same callers. Of the calls of the first 1,200 are from one number. */
const OLD_ROWS = `
  insert into users (id, name, email) select o, 'Owner', o || '@example.com'
    from unnest(array['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']::uuid[]) o;
  insert into organisations (id, name, owner_id) select id, 'Business', id from users;
  insert into members (organisation_id, user_id, role) select id, id, 'owner' from users;
  insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time, status, caller, time_zone, by_owner)
    select gen_random_uuid(), 'c' || n || o.name || right(o.id::text, 1), 'a', o.id, 'phone',
      timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute', 'completed',
      case when n <= 1000 then '+442079460111' when n <= 1200 then '02079460111' when n <= 1300 then 'anonymous' else '+442079460222' end,
      'Europe/London', n = 1
    from generate_series(1, 1400) n, organisations o;
  insert into bookings (id, call_id, tool_call_id, organisation_id, service, local_date, local_time, time_zone, starts_at, ends_at,
      name, phone_number, email, created_at)
    select gen_random_uuid(), b.call || coalesce('Business' || right(o.id::text, 1), ''), b.call, o.id, 'table', '2026-02-01', '19:00', 'UTC', '2026-02-01 19:00Z',
      '2026-02-01 20:00Z', b.name, b.number, b.email, '2026-01-20 12:00Z'
    from organisations o, (values
      (null, 'Pat', '+442079460111', 'pat@example.com'),
      ('c5', 'Patricia', null, null),
      (null, 'Mail', null, 'Mail@example.com'),
      (null, 'Mail', 'extension 12', 'mail@example.com'),
      (null, 'Nobody', 'extension 12', null),
      ('c1', 'Owner tries', '+442079460999', null)) as b (call, name, number, email);
  insert into messages (id, call_id, tool_call_id, organisation_id, assistant_id, name, text, created_at)
    select gen_random_uuid(), 'c1210Business' || right(id::text, 1), 'm', id, 'a', 'Ghost', 'Hello', now() from organisations;`;

it('who booked, left a message or called before there were customers is one', async () => {
  const database = await createTestDatabase(migrateUntilThen);
  const pool = createPool(database.url, 'customers-before');
  try {
    await pool.query(OLD_ROWS);
    await migrate(database.url);
    const shown = `select c.name, c.email, n.number,
        (select count(*)::int from bookings b where b.customer_id = c.id) as bookings,
        (select count(*)::int from call_logs l where l.customer_id = c.id) as calls
      from customers c left join customer_numbers n on n.customer_id = c.id
      where c.organisation_id = $1 order by c.name`;
    const one = '00000000-0000-7000-8000-000000000001';
    const mail = {
      name: 'Mail',
      email: matching(/^mail@/i),
      number: null,
      bookings: 2,
      calls: 0,
    };
    const pat = { name: matching(/^Pat/), email: 'pat@example.com', bookings: 2 };
    const number = '+442079460111';
    // The long log is left to jobs.
    expect((await pool.query(shown, [one])).rows).toEqual([mail, { ...pat, number, calls: 0 }]);
    const jobs = await pool.query<{ payload: { customerId: string } }>(
      "delete from outbox where queue = 'link-calls' returning payload",
    );
    expect(jobs.rows).toHaveLength(2);
    for (const { payload } of [...jobs.rows, ...jobs.rows])
      await linkCalls({ db: createDatabase(pool) }, payload.customerId);
    // All from that number, however it was written, but for the owner's own.
    expect((await pool.query(shown, [one])).rows).toEqual([mail, { ...pat, number, calls: 1_199 }]);
    const wrong = await pool.query(
      `select 1 from call_logs l join customers c on c.id = l.customer_id where c.organisation_id <> l.organisation_id`,
    );
    expect(wrong.rows).toEqual([]);
    const foreign = pool.query(
      `update bookings set customer_id = (select id from customers where organisation_id <> bookings.organisation_id limit 1)`,
    );
    await expect(foreign).rejects.toThrow('bookings_customer');
  } finally {
    await pool.end();
    await database.drop();
  }
}, 240_000);
