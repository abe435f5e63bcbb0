import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EndOfCallReport,
  type ServerMessage,
  serverMessage,
} from '@belldesk/contract/voice/serverMessage';
import { ManualClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createLogger } from '@belldesk/kit/logger';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CallKeeper, type Leftovers } from '../src/calls/callKeeper.ts';
import { Deliverer } from '../src/calls/deliverer.ts';
import { createSummariser, SUMMARY_DEADLINE_MS } from '../src/calls/leaves/summariser.ts';
import { newCallRow } from '../src/calls/newCallRow.ts';
import { createCallRecordings } from '../src/calls/recording/callRecordings.ts';
import { recordingOfDead } from '../src/calls/recording/orphaned.ts';
import type { Model } from '../src/dialogue/model.ts';
import { newConversation, takeTurn } from '../src/dialogue/turns/machine.ts';
import type { TurnState } from '../src/dialogue/turns/state.ts';
import { findCall } from '../src/store/calls/queries.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { createSealer, sealAssistant } from '../src/store/sealer.ts';
import { scriptedModel } from '../src/testing/scripted.ts';

const START_MS = Date.parse('2026-03-02T10:00:00Z');
const logger = createLogger('test', { level: 'silent' });
const sealer = createSealer('a secret of the test, long enough to be one');

let database: TestDatabase;
let pool: Pool;
let db: Database;
let folder: string;
let server: Server;
let received: ServerMessage['message'][];
let arrived: () => void;
let clock: ManualClock;
let stopDeliveries: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase(migrate);
  pool = createPool(database.url, 'test');
  db = openDatabase(pool);
  folder = await mkdtemp(join(tmpdir(), 'belldesk-leaves-'));
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  clock = new ManualClock(START_MS);
  received = [];
  arrived = () => {};
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push(serverMessage.parse(JSON.parse(body)).message);
      response.end();
      arrived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await stopDeliveries();
  server.closeAllConnections();
  server.close();
});

async function reported(): Promise<EndOfCallReport> {
  for (;;) {
    const found = received.find((message) => message.type === 'end-of-call-report');
    if (found) return found;
    await new Promise<void>((resolve) => {
      arrived = resolve;
    });
  }
}

function keeperWith(leftovers: Leftovers): CallKeeper {
  const deliverer = new Deliverer({ db, sealer, clock, logger });
  stopDeliveries = () => deliverer.stop();
  return new CallKeeper({ db, sealer, deliverer, clock, logger, leftovers });
}

async function begun(keeper: CallKeeper) {
  const { port } = server.address() as AddressInfo;
  const dto = sealAssistant({ server: { url: `http://127.0.0.1:${port}/` } }, sealer);
  return keeper.begin(newCallRow('inboundPhoneCall', dto, clock.nowMs()));
}

/** A conversation in which the caller typed this. */
function after(...typed: readonly string[]): TurnState {
  let state = newConversation('text');
  for (const text of typed) [state] = takeTurn(state, { type: 'typed', text }, clock.nowMs());
  return state;
}

/** A conversation in which a table was booked, as the tool said. */
function afterBooking(): TurnState {
  const state = after('a table please');
  const common = { startedAtMs: START_MS, endedAtMs: START_MS, typed: false, interrupted: false };
  const args = {
    service: 'table',
    partySize: 4,
    date: '2026-03-06',
    time: '19:00',
    name: 'Ann Smith',
  };
  const result = JSON.stringify({ ok: true, id: '0190b6a0-0000-7000-8000-000000000001' });
  const name = 'bookAppointment';
  return {
    ...state,
    entries: [
      ...state.entries,
      { ...common, id: 90, message: { role: 'tool-call', id: 't', name, arguments: args } },
      { ...common, id: 91, message: { role: 'tool-result', id: 't', name, result } },
    ],
  };
}

const summing = (model: Model): Leftovers => {
  const summarise = createSummariser([model], { clock, logger });
  return summarise ? { summarise } : {};
};

