import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AccountExport,
  EXPORT_KEPT_MS,
  EXPORTS_A_DAY,
  exportFilePath,
} from '@belldesk/contract/product/accountData';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireExports } from '../../src/accountData/export/expire.ts';
import { leftOut, ownedTables } from '../../src/db/ownedTables.ts';
import type { Mail } from '../../src/mail/transport.ts';
import {
  type FullAccount,
  fullAccount,
  tenantColumns,
  tenantIn,
  work,
} from '../support/fullAccount.ts';
import { type Site, startSite } from '../support/site.ts';
import { unzip } from '../support/unzip.ts';
import { signUp, Visitor } from '../support/visitor.ts';

let folder: string;
let site: Site;
let owner: FullAccount;
let neighbour: FullAccount;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-exports-'));
  site = await startSite({ exportsFolder: folder });
  owner = await fullAccount(site, 'Golden Lamb');
  neighbour = await fullAccount(site, 'Silver Fish');
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const ask = (visitor: Visitor) =>
  visitor.send<AccountExport & { message?: string }>('POST', '/api/account/exports', {});
const latest = async (visitor: Visitor) =>
  (await visitor.send<AccountExport | null>('GET', '/api/account/exports/latest')).body;

async function download(visitor: Visitor, id: string): Promise<Map<string, string>> {
  const answer = await fetch(`${site.url}${exportFilePath(id)}`, {
    headers: { cookie: visitor.cookie },
  });
  const saved = answer.headers.get('content-disposition');
  if (saved !== 'attachment; filename="belldesk-2026-11-20.zip"')
    throw new Error(`${answer.status}: ${saved}`);
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

describe('the ZIP', () => {
  let files: Map<string, string>;
  let asked: AccountExport;
  let mails: Mail[];
  let made: AccountExport | null;
  beforeAll(async () => {
    asked = (await ask(owner.visitor)).body;
    mails = await work(site, 'export-account', 'export-ready');
    made = await latest(owner.visitor);
    files = await download(owner.visitor, made?.id ?? '');
  });

  const rowsIn = (table: string): Record<string, unknown>[] =>
    JSON.parse(files.get(`data/${table}.json`) ?? 'null') as Record<string, unknown>[];

  it('has every table in which the database names an owner, unless it is left out by name', async () => {
    for (const each of await tenantColumns(site)) {
      const { table, column } = each;
      if (leftOut[table] !== undefined) continue;
      const [kept] = await site.sql<{ count: string }>(
        // The export was not ready yet when it was packed, but its row was there.
        `select count(*) from ${table} where ${column} = $1`,
        [tenantIn(each, owner)],
      );
      expect([table, rowsIn(table)?.length]).toEqual([table, Number(kept?.count)]);
      const key = column === 'user_id' ? 'userId' : 'organisationId';
      for (const row of rowsIn(table))
        expect([table, row[key]]).toEqual([table, tenantIn(each, owner)]);
    }
  });

  it('has what belongs to the account by way of another row', async () => {
    const names = ownedTables.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['users', 'allocations', 'call_peaks', 'lines', 'test_invoices']),
    );
    expect(rowsIn('users')).toMatchObject([{ id: owner.userId, email: owner.email }]);
    expect(rowsIn('test_subscriptions')).toHaveLength(1);
  });

  it('was made of an account that is not empty', () => {
    const full = ['assistants', 'call_logs', 'messages', 'subscriptions', 'share_links'];
    const developers = ['api_keys', 'webhook_endpoints', 'webhook_deliveries'];
    for (const table of [...full, ...developers, 'blocked_numbers', 'recording_rules', 'sessions'])
      expect([table, rowsIn(table).length > 0]).toEqual([table, true]);
  });

  it('has no secret, and nothing of anybody else', async () => {
    const all = [...files.values()].join('\n');
    const [kept] = await site.sql<{ password: string; token: string }>(
      `select a.password, s.token from accounts a join sessions s using (user_id)
       where user_id = $1`,
      [owner.userId],
    );
    const [developers] = await site.sql<{ hash: string; sealed: string }>(
      `select k.secret_hash as hash, e.secret as sealed
       from api_keys k join webhook_endpoints e using (organisation_id)
       where organisation_id = $1`,
      [owner.organisationId],
    );
    const secrets = [kept?.password, kept?.token, developers?.hash, developers?.sealed];
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(all).toContain('Golden Lamb');
    for (const foreign of [
      'Silver Fish',
      neighbour.email,
      neighbour.userId,
      neighbour.organisationId,
    ])
      expect(all).not.toContain(foreign);
  });

  it('has the calls for a spreadsheet, what was said, and the recording', () => {
    const stem = `2026-11-20-1100-${owner.callRowId}`;
    expect(files.get('calls.csv')?.split('\r\n')).toHaveLength(3);
    expect(files.get(`transcripts/${stem}.txt`)).toBe('  0:03  Caller: Are you open?\n');
    expect(files.get(`recordings/${stem}.wav`)).toBe('WAV of Golden Lamb');
    expect(JSON.parse(files.get('data/invoices.json') ?? '')).toMatchObject([{ state: 'paid' }]);
  });

  it('is told of by mail, and explains itself', () => {
    expect(asked.state).toBe('waiting');
    expect(mails.map(({ to }) => to)).toEqual([owner.email]);
    expect(mails[0]?.text).toContain('https://desk.example/my-assistant/settings');
    expect(files.get('README.txt')).toContain('Left out as well: two_factors');
    expect(files.has('MISSING.txt')).toBe(false);
    expect(made).toMatchObject({ state: 'ready', recordingsDone: 1, recordings: 1, missing: 0 });
  });

  it('is for its owner only', async () => {
    const path = exportFilePath(made?.id ?? '');
    expect((await neighbour.visitor.send('GET', path)).status).toBe(404);
    expect((await new Visitor(site).send('GET', path)).status).toBe(401);
    expect((await owner.visitor.send('GET', exportFilePath('nonsense'))).status).toBe(404);
    expect(await latest(neighbour.visitor)).toBeNull();
  });
});

