import { createPool } from '@belldesk/kit/database';
import { createTestDatabase } from '@belldesk/kit/testing/database';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { createDatabase } from '../../src/db/client.ts';
import { migrate } from '../../src/db/migrate.ts';
import { listHeldBy } from '../../src/scheduling/availability/queries.ts';
import { listLastNotices } from '../../src/scheduling/notices/queries.ts';

it('a calendar of more bookings than a statement has parameters can be read', async () => {
  const database = await createTestDatabase(migrate);
  const pool = createPool(database.url, 'server-test', 1);
  const db = createDatabase(pool);
  const bookingIds = Array.from({ length: 66_000 }, () => uuidv7());
  expect(await listHeldBy(db, bookingIds)).toEqual([]);
  expect((await listLastNotices(db, { bookingIds, orderIds: bookingIds })).size).toBe(0);
  await pool.end();
  await database.drop();
});
