import { createPool } from '@belldesk/kit/database';
import { withClient } from '@belldesk/kit/database/client';
import type { TestDatabase } from '@belldesk/kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOrganisations, deleteUser } from '../../src/accountData/deletion/queries.ts';
import { createDatabase } from '../../src/db/client.ts';
import { migrate } from '../../src/db/migrate.ts';
import {
  brokenReferences,
  databaseAt0020,
  load,
  migrateTo,
  type Row,
  type Rows,
  readAll,
  rowsOf0020,
} from './olderDatabase.ts';

/** What a migration since takes out of its table, or writes anew: named here, so that nothing is lost unseen. */
const GONE_SINCE: Readonly<Record<string, readonly string[]>> = {
  // Stand in `lines` since 0025, as numbers do; in `locations` since 0030.
  assistants: [
    'sip_uri',
    'voice_number_id',
    'published_at',
    'time_zone',
    'country',
    'phone_number_e164',
  ],
  assistant_owners: ['time_zone'],
};

let database: TestDatabase;
let fixture: Rows;
/** As they lay in the old tables, what the database works out for itself included. */
let before: Rows;
/** After migration 0021. */
let after: Rows;
/** After all there are. */
let newest: Rows;
beforeAll(async () => {
  database = await databaseAt0020();
  fixture = await rowsOf0020();
  await load(database.url, fixture);
  before = await readAll(database.url);
  await migrateTo(database.url, 21);
  after = await readAll(database.url);
  await migrate(database.url);
  newest = await readAll(database.url);
});
afterAll(() => database.drop());

const OF_LOCATIONS = [
  'assistant_owners',
  'assistants',
  'bookings',
  'calendars',
  'hours_exceptions',
  'orders',
  'resources',
  'services',
];

const inOrder = (rows: readonly Row[] = []) =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))))
    .toSorted((a, b) => a.localeCompare(b));

/** Tables in which people and not businesses are named, as they were before. */
const OF_PEOPLE = ['account_exports', 'accounts', 'sessions', 'suspensions', 'two_factors'];

/** What 0021 is to make of a row. */
function moved(table: string, row: Row): Row {
  if (table === 'account_deletions') return { ...row, former_organisation_ids: [] };
  if (table === 'sessions') return { ...row, organisation_id: null };
  if (table === 'sent_to_others')
    return row.kind === 'customer'
      ? { ...row, user_id: null, organisation_id: row.user_id }
      : { ...row, organisation_id: null };
  if (!('user_id' in row) || OF_PEOPLE.includes(table)) return row;
  const { user_id: organisation_id, ...rest } = row;
  return { ...rest, organisation_id };
}

