import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ServerMessage, serverMessage } from '@belldesk/contract/voice/serverMessage';
import { ManualClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createLogger } from '@belldesk/kit/logger';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CallKeeper } from '../src/calls/callKeeper.ts';
import { Deliverer } from '../src/calls/deliverer.ts';
import { newCallRow } from '../src/calls/newCallRow.ts';
import { newConversation } from '../src/dialogue/turns/machine.ts';
import { findCall } from '../src/store/calls/queries.ts';
import { openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { createSealer, sealAssistant } from '../src/store/sealer.ts';

const START_MS = Date.parse('2026-03-02T10:00:00Z');
const logger = createLogger('test', { level: 'silent' });
const sealer = createSealer('a secret of the test, long enough to be one');

let database: TestDatabase;
let pool: Pool;
let server: Server;
const received: ServerMessage['message'][] = [];

beforeAll(async () => {
  database = await createTestDatabase(migrate);
  pool = createPool(database.url, 'test');
  await pool.query(`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push(serverMessage.parse(JSON.parse(body)).message);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await pool.end();
  await database.drop();
});

test('a call on a full disk is answered, and its record and its report come when there is space', async () => {
  const clock = new ManualClock(START_MS);
  const db = openDatabase(pool);
  const deliverer = new Deliverer({ db, sealer, clock, logger });
  const keeper = new CallKeeper({ db, sealer, deliverer, clock, logger });
  const { port } = server.address() as AddressInfo;
  const dto = sealAssistant({ server: { url: `http://127.0.0.1:${port}/` } }, sealer);

  await pool.query(
    'create trigger no_space before insert or update on voice.calls for each row execute function no_space()',
  );
  const row = await keeper.begin(newCallRow('inboundPhoneCall', dto, clock.nowMs()));
  expect(row.status).toBe('in-progress');
  clock.advance(30_000);
  const conversation = newConversation('speech');
  await keeper.checkpoint(row, conversation);
  await keeper.finish(row, conversation, 'customer-ended-call', clock.nowMs());
  expect(await findCall(db, row.id)).toBeNull();
  expect(keeper.waiting).toEqual({ calls: 1, lostCalls: 0 });

  await pool.query('drop trigger no_space on voice.calls');
  while (!received.some(({ type }) => type === 'end-of-call-report')) {
    clock.advance(1_000);
    await nextTurn();
  }
  expect(await findCall(db, row.id)).toMatchObject({
    status: 'ended',
    endedReason: 'customer-ended-call',
    startedAt: new Date(START_MS),
    endedAt: new Date(START_MS + 30_000),
  });
  expect(received.map((message) => [message.type, 'status' in message && message.status])).toEqual([
    ['status-update', 'in-progress'],
    ['status-update', 'ended'],
    ['end-of-call-report', false],
  ]);
  expect(keeper.waiting).toEqual({ calls: 0, lostCalls: 0 });
  await keeper.close();
  await deliverer.stop();
});

test('a platform that starts on a full disk takes calls, and closes those of its dead predecessor later', async () => {
  const clock = new ManualClock(START_MS);
  const db = openDatabase(pool);
  const deliverer = new Deliverer({ db, sealer, clock, logger });
  const parts = { db, sealer, deliverer, clock, logger };
  const row = await new CallKeeper(parts).begin(newCallRow('inboundPhoneCall', {}, START_MS));
  await pool.query(
    'create trigger no_space before insert or update on voice.calls for each row execute function no_space()',
  );
  const next = new CallKeeper(parts);
  expect(await next.closeAbandoned()).toBe(1);
  expect((await findCall(db, row.id))?.status).toBe('in-progress');
  await pool.query('drop trigger no_space on voice.calls');
  while ((await findCall(db, row.id))?.status !== 'ended') {
    clock.advance(1_000);
    await nextTurn();
  }
  await next.close();
  await deliverer.stop();
});
