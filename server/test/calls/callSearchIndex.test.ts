import { withClient } from '@belldesk/kit/database/client';
import { createTestDatabase } from '@belldesk/kit/testing/database';
import { expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';

it('words are looked for among the calls of one business only', async () => {
  const database = await createTestDatabase(migrate);
  const plan = await withClient(database.url, 'server-test', async (client) => {
    // Of an empty table the planner takes any index: it is left this one and what it replaced.
    await client.query(`do $$ declare name text; begin
      for name in select indexname from pg_indexes where tablename = 'call_logs'
        and indexname !~ 'search' and indexname not in (select conname from pg_constraint)
      loop execute format('drop index %I', name); end loop; end $$`);
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from call_logs
       where organisation_id = '0193b3c0-0000-7000-8000-000000000001' and search @@ to_tsquery('simple', 'lamb')`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  await database.drop();
  expect(plan).toMatch(/Bitmap Index Scan on call_logs_organisation_search/);
  expect(plan).toMatch(/Index Cond: \(\(organisation_id = [^)]*\) AND \(search @@/);
});
