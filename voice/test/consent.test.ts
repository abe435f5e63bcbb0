import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chargeOf } from '@belldesk/contract/product/charge';
import type { EndOfCallReport } from '@belldesk/contract/voice/serverMessage';
import { ManualClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createLogger } from '@belldesk/kit/logger';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Admission } from '../src/calls/admission/admission.ts';
import { CallKeeper } from '../src/calls/callKeeper.ts';
import { forgetNeverConnected, KEPT_MS } from '../src/calls/connecting/forgetNeverConnected.ts';
import { Deliverer } from '../src/calls/deliverer.ts';
import type { Engine } from '../src/calls/engine.ts';
import { PhoneDesk } from '../src/calls/phoneDesk.ts';
import { createCallRecordings } from '../src/calls/recording/callRecordings.ts';
import { recordingOfDead } from '../src/calls/recording/orphaned.ts';
import { createRecordings } from '../src/calls/recordings.ts';
import { Switchboard } from '../src/calls/switchboard.ts';
import { aggregateCalls } from '../src/store/analytics/queries.ts';
import { type CallRow, findCall, insertCall, listCalls } from '../src/store/calls/queries.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { type DeliveryRow, listDue } from '../src/store/deliveries/queries.ts';
import { migrate } from '../src/store/migrate.ts';
import { createSealer, sealAssistant } from '../src/store/sealer.ts';
import { type Caller, isSilent, openCaller } from '../src/telephony/media/test/caller.ts';
import { createMediaWorker, type MediaWorker } from '../src/telephony/media/worker.ts';
import { createSipServer, type SipServer } from '../src/telephony/sip/server.ts';
import { HandPhone } from '../src/telephony/sip/testing/handPhone.ts';
import { scriptedModel, scriptedTranscriber, scriptedVoice } from '../src/testing/scripted.ts';

const START_MS = Date.parse('2026-03-02T10:00:00Z');
const HOUR_MS = 60 * 60_000;
/** 64 times T1 (RFC 3261 section 13.3.1.4). */
const ACK_WAIT_MS = 32_000;
const UNACKNOWLEDGED = 'call.ringing.error-sip-inbound-call-failed-to-connect';
const HOUSE_PORT = 16_105;
const GREETING = 'Hello there, and welcome.';
const ALL = { limit: 100 };
const logger = createLogger('test', { level: 'silent' });
const sealer = createSealer('a secret of the test, long enough to be one');
const stamps = { createdAt: new Date(START_MS), updatedAt: new Date(START_MS) };
const assistantId = '0190b6a0-0000-7000-8000-000000000001';

let database: TestDatabase;
let pool: Pool;
let db: Database;
let media: MediaWorker;
let folder: string;
let clock: ManualClock;
let keeper: CallKeeper;
let switchboard: Switchboard;
let house: SipServer;
let phone: HandPhone;
let caller: Caller;
let voice: ReturnType<typeof scriptedVoice>;
let model: ReturnType<typeof scriptedModel>;
let rules: ReturnType<typeof scriptedModel>;
let greeting: string;
let records: boolean;
let transcriber: ReturnType<typeof scriptedTranscriber>;

beforeAll(async () => {
  database = await createTestDatabase(migrate);
  pool = createPool(database.url, 'test');
  db = openDatabase(pool);
  media = await createMediaWorker({
    rtpPorts: { first: 16_120, last: 16_149 },
    onFailure(error) {
      throw error;
    },
  });
});
afterAll(async () => {
  await media.close();
  await pool.end();
  await database.drop();
});

