import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createLogger } from '@belldesk/kit/logger';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import { HttpDouble } from '@belldesk/kit/testing/httpDouble';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '../src/api/server.ts';
import { Admission } from '../src/calls/admission/admission.ts';
import { CallKeeper } from '../src/calls/callKeeper.ts';
import { ChatRoom } from '../src/calls/chatRoom.ts';
import { Deliverer } from '../src/calls/deliverer.ts';
import { createCallRecordings } from '../src/calls/recording/callRecordings.ts';
import { createRecordings } from '../src/calls/recordings.ts';
import { Switchboard } from '../src/calls/switchboard.ts';
import { CallTicketOffice } from '../src/calls/ticketOffice.ts';
import type { ModelEvent, ModelRequest } from '../src/dialogue/model.ts';
import { createPronunciation } from '../src/speech/pronunciation.ts';
import { openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { findAnswering } from '../src/store/numbers/queries.ts';
import { createSealer } from '../src/store/sealer.ts';
import { scriptedModel, scriptedVoice } from '../src/testing/scripted.ts';

const KEY = 'the-key-of-this-test';
const NOBODY = '0190b6a0-0000-7000-8000-000000000001';
const logger = createLogger('test', { level: 'silent' });
const sealer = createSealer('a secret of the test, long enough to be one');
const shop = new HttpDouble();

let database: TestDatabase;
let pool: Pool;
let app: FastifyInstance;

/** Asks the first tool it is offered once, then says what it answered. */
function answer({ conversation, tools }: ModelRequest): readonly ModelEvent[] {
  const last = conversation.at(-1);
  if (last?.role === 'tool-result') return [{ type: 'text', text: `It said ${last.result}` }];
  const name = tools[0]?.function.name;
  return name === undefined
    ? [{ type: 'text', text: 'I have no tool.' }]
    : [{ type: 'tool-call', id: 'call_1', name, arguments: { orderId: '7' } }];
}

beforeAll(async () => {
  await shop.listen();
  database = await createTestDatabase(migrate);
  pool = createPool(database.url, 'test');
  const db = openDatabase(pool);
  const clock = systemClock;
  const deliverer = new Deliverer({ db, sealer, clock, logger });
  const model = scriptedModel(answer);
  const voice = scriptedVoice();
  const recordings = createRecordings(join(tmpdir(), 'belldesk-no-recordings'));
  const keeper = new CallKeeper({ db, sealer, deliverer, clock, logger });
  const engine = {
    clock,
    logger,
    voice,
    transcriber: null,
    model,
    house: model,
    keeper,
    recordings,
    toolMeans: { allowedHosts: new Set([`127.0.0.1:${shop.port}`]), carrier: null },
  };
  app = createApi(
    {
      db,
      sealer,
      clock,
      apiKey: KEY,
      recordings,
      voice,
      sipAddressOf: (user) => `sip:${user}@bell.test:5060`,
      tickets: new CallTicketOffice({
        db,
        sealer,
        clock,
        publicUrl: 'ws://voice',
        transcriber: null,
        switchboard: new Switchboard(new Admission({ maxCalls: 1 }), logger),
      }),
      chats: new ChatRoom(db, sealer, engine),
      selfTest: {
        state: {
          lastAtMs: null,
          greetedAfterMs: null,
          failedInARow: 0,
          failingSinceMs: null,
          failure: null,
        },
      },
      providers: { report: () => ({ providers: [] }) },
      models: { report: () => ({ wanted: 'none', folder: '', models: [] }) },
      callRecordings: createCallRecordings(join(tmpdir(), 'belldesk-no-recordings')),
      saved() {},
      unhurried: () => null,
      pronunciation: createPronunciation({
        clock,
        voice,
        kokoro: null,
        speaksFirst: true,
        isIdle: () => true,
      }),
      published() {},
    },
    { isReady: () => true, metrics: async () => '' },
    logger,
  );
  await app.ready();
});

beforeEach(() => {
  shop.heard.length = 0;
});

afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
  await shop.close();
});