describe('a database of before the businesses', () => {
  it('has a row in every table', () => {
    expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([]);
    expect(Object.keys(fixture).sort()).toEqual(Object.keys(before).sort());
    expect(before.users?.length).toBeGreaterThan(3);
  });

  it('keeps every row with every value; what was an account’s is its business’s, under the same id', () => {
    for (const [table, rows] of Object.entries(before))
      expect([table, inOrder(after[table])]).toEqual([
        table,
        inOrder(rows.map((row) => moved(table, row))),
      ]);
    expect(Object.keys(after).filter((table) => !(table in before))).toEqual([
      'members',
      'organisations',
    ]);
  });

  it('gets one business and its owner for each account', () => {
    const idsOfUsers = before.users?.map(({ id }) => id).sort();
    expect(after.organisations?.map(({ id }) => id).sort()).toEqual(idsOfUsers);
    for (const { id, owner_id, name } of after.organisations ?? []) {
      expect(owner_id).toBe(id);
      expect(name).not.toBe('');
    }
    expect(after.members?.map(({ organisation_id }) => organisation_id).sort()).toEqual(idsOfUsers);
    for (const { organisation_id, user_id, role } of after.members ?? [])
      expect([user_id, role]).toEqual([organisation_id, 'owner']);
  });

  it('names each business as its assistant, or as the person without one', () => {
    const named = (id: unknown) => after.organisations?.find((each) => each.id === id);
    for (const { user_id, name, country } of before.assistants ?? [])
      expect(named(user_id)).toMatchObject({ name, country });
    const without = before.users?.filter(
      ({ id }) => !before.assistants?.some(({ user_id }) => user_id === id),
    );
    expect(without?.length).toBeGreaterThan(0);
    for (const { id, name } of without ?? [])
      expect(named(id)).toMatchObject({ name, country: null });
  });

  it('has lost nothing after the migrations since', () => {
    for (const [table, rows] of Object.entries(after)) {
      if (table === 'numbers') continue;
      const left = GONE_SINCE[table] ?? [];
      for (const row of rows) {
        const kept = Object.fromEntries(Object.entries(row).filter(([key]) => !left.includes(key)));
        expect(newest[table]).toContainEqual(expect.objectContaining(kept));
      }
    }
  });

  it('has every number and address as a line, with who answers on it', () => {
    const line = (values: Row): unknown => expect.objectContaining(values);
    for (const { id, number, voice_number_id, assistant_row_id } of after.numbers ?? [])
      expect(newest.lines).toContainEqual(
        line({ id, kind: 'number', address: number, voice_number_id, assistant_row_id }),
      );
    for (const { id, sip_uri, voice_number_id, organisation_id } of after.assistants ?? [])
      expect(newest.lines).toContainEqual(
        line({
          kind: 'sip',
          address: sip_uri,
          voice_number_id,
          assistant_row_id: id,
          organisation_id,
        }),
      );
  });

  it('has a location for each business under its id, with the zone and country that held until then', () => {
    const ids = (rows: readonly Row[] = []) =>
      rows.map(({ id }) => String(id)).toSorted((a, b) => a.localeCompare(b));
    expect(ids(newest.locations)).toEqual(ids(after.organisations));
    const last = (owners: readonly Row[] = []) =>
      owners.toSorted((a, b) => String(b.created_at).localeCompare(String(a.created_at))).at(0);
    const zones = new Set<unknown>();
    for (const { id, ...location } of newest.locations ?? []) {
      const its = ({ organisation_id }: Row) => organisation_id === id;
      const own = after.assistants?.find(its);
      const earlier = last(after.assistant_owners?.filter(its));
      expect(location).toMatchObject({
        organisation_id: id,
        address: null,
        country: own?.country ?? null,
        time_zone: own?.time_zone ?? earlier?.time_zone ?? null,
        removed_at: null,
        version: 1,
      });
      zones.add(own ? 'present' : earlier ? 'earlier' : 'none');
    }
    expect(zones.size).toBeGreaterThan(1);
  });

  it('has whatever a calendar is made of at that location', () => {
    for (const table of OF_LOCATIONS) {
      expect([table, newest[table]?.length]).not.toEqual([table, 0]);
      for (const row of newest[table] ?? []) expect(row.location_id).toBe(row.organisation_id);
    }
  });

  it('refuses a location of another business in each of these tables', async () => {
    const [one, other] = newest.locations ?? [];
    await withClient(database.url, 'server-test', async (client) => {
      for (const table of OF_LOCATIONS)
        await expect(
          client.query(`update ${table} set location_id = $1 where organisation_id <> $1`, [
            newest[table]?.[0]?.organisation_id === one?.id ? other?.id : one?.id,
          ]),
        ).rejects.toThrow(new RegExp(`${table}_(location|pkey|date)`));
    });
  });

  it('has references that all lead somewhere', async () => {
    expect(await brokenReferences(database.url)).toEqual([]);
  });

  it('goes on counting calls', async () => {
    const [call] = before.call_logs?.filter(({ type }) => type === 'phone') ?? [];
    const count = () =>
      withClient(database.url, 'server-test', async (client) => {
        const { rows } = await client.query<{ calls: number }>(
          'select calls from call_totals where organisation_id = $1 and assistant_id = $2 and not is_test',
          [call?.user_id, call?.assistant_id],
        );
        return rows[0]?.calls ?? 0;
      });
    const counted = await count();
    expect(counted).toBeGreaterThan(0);
    await withClient(database.url, 'server-test', async (client) => {
      await client.query(
        `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, status, time_zone)
         select gen_random_uuid(), 'call-after', assistant_id, organisation_id, 'phone', now(), 'in-progress', time_zone
         from call_logs where id = $1`,
        [call?.id],
      );
    });
    expect(await count()).toBe(counted + 1);
    await withClient(database.url, 'server-test', async (client) => {
      await client.query("delete from call_logs where call_id = 'call-after'");
    });
    expect(await count()).toBe(counted);
  });

  it('lets an owner delete the account and takes everything of the business along', async () => {
    const [{ user_id: id } = { user_id: '' }] = before.bookings ?? [];
    const pool = createPool(database.url, 'server-test', 1);
    await createDatabase(pool).transaction(async (tx) => {
      await deleteOrganisations(tx, [String(id)]);
      await deleteUser(tx, String(id));
    });
    await pool.end();
    const left = await readAll(database.url);
    for (const [table, rows] of Object.entries(left))
      for (const row of rows) {
        expect([table, row.user_id]).not.toEqual([table, id]);
        expect([table, row.organisation_id]).not.toEqual([table, id]);
      }
  });
});