beforeEach(async () => {
  await pool.query('delete from voice.calls');
  await pool.query('delete from voice.deliveries');
  folder = await mkdtemp(join(tmpdir(), 'belldesk-consent-'));
  clock = new ManualClock(START_MS);
  const callRecordings = createCallRecordings(folder);
  // What is to be told is read from its table: nobody delivers it.
  const deliverer = new Deliverer({ db, sealer, clock, logger });
  await deliverer.stop();
  keeper = new CallKeeper({
    db,
    sealer,
    deliverer,
    clock,
    logger,
    leftovers: { recordingOf: (row) => recordingOfDead(row, callRecordings) },
  });
  voice = scriptedVoice();
  transcriber = scriptedTranscriber();
  model = scriptedModel(() => []);
  rules = scriptedModel(() => []);
  greeting = GREETING;
  records = true;
  const engine: Engine = {
    clock,
    logger,
    voice,
    transcriber,
    model,
    house: rules,
    keeper,
    recordings: createRecordings(folder),
    callRecordings,
  };
  switchboard = new Switchboard(new Admission({ maxCalls: 10 }), logger);
  const desk = new PhoneDesk({
    engine,
    media,
    sealer,
    switchboard,
    find: async () => ({
      assistant: {
        id: assistantId,
        dto: sealAssistant(
          {
            firstMessage: greeting,
            server: { url: 'http://127.0.0.1:9/', secret: 'the secret' },
            artifactPlan: { recordingEnabled: records },
          },
          sealer,
        ),
        ...stamps,
      },
      number: {
        id: '0190b6a0-0000-7000-8000-000000000002',
        sipUser: 'lamb',
        assistantId,
        name: null,
        blockedNumbers: [],
        ...stamps,
      },
    }),
  });
  house = createSipServer({
    hosts: ['127.0.0.1'],
    port: HOUSE_PORT,
    publicHost: '127.0.0.1',
    clock,
    onInvite: (invite) => desk.invite(invite),
  });
  await house.listen();
  phone = await HandPhone.open(HOUSE_PORT, 'lamb');
  caller = await openCaller();
});
afterEach(async () => {
  await switchboard.close();
  const closed = house.close();
  clock.advance(2_000);
  await closed;
  phone.close();
  caller.socket.close();
  await rm(folder, { recursive: true, force: true });
});

/** Calls, with sound wanted on the caller's own socket; resolves when the 200 came. */
async function rings(): Promise<void> {
  expect(await phone.invite({ address: '127.0.0.1', port: caller.port })).toBe('200 INVITE');
}

async function theCall(): Promise<CallRow> {
  const [row, ...others] = await listCalls(db, ALL);
  expect(others).toEqual([]);
  if (!row) throw new Error('there is no call');
  return row;
}

/** Half a second of the media thread passes, as another leg of it tells. */
async function halfASecond(): Promise<void> {
  const other = await openCaller();
  const leg = await media.openRtpLeg({
    localAddress: '127.0.0.1',
    codec: 'PCMU',
    payloadType: 0,
    telephoneEventPayloadType: null,
    remote: { address: '127.0.0.1', port: other.port },
  });
  await other.received(25);
  leg.close();
  other.socket.close();
}

/** Nobody acknowledges, and the call is over. */
async function waitsInVain(): Promise<CallRow> {
  // The house gives up, and says BYE, whoever may hear it.
  clock.advance(ACK_WAIT_MS);
  await over();
  return theCall();
}

async function over(): Promise<void> {
  // What a call that ended is waited for is told by real sockets and the database.
  await expect.poll(() => switchboard.activeCalls, { timeout: 15_000 }).toBe(0);
}

const voiced = () => caller.packets.filter((packet) => !isSilent(packet)).length;

/** The greeting's frames, and the notice that is spoken before it. */
async function heardWhole(): Promise<void> {
  const spoken = () => new Set(voice.spoken);
  const frames = () => [...spoken()].reduce((sum, text) => sum + (text.length * 60) / 20, 0);
  while (spoken().size < 2 || voiced() < frames()) await caller.received(caller.packets.length + 1);
  expect([...spoken()].join(' ')).toContain(GREETING);
  expect(voiced()).toBe(frames());
}