interface Answer {
  readonly id: string;
  readonly message: unknown;
  readonly headers: unknown;
  readonly output: readonly { readonly role: string; readonly content: string }[];
  readonly model: { readonly tools: unknown; readonly toolIds: unknown };
}

async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) {
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${KEY}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, body: response.json<Answer>() };
}

const lookUp = (changes: object = {}) => ({
  type: 'apiRequest',
  name: 'lookUpOrder',
  method: 'GET',
  url: `http://127.0.0.1:${shop.port}/orders/{{orderId}}`,
  headers: { 'x-api-key': 'hunter2' },
  ...changes,
});

const ASKS = { type: 'apiRequest', name: 'ask', method: 'GET', url: 'https://shop.example/' };

const withToolIds = (toolIds: readonly string[]) => ({
  model: { provider: 'openai', model: 'x', toolIds },
});

const chat = async (assistantId: string) => {
  const { body } = await ask('POST', '/chat', { assistantId, input: 'Where is my order?' });
  return body.output.at(-1)?.content;
};

describe('/tool', () => {
  test('keeps a tool; its secret goes in, is sealed and never comes out', async () => {
    const made = await ask('POST', '/tool', lookUp());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject(lookUp({ headers: { 'x-api-key': '(hidden)' } }));
    const one = await ask('GET', `/tool/${made.body.id}`);
    expect(one.body).toEqual(made.body);
    const all = await ask('GET', '/tool?limit=5');
    expect(all.body).toContainEqual(made.body);
    const { rows } = await pool.query<{ dto: unknown }>('select dto from voice.tools');
    expect(JSON.stringify([made, one, all, rows])).not.toMatch(/hunter2/);
  });

  test('an assistant that names a tool has it, secret and all, in chats and on the telephone', async () => {
    shop.answer = (response) => response.end('{"state":"in Leeds"}');
    const tool = await ask('POST', '/tool', lookUp());
    const { body: assistant } = await ask('POST', '/assistant', withToolIds([tool.body.id]));
    expect(await chat(assistant.id)).toBe(
      'It said {"ok":true,"status":200,"answer":{"state":"in Leeds"}}',
    );
    expect(shop.heard).toMatchObject([{ path: '/orders/7', headers: { 'x-api-key': 'hunter2' } }]);
    expect((await ask('GET', `/assistant/${assistant.id}`)).body.model.tools).toBeUndefined();
    await ask('POST', '/phone-number', {
      provider: 'vapi',
      sipUri: 'sip:lamb@bell.test',
      assistantId: assistant.id,
    });
    const answering = await findAnswering(openDatabase(pool), 'lamb');
    expect(answering?.assistant.dto.model?.tools).toMatchObject([{ name: 'lookUpOrder' }]);
  });

  test('changes, and keeps its secret for the same host only', async () => {
    const { body } = await ask('POST', '/tool', lookUp());
    const path = `/tool/${body.id}`;
    const moved = { url: `http://127.0.0.1:${shop.port}/parcels/{{orderId}}` };
    expect((await ask('PATCH', path, moved)).body).toMatchObject(moved);
    expect((await ask('PATCH', path, { headers: body.headers })).status).toBe(200);
    const stolen = await ask('PATCH', path, {
      url: 'https://evil.example/',
      headers: body.headers,
    });
    expect(stolen).toMatchObject({ status: 400 });
    const { body: assistant } = await ask('POST', '/assistant', withToolIds([body.id]));
    await chat(assistant.id);
    expect(shop.heard).toMatchObject([{ path: '/parcels/7', headers: { 'x-api-key': 'hunter2' } }]);
  });

  test('goes only when no assistant has it', async () => {
    const { body } = await ask('POST', '/tool', { type: 'dtmf' });
    const { body: assistant } = await ask('POST', '/assistant', withToolIds([body.id]));
    expect((await ask('DELETE', `/tool/${body.id}`)).status).toBe(409);
    await ask('PATCH', `/assistant/${assistant.id}`, withToolIds([]));
    expect(await ask('DELETE', `/tool/${body.id}`)).toMatchObject({ status: 200, body });
    expect((await ask('GET', `/tool/${body.id}`)).status).toBe(404);
  });

  test.each([
    ['an unknown type', { type: 'launch' }, {}],
    ['an unknown field', { type: 'dtmf' }, { loud: true }],
    ['a header that is two', ASKS, { headers: { a: 'b\r\nc: d' } }],
    ['a secret nobody knows', ASKS, { headers: { 'x-api-key': '(hidden)' } }],
    ['nothing', {}, {}],
  ])('%s is refused', async (_what, tool, changes) => {
    expect((await ask('POST', '/tool', { ...tool, ...changes })).status).toBe(400);
  });

  test('a pattern that cannot be run in linear time is refused, and the field is named', async () => {
    const parameters = {
      type: 'object',
      properties: { code: { type: 'string', pattern: '(?=a)' } },
    };
    const tool = { type: 'function', function: { name: 'find', parameters } };
    const refused = {
      status: 400,
      body: { message: expect.stringContaining('lookahead') as unknown },
    };
    const alone = await ask('POST', '/tool', tool);
    expect(alone).toMatchObject(refused);
    expect(alone.body.message).toContain('function.parameters.properties.code.pattern: must be');
    const model = { provider: 'a', model: 'b', tools: [{ type: 'endCall' }, tool] };
    const made = await ask('POST', '/assistant', { model });
    expect(made).toMatchObject(refused);
    expect(made.body.message).toMatch(/^model\.tools\.1\.function\.parameters/);
    const { body } = await ask('POST', '/tool', lookUp());
    expect(await ask('PATCH', `/tool/${body.id}`, { body: parameters })).toMatchObject(refused);
    const fine = { ...parameters, properties: { code: { type: 'string', pattern: '^(a+)+$' } } };
    expect((await ask('PATCH', `/tool/${body.id}`, { body: fine })).status).toBe(200);
  });

  test('a tool that is none is refused to an assistant', async () => {
    expect(await ask('POST', '/assistant', withToolIds([NOBODY]))).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(NOBODY) as unknown },
    });
  });
});