test('a model sums a call up after it was committed, and the report waits for it', async () => {
  const answered = Promise.withResolvers<void>();
  const model: Model = {
    name: 'slow',
    async *respond({ meter }) {
      await answered.promise;
      meter?.used({
        type: 'model',
        provider: 'openai',
        model: 'gpt-4o-mini',
        promptTokens: 1_000,
        completionTokens: 0,
        estimated: false,
      });
      yield { type: 'text', text: ' Somebody asked for parking. ' };
    },
  };
  const keeper = keeperWith(summing(model));
  const row = await begun(keeper);
  await keeper.finish(row, after('is there parking'), 'customer-ended-call', clock.nowMs());
  const committed = await findCall(db, row.id);
  expect(committed?.status).toBe('ended');
  expect(committed?.analysis?.summary).toMatch(/^The caller asked: “is there parking”/);
  expect(received.some(({ type }) => type === 'end-of-call-report')).toBe(false);
  answered.resolve();
  const report = await reported();
  expect(report.analysis.summary).toBe('Somebody asked for parking.');
  expect(report.cost).toBe(0.00015);
  expect(report.call.analysis?.summary).toBe('Somebody asked for parking.');
  const kept = await findCall(db, row.id);
  expect(kept?.analysis?.summary).toBe('Somebody asked for parking.');
  expect(kept?.costs).toHaveLength(1);
});

test('a model that does not answer in time costs the summary, not the report', async () => {
  const model: Model = {
    name: 'stuck',
    async *respond({ signal }) {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      yield { type: 'text', text: 'too late' };
    },
  };
  const keeper = keeperWith(summing(model));
  const row = await begun(keeper);
  await keeper.finish(row, after('is there parking'), 'customer-ended-call', clock.nowMs());
  clock.advance(SUMMARY_DEADLINE_MS);
  expect((await reported()).analysis.summary).toMatch(/^The caller asked/);
});

test('a caller who said nothing costs no model a question', async () => {
  const model = scriptedModel(() => [{ type: 'text', text: 'Nobody.' }]);
  const keeper = keeperWith(summing(model));
  const row = await begun(keeper);
  await keeper.finish(row, after(), 'customer-ended-call', clock.nowMs());
  expect((await reported()).analysis.summary).toBe('The caller hung up without a word.');
  expect(model.asked).toEqual([]);
});

test('a call whose process died has an outcome, a summary and its recording as far as it went', async () => {
  const recordings = createCallRecordings(folder);
  const keeper = keeperWith({
    recordingUrlOf: (callId) => `http://voice/call/${callId}/stereo-recording`,
    recordingOf: (row) => recordingOfDead(row, recordings),
  });
  const [kept, refused, taken] = [await begun(keeper), await begun(keeper), await begun(keeper)];
  await keeper.checkpoint(taken, afterBooking());
  await keeper.checkpoint(kept, after('is there parking'), [
    { type: 'voice', voice: { provider: 'flite' }, characters: 5, cost: 0 },
  ]);
  await keeper.checkpoint(refused, after("please don't record this"));
  const head = Buffer.alloc(44);
  head.writeUInt32LE(8_000, 24);
  const twoSeconds = Buffer.concat([head, Buffer.alloc(8_000 * 4 * 2)]);
  for (const { id } of [kept, refused]) await writeFile(recordings.pathOf(id), twoSeconds);
  await keeper.closeAbandoned();
  const found = await findCall(db, kept.id);
  expect(found?.analysis).toMatchObject({
    summary: expect.stringContaining('The call broke off.') as string,
    structuredData: { outcome: 'failed' },
  });
  expect(found?.costs).toHaveLength(1);
  expect(found?.artifact).toMatchObject({
    recording: { state: 'kept', seconds: 2 },
    stereoRecordingUrl: `http://voice/call/${kept.id}/stereo-recording`,
  });
  const booked = await findCall(db, taken.id);
  expect(booked?.analysis?.structuredData?.outcome).toBe('booking');
  expect(booked?.analysis?.summary).toBe(
    'Ann Smith booked: table for 4, Friday 6 March at 19:00. The call broke off.',
  );
  const gone = await findCall(db, refused.id);
  expect(gone?.artifact?.recording?.state).toBe('refused');
  expect(gone?.artifact?.stereoRecordingUrl).toBeUndefined();
  expect(await recordings.find(refused.id)).toBeNull();
});
