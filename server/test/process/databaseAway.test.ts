import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '@belldesk/kit/database';
import { DatabaseGate } from '@belldesk/kit/testing/databaseGate';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { enqueue } from '../../src/jobs/queries.ts';
import { startWorker } from '../../src/jobs/worker.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { type Site, startSite } from '../support/site.ts';
import {
  type Answer,
  ownerWithAssistant,
  signUp,
  Visitor,
  wizardInput,
} from '../support/visitor.ts';

let gate: DatabaseGate;
let site: Site;
let outside: pg.Pool;

beforeAll(async () => {
  site = await startSite({
    async reach(databaseUrl) {
      gate = new DatabaseGate(databaseUrl);
      await gate.open();
      return gate.url;
    },
  });
  outside = createPool(site.databaseUrl, 'outside', 2);
});

/** Everyone here comes from one address, more often than people do. */
beforeEach(() => outside.query('delete from rate_limits'));

afterAll(async () => {
  await outside.end();
  await site.stop();
  await gate.shut();
});

/** More often than the site has connections, so that one lost each time would show. */
const ROUNDS = 12;
const PASSWORD = 'secret-1';

let addresses = 0;
const account = () => ({ name: 'Ada', email: `cut${++addresses}@example.com`, password: PASSWORD });
const writes = (owner: Visitor) => [
  owner.send('POST', '/api/assistant', wizardInput()),
  owner.send('POST', '/api/account/exports', {}),
  owner.send('GET', '/api/account/session'),
  new Visitor(site).send('POST', '/api/auth/sign-up/email', account()),
];

it('survives cuts in the midst of whatever it does, loses no connection for good, and refuses clearly', async () => {
  const owner = await signUp(site);
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    await outside.query('delete from rate_limits');
    const answers = Promise.all(writes(owner));
    // Each time a little later, in whatever is going on then.
    await pause(round * 2);
    gate.cut();
    for (const { status } of await answers) statuses.add(status);
  }
  expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(statuses).not.toContain(401);
  expect((await owner.send('GET', '/api/account/session')).status).toBe(200);
});

it('survives the end of its sessions by PostgreSQL, with transactions open', async () => {
  const held = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const open = site.deps.db.transaction(async (tx) => {
    await tx.execute('select 1');
    began.resolve();
    await held.promise;
    await tx.execute('select 2');
  });
  const outcome = open.then(
    () => 'committed',
    () => 'refused',
  );
  await began.promise;
  await outside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like '%server%'`,
  );
  await expect.poll(idleInTransaction).toBe(0);
  held.resolve();
  expect(await outcome).toBe('refused');
  await expect.poll(async () => (await signUp(site)).cookie).not.toBe('');
});

async function idleInTransaction(): Promise<number> {
  const { rowCount } = await outside.query(
    "select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
  );
  return rowCount ?? 0;
}

it('refuses reads and writes while the database is away, with when to try again, and goes on with it', async () => {
  const { owner } = await ownerWithAssistant(site);
  await gate.shut();
  const asked = [
    ...writes(owner),
    owner.rpc('account/session'),
    new Visitor(site).send('POST', '/api/auth/sign-in/email', account()),
    new Visitor(site).send('POST', '/api/site/newsletter', { email: 'ada@example.com' }),
    new Visitor(site).send('GET', '/calendar/abcdefghijklmnopqrstuvwx.ics'),
  ];
  const answers: Answer<unknown>[] = await Promise.all(asked);
  await gate.open();
  for (const { status, headers, body } of answers) {
    expect({ status, body }).toMatchObject({ status: 503 });
    expect(headers.get('retry-after')).toBe('3');
    expect(JSON.stringify(body)).toContain(
      'The service is restarting. Try again in a few seconds.',
    );
  }
  expect((await owner.send('GET', '/api/account/session')).status).toBe(200);
});

it('jobs go on after their connections were cut', async () => {
  const done = Promise.withResolvers<void>();
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async () => {}, close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: null,
  });
  const { db, clock, logger } = site.deps;
  const stop = await startWorker({
    databaseUrl: gate.url,
    db,
    listener: site.listener,
    handlers: { ...handlers, 'voice-cleanup': async () => done.resolve() },
    dailies: [],
    watches: [],
    clock,
    logger,
  });
  try {
    for (let round = 0; round < ROUNDS; round++) {
      gate.cut();
      await pause(round);
    }
    await expect
      .poll(() =>
        db
          .transaction((tx) => enqueue(tx, 'voice-cleanup', { assistantId: 'gone' }))
          .then(
            () => 'written',
            () => 'refused',
          ),
      )
      .toBe('written');
    await done.promise;
  } finally {
    await stop();
  }
});
