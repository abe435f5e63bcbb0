import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerMessage, serverMessage } from '@belldesk/contract/voice/serverMessage';
import { receptionistTools } from '@belldesk/contract/voice/tools';
import { ManualClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createLogger } from '@belldesk/kit/logger';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Call } from '../src/calls/call.ts';
import { CallKeeper } from '../src/calls/callKeeper.ts';
import type { CallOptions } from '../src/calls/callOptions.ts';
import { Deliverer } from '../src/calls/deliverer.ts';
import type { Engine } from '../src/calls/engine.ts';
import { newCallRow } from '../src/calls/newCallRow.ts';
import { receptionistOf } from '../src/calls/receptionist.ts';
import { createRecordings } from '../src/calls/recordings.ts';
import type { Model, ModelEvent, ModelRequest } from '../src/dialogue/model.ts';
import { findCall } from '../src/store/calls/queries.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { createSealer, openAssistant, sealAssistant } from '../src/store/sealer.ts';
import { MemoryLeg } from '../src/testing/memoryLeg.ts';
import { scriptedModel, scriptedTranscriber, scriptedVoice } from '../src/testing/scripted.ts';

const START_MS = Date.parse('2026-03-02T10:00:00Z');
const logger = createLogger('test', { level: 'silent' });
const sealer = createSealer('a secret of the test, long enough to be one');

/** The product's side of the wire: keeps what it is told, answers tools as it is told to. */
class Product {
  readonly received: ServerMessage['message'][] = [];
  readonly deliveryIds: string[] = [];
  toolStatus = 200;
  #server: Server | null = null;
  #arrived: (() => void)[] = [];

  async listen(): Promise<string> {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        const { message } = serverMessage.parse(JSON.parse(body));
        this.received.push(message);
        this.deliveryIds.push(String(request.headers['x-belldesk-delivery']));
        response.statusCode = message.type === 'tool-calls' ? this.toolStatus : 200;
        response.end(
          message.type === 'tool-calls'
            ? JSON.stringify({
                results: message.toolCallList.map((call) => ({
                  toolCallId: call.id,
                  result: JSON.stringify({ ok: true, id: '0190b6a0-0000-7000-8000-000000000001' }),
                })),
              })
            : '',
        );
        for (const wake of this.#arrived.splice(0)) wake();
      });
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Resolves when a message of this type has come. */
  async until(type: ServerMessage['message']['type']): Promise<ServerMessage['message']> {
    for (;;) {
      const found = this.received.find((message) => message.type === type);
      if (found) return found;
      await new Promise<void>((resolve) => this.#arrived.push(resolve));
    }
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}

let database: TestDatabase;
let pool: Pool;
let db: Database;
let folder: string;
let product: Product;
let productUrl: string;
let clock: ManualClock;

beforeAll(async () => {
  database = await createTestDatabase(migrate);
  pool = createPool(database.url, 'test');
  db = openDatabase(pool);
  folder = await mkdtemp(join(tmpdir(), 'belldesk-call-'));
});

afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  product = new Product();
  productUrl = await product.listen();
  clock = new ManualClock(START_MS);
});

afterEach(() => product.close());