test('an assistant’s own tools hide their secrets, and keep them when they are sent back', async () => {
  shop.answer = (response) => response.end('{}');
  const tools = [lookUp(), { type: 'endCall' }];
  const made = await ask('POST', '/assistant', { model: { provider: 'a', model: 'b', tools } });
  expect(JSON.stringify(made)).not.toMatch(/hunter2/);
  const { id, model } = made.body;
  await ask('PATCH', `/assistant/${id}`, { model });
  await chat(id);
  expect(shop.heard).toMatchObject([{ headers: { 'x-api-key': 'hunter2' } }]);
  const { rows } = await pool.query('select * from voice.chats, voice.assistants');
  expect(JSON.stringify(rows)).not.toMatch(/hunter2/);
});

describe('JSON that is nested too deep is 400, and it is said what is right', () => {
  const arrays = '['.repeat(100_000) + ']'.repeat(100_000);
  const objects = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  test.each([
    ['POST', '/assistant', arrays],
    ['POST', '/assistant', objects],
    ['POST', '/assistant', `{"metadata":${objects}}`],
    ['POST', '/assistant', `{"metadata":{"a":${'['.repeat(63)}${']'.repeat(63)}}}`],
    ['PATCH', `/assistant/${NOBODY}`, `{"metadata":{"a":${arrays}}}`],
    ['POST', '/tool', arrays],
    ['POST', '/chat', objects],
    ['POST', '/call/web', `{"metadata":${objects}}`],
    ['POST', '/analytics', arrays],
  ] as const)('%s %s', async (method, url, payload) => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const { statusCode, body } = await app.inject({ method, url, headers, payload });
    expect(statusCode).toBe(400);
    expect(body).toContain('JSON must be nested at most 64 levels deep');
  });

  test('what is nested as deep as that is kept', async () => {
    let nested: unknown = [];
    for (let depth = 1; depth < 62; depth += 1) nested = [nested];
    const metadata = { a: nested };
    expect((await ask('POST', '/assistant', { metadata })).body).toMatchObject({ metadata });
  });
});