it('is made one at a time, and a few times a day', async () => {
  const visitor = await signUp(site);
  for (let time = 0; time < EXPORTS_A_DAY; time++) {
    expect((await ask(visitor)).status).toBe(201);
    expect((await ask(visitor)).status).toBe(409);
    await work(site, 'export-account');
    expect((await latest(visitor))?.state).toBe('ready');
  }
  expect((await ask(visitor)).status).toBe(429);
  expect((await latest(visitor))?.state).toBe('ready');
});

describe('a recording that cannot be fetched', () => {
  const failing = () =>
    site.voice.failNext('GET', /stereo-recording/, { status: 500, body: { message: 'broken' } });

  it('is tried again, and named in the ZIP in the end', async () => {
    expect((await ask(neighbour.visitor)).status).toBe(201);
    const [waiting] = await site.sql<{ payload: { exportId: string } }>(
      "select payload from outbox where queue = 'export-account'",
    );
    for (let time = 1; time < 3; time++) {
      failing();
      await expect(work(site, 'export-account')).rejects.toThrow('API Error: 500');
      expect((await latest(neighbour.visitor))?.state).toBe('running');
      await site.sql(
        "insert into outbox (id, queue, payload) values (gen_random_uuid(), 'export-account', $1)",
        [waiting?.payload],
      );
    }
    failing();
    await work(site, 'export-account');
    const made = await latest(neighbour.visitor);
    expect(made).toMatchObject({ state: 'ready', missing: 1 });
    const files = await download(neighbour.visitor, made?.id ?? '');
    expect(files.get('MISSING.txt')).toContain(
      `recordings/2026-11-20-1100-${neighbour.callRowId}.wav: the voice platform answered 500`,
    );
    expect(files.get('README.txt')).toContain('1 things could not be fetched');
    expect(await readdir(folder)).toEqual(expect.arrayContaining([`${made?.id}.zip`]));
  });
});

it('is deleted after seven days, and so is what a try left behind', async () => {
  const { id = '' } = (await latest(owner.visitor)) ?? {};
  const leftBehind = join(folder, `${id}-0a1b2c`);
  await writeFile(leftBehind, 'half');
  await expireExports(site.deps);
  expect(await readdir(folder)).toEqual(expect.arrayContaining([`${id}.zip`, `${id}-0a1b2c`]));
  await utimes(leftBehind, 0, 0);
  site.clock.advance(EXPORT_KEPT_MS);
  expect((await owner.visitor.send('GET', exportFilePath(id))).status).toBe(404);
  // The page offers no file that cannot be fetched, although it lies there until the day's cleaning.
  expect(await latest(owner.visitor)).toBeNull();
  await expireExports(site.deps);
  expect(await readdir(folder)).toEqual([]);
  expect(await latest(owner.visitor)).toBeNull();
});
