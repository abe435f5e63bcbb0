import { withClient } from '@belldesk/kit/database/client';
import type { TestDatabase } from '@belldesk/kit/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { databaseAt0020, load, rowsOf0020 } from './olderDatabase.ts';

const CALLS = 100_000;
/** And as many orders: tables that a migration writes anew. */
const BOOKINGS = 20_000;
/** The longest that anybody may wait for an answer. */
const OUTAGE_MS = 5_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await databaseAt0020();
  await load(database.url, await rowsOf0020());
  await withClient(database.url, 'server-test', fill);
}, 300_000);
afterAll(() => database.drop());

/** As many calls as a busy installation keeps, each with a kilobyte of what was said. */
async function fill(client: { query(text: string, values?: unknown[]): Promise<unknown> }) {
  // Made anew afterwards, which is quicker than filling it row by row.
  await client.query('drop index call_logs_search, call_logs_caller_parts');
  await client.query(
    `insert into call_logs (id, call_id, assistant_id, user_id, type, start_time, end_time, duration_seconds, status,
       caller, outcome, badge, ended_reason, time_zone, transcript)
     select gen_random_uuid(), 'call-' || n, assistant_id, user_id, 'phone', at, at + interval '1 minute', 60, 'completed',
       '+4420794' || lpad((n % 100000)::text, 5, '0'), 'answered', 'answered', 'customer-ended-call', time_zone, said
     from generate_series(1, $1) n, lateral (select timestamptz '2026-11-01' - n * interval '3 minutes' as at) a,
       (select assistant_id, user_id, time_zone from assistants limit 1) b,
       lateral (select jsonb_agg(jsonb_build_object('role', 'caller', 'secondsFromStart', line, 'text',
         'I would like to come by on day ' || (n + line) % 97 || ' with ' || line || ' guests, is that possible then')) as said
         from generate_series(1, 8) line) c`,
    [CALLS],
  );
  for (const table of ['bookings', 'orders']) {
    await client.query(
      `insert into ${table} select made.* from generate_series(1, $1) n, (select * from ${table} limit 1) one,
         lateral jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(
           'id', md5('${table}' || n)::uuid, 'call_id', null, 'tool_call_id', null, 'phone_number', null, 'email', null)) made`,
      [BOOKINGS],
    );
  }
  await client.query('create index call_logs_search on call_logs using gin (search)');
  await client.query(
    'create index call_logs_caller_parts on call_logs using gin (caller gin_trgm_ops)',
  );
  await client.query('analyze');
}

/** Asks on a connection of its own until told to stop. @param note told how long each statement took, in ms */
function hammer(
  statement: string,
  stop: AbortSignal,
  note: (tookMs: number) => void,
): Promise<void> {
  return withClient(database.url, 'server-test-hammer', async (client) => {
    while (!stop.aborted) {
      const began = performance.now();
      await client.query(statement);
      note(performance.now() - began);
    }
  });
}

// By the order of the columns, for their names change.
const statements = [
  "select count(*) from call_logs where call_id in ('call-7', 'call-70000')",
  "select transcript from call_logs where search @@ to_tsquery('simple', '96') order by start_time desc limit 20",
  "update call_logs set spam_at = case when spam_at is null then now() end where call_id = 'call-8'",
  `insert into blocked_numbers
   select gen_random_uuid(), u.id, '+4' || right((extract(epoch from clock_timestamp()) * 1e6)::bigint::text, 13), now() from (select id from users limit 1) u`,
];

it('takes the newest shape while others read and write a hundred thousand calls, and none of them fails or waits for long', async () => {
  const ended = new AbortController();
  const held = Promise.withResolvers<void>();
  const longestMs = statements.map(() => 0);
  const asked = statements.map(() => 0);
  const hammers = statements.map((statement, at) =>
    hammer(statement, ended.signal, (tookMs) => {
      longestMs[at] = Math.max(longestMs[at] ?? 0, tookMs);
      asked[at] = (asked[at] ?? 0) + 1;
      // The migration wanted the tables, and has let go of them.
      if (tookMs > 400) held.resolve();
    }),
  );
  const holder = withClient(database.url, 'server-test-holder', async (client) => {
    await client.query('begin');
    await client.query('select from share_links');
    await held.promise;
    await client.query('commit');
  });
  try {
    await migrate(database.url);
  } finally {
    held.resolve();
    ended.abort();
  }
  await Promise.all([...hammers, holder]);
  expect(Math.min(...asked)).toBeGreaterThan(0);
  expect(Math.max(...longestMs)).toBeLessThan(OUTAGE_MS);
  await withClient(database.url, 'server-test', async (client) => {
    const { rows } = await client.query<{ calls: number; counted: number }>(
      `select (select count(*)::int from call_logs where call_id like 'call-%') as calls,
        (select sum(calls)::int from call_totals) as counted`,
    );
    expect(rows[0]?.calls).toBeGreaterThanOrEqual(CALLS);
    expect(rows[0]?.counted).toBeGreaterThan(0);
  });
}, 240_000);