/** Lets everything happen that waits for nothing but the event loop. */
async function settle(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

async function begin(options: {
  input: CallOptions['input'];
  model: Model;
  hears?: readonly string[];
}) {
  const deliverer = new Deliverer({ db, sealer, clock, logger });
  const keeper = new CallKeeper({ db, sealer, deliverer, clock, logger });
  const transcriber = scriptedTranscriber(options.hears);
  const voice = scriptedVoice();
  const engine: Engine = {
    clock,
    logger,
    voice,
    transcriber,
    model: options.model,
    house: options.model,
    keeper,
    recordings: createRecordings(folder),
  };
  const dto = sealAssistant(
    {
      name: 'Golden Lamb',
      firstMessage: 'Hello!',
      model: { provider: 'openai', model: 'x', tools: receptionistTools },
      server: { url: productUrl, secret: 'the secret' },
    },
    sealer,
  );
  const row = await keeper.begin(newCallRow('inboundPhoneCall', dto, clock.nowMs()));
  const leg = new MemoryLeg(clock);
  const endings: string[] = [];
  const call = new Call(engine, {
    row,
    receptionist: receptionistOf(openAssistant(dto, sealer)),
    leg,
    input: options.input,
    callerNumber: '+442079460000',
    lostAfterMs: 60_000,
    watcher: { show() {}, speech() {}, taken() {}, ended: (reason) => endings.push(reason) },
  });
  call.start();
  await settle();
  return { call, leg, voice, transcriber, endings, deliverer, row };
}

/** Words after which nobody waits for more: longer silences are for those that may go on. */
const ASKED = 'How much is a haircut for a child?';

const bookThenBye = (request: ModelRequest): ModelEvent[] => {
  const last = request.conversation.at(-1);
  if (last?.role === 'tool-result')
    return [{ type: 'text', text: 'It is booked. Goodbye.' }, { type: 'end-call' }];
  return [
    { type: 'tool-call', id: 'b1', name: 'bookAppointment', arguments: { service: 'table' } },
  ];
};

describe('a spoken call', () => {
  test('is greeted, understood, booked and kept, and its client is told in order', async () => {
    const { leg, call, voice, endings } = await begin({
      input: 'speech',
      model: scriptedModel(bookThenBye),
      hears: [ASKED],
    });
    expect(voice.spoken).toEqual(['Hello!']);
    clock.advance(1_000);
    leg.caller({ type: 'speech-started', atMs: clock.nowMs() });
    clock.advance(900);
    leg.caller({ type: 'speech-stopped', atMs: clock.nowMs() });
    clock.advance(600);
    await product.until('tool-calls');
    expect(voice.spoken).toEqual(['Hello!']);
    while (voice.spoken.length < 3) await settle();
    expect(voice.spoken.slice(1)).toEqual(['It is booked.', 'Goodbye.']);
    clock.advance(10_000);
    await call.finished;
    expect(endings).toEqual(['assistant-ended-call']);
    const report = await product.until('end-of-call-report');
    // Tools are asked at once; what is journalled comes in its own order.
    const journalled = product.received.filter((message) => message.type !== 'tool-calls');
    expect(journalled.map((message) => message.type)).toEqual([
      'status-update',
      'status-update',
      'end-of-call-report',
    ]);
    expect(report.type === 'end-of-call-report' && report.analysis.structuredData?.outcome).toBe(
      'booking',
    );
    const stored = await findCall(db, call.id);
    expect(stored?.status).toBe('ended');
    expect(stored?.artifact?.transcript).toBe(
      'AI: Hello!\nUser: How much is a haircut for a child?\nAI: It is booked.\nAI: Goodbye.\n',
    );
    expect(stored?.artifact?.turns?.[0]?.totalMs).toBe(600);
    expect(leg.closed).toBe(true);
  });

  test('goes on with keys when its transcriber breaks', async () => {
    const model = scriptedModel(() => [{ type: 'text', text: 'Press 1 to book.' }]);
    const { transcriber, call, voice } = await begin({ input: 'speech', model });
    transcriber.streams[0]?.onError(new Error('gone'));
    await settle();
    clock.advance(10_000);
    await settle();
    expect(model.asked.at(-1)?.input).toBe('keypad');
    expect(voice.spoken.at(-1)).toBe('Press 1 to book.');
    call.hangUp('customer-ended-call');
    await call.finished;
  });

  test('whose client cannot be reached keeps what it could not deliver in the report', async () => {
    product.toolStatus = 500;
    const { leg, call } = await begin({
      input: 'speech',
      model: scriptedModel(bookThenBye),
      hears: [ASKED],
    });
    clock.advance(1_000);
    leg.caller({ type: 'speech-started', atMs: clock.nowMs() });
    clock.advance(900);
    leg.caller({ type: 'speech-stopped', atMs: clock.nowMs() });
    clock.advance(600);
    await product.until('tool-calls');
    while (product.received.filter((message) => message.type === 'tool-calls').length < 2)
      await settle();
    await settle();
    call.hangUp('customer-ended-call');
    await call.finished;
    const report = await product.until('end-of-call-report');
    expect(report.type === 'end-of-call-report' && report.artifact.undelivered).toEqual([
      { toolCallId: 'b1', name: 'bookAppointment', arguments: { service: 'table' } },
    ]);
    const toolDeliveries = product.deliveryIds.filter(
      (_, n) => product.received[n]?.type === 'tool-calls',
    );
    expect(toolDeliveries).toHaveLength(2);
    expect(new Set(toolDeliveries).size).toBe(1);
  });
});

describe('a recorded message', () => {
  test('is kept though the caller hung up while speaking', async () => {
    const model = scriptedModel((request) => {
      const last = request.conversation.at(-1);
      if (last?.role === 'recorded')
        return [
          {
            type: 'tool-call',
            id: 'm1',
            name: 'takeMessage',
            arguments: { message: `${last.seconds} seconds` },
          },
        ];
      if (last?.role === 'tool-result') return [];
      return [
        { type: 'text', text: 'Speak.' },
        { type: 'record', maxMs: 60_000 },
      ];
    });
    const { leg, call } = await begin({ input: 'keypad', model });
    clock.advance(5_000);
    await settle();
    expect(leg.handedOn).toBe('always');
    for (let n = 0; n < 100; n += 1)
      leg.caller({ type: 'caller-audio', pcm: new Int16Array(160).fill(n) });
    call.hangUp('customer-ended-call');
    const told = await product.until('tool-calls');
    expect(told.type === 'tool-calls' && told.toolCallList[0]?.function.arguments).toEqual({
      message: '2 seconds',
    });
    await call.finished;
    const wav = await createRecordings(folder).read(call.id);
    expect(wav?.length).toBe(44 + 100 * 320);
    expect((await findCall(db, call.id))?.analysis?.structuredData?.outcome).toBe('message');
  });
});

test('calls that a dead process left open are closed with what was kept of them', async () => {
  const { row, leg, call, deliverer } = await begin({
    input: 'speech',
    model: scriptedModel(() => [{ type: 'text', text: 'Yes.' }]),
    hears: ['are you open'],
  });
  clock.advance(1_000);
  leg.caller({ type: 'speech-started', atMs: clock.nowMs() });
  clock.advance(900);
  leg.caller({ type: 'speech-stopped', atMs: clock.nowMs() });
  clock.advance(600);
  while (((await findCall(db, row.id))?.artifact?.messages.length ?? 0) < 3) {
    await settle();
    clock.advance(100);
  }
  await new CallKeeper({ db, sealer, deliverer, clock, logger }).closeAbandoned();
  const stored = await findCall(db, row.id);
  expect(stored?.endedReason).toBe('pipeline-error-shutdown');
  expect(stored?.artifact?.transcript).toContain('User: are you open');
  expect((await product.until('end-of-call-report')).type).toBe('end-of-call-report');
  call.hangUp('customer-ended-call');
  await call.finished;
  expect((await findCall(db, row.id))?.endedReason).toBe('pipeline-error-shutdown');
});