async function toldOf(): Promise<DeliveryRow['body']['message'][]> {
  const told: DeliveryRow['body']['message'][] = [];
  for (;;) {
    const due = await listDue(db, new Date(clock.nowMs() + HOUR_MS), 10);
    if (due.length === 0) return told;
    for (const { id, body } of due) {
      told.push(body.message);
      await pool.query('delete from voice.deliveries where id = $1', [id]);
    }
  }
}

describe('an INVITE that is never acknowledged', () => {
  test('brings a second of sound, is not recorded, costs nothing and ends with its own reason', async () => {
    await rings();
    await caller.received(50);
    await halfASecond();
    expect(caller.packets).toHaveLength(50);
    expect(await theCall()).toMatchObject({ status: 'ringing', startedAt: null });
    expect(transcriber.streams).toEqual([]);

    const row = await waitsInVain();
    expect(caller.packets).toHaveLength(50);
    expect(row).toMatchObject({
      status: 'ended',
      endedReason: UNACKNOWLEDGED,
      startedAt: null,
    });
    expect(model.asked).toEqual([]);
    expect(transcriber.streams).toEqual([]);
    expect(row.artifact?.messages.filter(({ role }) => role === 'user')).toEqual([]);
    expect(row.artifact?.recording).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);

    const told = await toldOf();
    expect(told.map(({ type }) => type)).toEqual(['status-update', 'end-of-call-report']);
    const report = told[1] as EndOfCallReport;
    expect(report.endedReason).toBe(UNACKNOWLEDGED);
    const startTime = new Date(report.startedAt);
    const endTime = new Date(report.endedAt);
    expect(
      chargeOf({
        type: 'phone',
        startTime,
        endTime,
        durationSeconds: (endTime.getTime() - startTime.getTime()) / 1_000,
        endedReason: report.endedReason,
        byOwner: false,
        spamAt: null,
      }),
    ).toEqual({ seconds: 0, reason: 'never-connected' });
  });

  test('though its caller is heard: they talk, and nothing of it counts', async () => {
    await rings();
    await caller.received(1);
    caller.send(phone.houseMediaPort, new Uint8Array(160).fill(0xff));
    await heardWhole();
    expect(await theCall()).toMatchObject({ status: 'ringing', artifact: null });
    const row = await waitsInVain();
    expect(row).toMatchObject({ endedReason: UNACKNOWLEDGED, startedAt: null });
    expect(await readdir(folder)).toEqual([]);
  });

  test('asks no model, though its greeting is over within the second', async () => {
    greeting = 'Hi.';
    records = false;
    await rings();
    await caller.received(50);
    expect(voiced()).toBe(9);
    // The greeting's end is told by the media thread; then a silence is counted.
    await expect
      .poll(() => {
        clock.advance(500);
        return rules.asked.length;
      })
      .toBeGreaterThan(0);
    expect(await theCall()).toMatchObject({ status: 'ringing' });
    expect(model.asked).toEqual([]);
  });

  test('given up by BYE says so', async () => {
    await rings();
    await phone.bye();
    await over();
    expect(await theCall()).toMatchObject({
      startedAt: null,
      endedReason: 'call.ringing.sip-inbound-caller-hungup-before-call-connect',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('whose process dies did not connect either', async () => {
    await rings();
    const row = await theCall();
    await insertCall(db, { ...row, id: '0190b6a0-0000-7000-8000-000000000009' });
    expect(await keeper.closeAbandoned()).toBe(2);
    expect(await findCall(db, '0190b6a0-0000-7000-8000-000000000009')).toMatchObject({
      status: 'ended',
      endedReason: UNACKNOWLEDGED,
      startedAt: null,
    });
  });
});

describe('an INVITE that is acknowledged', () => {
  test('three seconds late: the greeting is heard whole, and the call counts from there', async () => {
    await rings();
    await caller.received(50);
    await halfASecond();
    expect(caller.packets).toHaveLength(50);
    clock.advance(3_000);
    phone.ack();
    await heardWhole();
    await phone.bye();
    await over();
    expect(await theCall()).toMatchObject({
      status: 'ended',
      endedReason: 'customer-ended-call',
      startedAt: new Date(START_MS + 3_000),
      artifact: { recording: { state: 'kept' } },
    });
    expect(await readdir(folder)).toHaveLength(1);
    expect((await toldOf()).map(({ type }) => type)).toEqual([
      'status-update',
      'status-update',
      'end-of-call-report',
    ]);
  });

  test('and then names another address sends there one second, until that is acknowledged too', async () => {
    await rings();
    phone.ack();
    await heardWhole();
    const victim = await openCaller();
    expect(await phone.invite({ address: '127.0.0.1', port: victim.port })).toBe('200 INVITE');
    await victim.received(1);
    const before = caller.packets.length;
    await halfASecond();
    await halfASecond();
    await halfASecond();
    expect(victim.packets.length).toBeLessThanOrEqual(50);
    expect(caller.packets.length).toBeLessThanOrEqual(before + 1);
    const unproved = victim.packets.length;
    phone.ack();
    await victim.received(unproved + 60);
    victim.socket.close();
  });
});

describe('what never connected', () => {
  const never = (id: string, endedReason: CallRow['endedReason']): CallRow => ({
    id,
    type: 'inboundPhoneCall',
    status: 'ended',
    assistantId,
    assistant: {},
    phoneNumberId: null,
    customer: null,
    metadata: null,
    joinTokenHash: null,
    joinExpiresAt: null,
    joinedAt: null,
    startedAt: null,
    endedAt: new Date(START_MS),
    endedReason,
    artifact: null,
    analysis: null,
    costs: [],
    ...stamps,
  });
  const ids = async () => (await listCalls(db, ALL)).map(({ id }) => id);

  test('is deleted within a day with what was still to be told of it, and nothing else', async () => {
    const [connected, gone] = [
      '0190b6a0-0000-7000-8000-000000000011',
      '0190b6a0-0000-7000-8000-000000000012',
    ];
    const delivery = (callId: string): DeliveryRow => ({
      id: callId,
      callId,
      url: 'http://127.0.0.1:9/',
      sealedHeaders: '',
      body: { message: { type: 'status-update', timestamp: START_MS, status: 'ended' } } as never,
      attempts: 9,
      nextAttemptAt: new Date(START_MS),
      createdAt: new Date(START_MS),
    });
    await insertCall(db, never(connected, 'customer-ended-call'), [delivery(connected)]);
    await insertCall(db, never(gone, UNACKNOWLEDGED), [delivery(gone)]);
    const recordings = createRecordings(folder);
    const message = await recordings.start(gone, 8_000);
    await message.close();
    const callRecordings = createCallRecordings(folder);
    const begin = () => forgetNeverConnected({ db, recordings, callRecordings, clock, logger });
    clock.advance(KEPT_MS);
    await begin().stop();
    expect((await ids()).sort()).toEqual([connected, gone]);

    const forgetting = begin();
    // It looks again an hour after it has looked.
    await expect
      .poll(() => {
        clock.advance(HOUR_MS);
        return ids();
      })
      .toEqual([connected]);
    await forgetting.stop();
    expect(await readdir(folder)).toEqual([]);
    const { rows } = await pool.query('select call_id from voice.deliveries');
    expect(rows).toEqual([{ call_id: connected }]);
    expect(KEPT_MS + HOUR_MS).toBeLessThan(24 * HOUR_MS);
  });

  test('is no call in the figures, neither before nor after', async () => {
    await insertCall(db, never('0190b6a0-0000-7000-8000-000000000013', 'customer-ended-call'));
    await insertCall(db, never('0190b6a0-0000-7000-8000-000000000014', UNACKNOWLEDGED));
    const figures = await aggregateCalls(
      db,
      { table: 'call', name: 'calls', operations: [{ operation: 'count', column: 'id' }] },
      { start: new Date(START_MS - 1), end: new Date(START_MS + 1), timezone: 'UTC' },
    );
    expect(figures).toMatchObject([{ countId: 1 }]);
  });
});
