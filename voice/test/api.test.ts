import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelsReport } from '@belldesk/contract/voice/models';
import { systemClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createLogger } from '@belldesk/kit/logger';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../src/api/server.ts';
import { Admission } from '../src/calls/admission/admission.ts';
import { CallKeeper } from '../src/calls/callKeeper.ts';
import { ChatRoom } from '../src/calls/chatRoom.ts';
import { Deliverer } from '../src/calls/deliverer.ts';
import { createCallRecordings } from '../src/calls/recording/callRecordings.ts';
import { createRecordings } from '../src/calls/recordings.ts';
import { Switchboard } from '../src/calls/switchboard.ts';
import { CallTicketOffice } from '../src/calls/ticketOffice.ts';
import { createPronunciation } from '../src/speech/pronunciation.ts';
import { findAssistant } from '../src/store/assistants/queries.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { listAnsweringUsers } from '../src/store/numbers/queries.ts';
import { calls } from '../src/store/schema.ts';
import { createSealer } from '../src/store/sealer.ts';
import { scriptedModel, scriptedVoice } from '../src/testing/scripted.ts';

const KEY = 'the-key-of-this-test';
const logger = createLogger('test', { level: 'silent' });
const sealer = createSealer('a secret of the test, long enough to be one');
const NOBODY = '0190b6a0-0000-7000-8000-000000000001';

let database: TestDatabase;
let pool: Pool;
let db: Database;
let app: FastifyInstance;
let tickets: CallTicketOffice;
let recorded: string;
const admission = new Admission({ maxCalls: 3, maxBrowserCallsPerAssistant: 1 });
const switchboard = new Switchboard(admission, logger);
let changes = 0;

beforeAll(async () => {
  recorded = await mkdtemp(join(tmpdir(), 'belldesk-recordings-'));
  database = await createTestDatabase(migrate);
  pool = createPool(database.url, 'test');
  db = openDatabase(pool);
  const clock = systemClock;
  const deliverer = new Deliverer({ db, sealer, clock, logger });
  const model = scriptedModel((request) => [
    { type: 'text', text: `You said ${request.conversation.length} things.` },
  ]);
  const voice = scriptedVoice();
  const recordings = createRecordings(recorded);
  tickets = new CallTicketOffice({
    db,
    sealer,
    clock,
    switchboard,
    publicUrl: 'ws://voice',
    transcriber: null,
  });
  const keeper = new CallKeeper({ db, sealer, deliverer, clock, logger });
  app = createApi(
    {
      db,
      sealer,
      clock,
      apiKey: KEY,
      sipAddressOf: (user) => `sip:${user}@bell.test:5060`,
      tickets,
      chats: new ChatRoom(db, sealer, {
        clock,
        logger,
        voice,
        transcriber: null,
        model,
        house: model,
        keeper,
        recordings,
      }),
      recordings,
      callRecordings: createCallRecordings(recorded),
      voice,
      selfTest: {
        state: {
          lastAtMs: 7,
          greetedAfterMs: 80,
          failedInARow: 2,
          failingSinceMs: 5,
          failure: 'silent',
        },
      },
      providers: { report: () => ({ providers: [RUNG] }) },
      models: { report: () => MODELS },
      saved() {},
      unhurried: () => null,
      pronunciation: createPronunciation({
        clock,
        voice,
        kokoro: null,
        speaksFirst: true,
        isIdle: () => true,
      }),
      published() {
        changes += 1;
      },
    },
    { isReady: () => true, metrics: async () => '' },
    logger,
  );
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
  await rm(recorded, { recursive: true, force: true });
});

const RUNG = {
  part: 'voice',
  name: 'elevenlabs',
  label: 'ElevenLabs',
  state: 'refused',
  sinceMs: 5,
  message: 'ElevenLabs refuses the key: check ELEVENLABS_API_KEY.',
  incident: null,
} as const;

const MODELS = {
  wanted: 'english',
  folder: '/models',
  models: [
    {
      name: 'listen',
      means: 'Listens',
      package: 'listen@1.0.0',
      licence: 'MIT',
      bytes: 100,
      fetchedBytes: 40,
      bytesOnDisk: 120,
      state: 'fetching',
      problem: null,
      nextTryAtMs: null,
    },
  ],
} satisfies ModelsReport;

/** What the tests read of any answer. */
interface Answer {
  readonly id: string;
  readonly sipUri: string;
  readonly webCallUrl: string;
  readonly message: unknown;
  readonly output: unknown;
}

async function ask(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) {
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${KEY}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, body: response.json<Answer>() };
}

const askForSound = (url: string) =>
  app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${KEY}` } });

const aLamb = {
  name: 'Golden Lamb',
  firstMessage: 'Hello!',
  model: {
    provider: 'openai',
    model: 'gpt-3.5-turbo',
    temperature: 0.7,
    messages: [{ role: 'system', content: '# Business\nGolden Lamb' }],
  },
  transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en-US' },
  voice: { provider: '11labs', voiceId: 'amelia' },
  server: { url: 'http://127.0.0.1:9/webhooks', secret: 'webhook secret' },
  metadata: { businessName: 'Golden Lamb', timeZone: 'Europe/London' },
};

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

describe('the key', () => {
  test.each([undefined, 'Bearer wrong', `Basic ${KEY}`, 'Bearer'])(
    '%s is refused',
    async (authorization) => {
      const response = await app.inject({
        method: 'GET',
        url: '/assistant',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ error: 'Unauthorized', statusCode: 401 });
    },
  );

  test('is not asked for by the probes', async () => {
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });
});

describe('/assistant', () => {
  test('comes back as it was sent, and its secret is sealed in the table', async () => {
    const created = await ask('POST', '/assistant', aLamb);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject(aLamb);
    expect((await ask('GET', `/assistant/${created.body.id}`)).body).toEqual(created.body);
    const row = await findAssistant(db, created.body.id);
    expect(JSON.stringify(row)).not.toContain('webhook secret');
  });

  test('may be empty', async () => {
    expect((await ask('POST', '/assistant', {})).status).toBe(201);
  });

  test('PATCH merges at the top, takes null, and leaves the rest', async () => {
    const { body } = await ask('POST', '/assistant', aLamb);
    const changed = await ask('PATCH', `/assistant/${body.id}`, {
      firstMessage: null,
      name: 'Lamb',
    });
    expect(changed.body).toMatchObject({ ...aLamb, firstMessage: null, name: 'Lamb' });
  });

  test('DELETE gives it once more, then it is gone', async () => {
    const { body } = await ask('POST', '/assistant', aLamb);
    expect((await ask('DELETE', `/assistant/${body.id}`)).body).toEqual(body);
    expect((await ask('GET', `/assistant/${body.id}`)).status).toBe(404);
    expect((await ask('DELETE', `/assistant/${body.id}`)).status).toBe(404);
  });

  test.each([
    [{ nmae: 'x' }, ['property nmae should not exist']],
    [{ model: { provider: 'a', model: 'b', hat: 1 } }, ['property model.hat should not exist']],
    [{ name: 'x'.repeat(41) }, [matching(/^name: .*40/)]],
    [{ maxDurationSeconds: 'long' }, [matching(/^maxDurationSeconds: /)]],
  ])('%j is refused by name', async (body, message) => {
    const refused = await ask('POST', '/assistant', body);
    expect(refused).toEqual({
      status: 400,
      body: { message, error: 'Bad Request', statusCode: 400 },
    });
  });

  test.each(['undefined', '1', NOBODY])('of id %s is a 404 in JSON', async (id) => {
    const missing = await ask('GET', `/assistant/${id}`);
    expect(missing).toEqual({
      status: 404,
      body: { message: 'Not found', error: 'Not Found', statusCode: 404 },
    });
  });

  test('is listed newest first, bare, within limits and dates', async () => {
    const before = new Date().toISOString();
    const { body } = await ask('POST', '/assistant', aLamb);
    const list = await ask('GET', `/assistant?limit=1&createdAtGe=${encodeURIComponent(before)}`);
    expect(list.body).toEqual([body]);
    expect((await ask('GET', '/assistant?limit=-1')).status).toBe(400);
  });

  test('that is no JSON is told so in JSON', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/assistant',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      payload: '{"name":',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ statusCode: 400 });
  });
});

describe('/phone-number', () => {
  test('is an address on which an assistant answers, with the host of the platform', async () => {
    const { body } = await ask('POST', '/assistant', aLamb);
    const number = await ask('POST', '/phone-number', {
      provider: 'vapi',
      sipUri: 'sip:Golden-Lamb@anywhere',
      assistantId: body.id,
    });
    expect(number.status).toBe(201);
    expect(number.body.sipUri).toBe('sip:golden-lamb@bell.test:5060');
    const taken = await ask('POST', '/phone-number', {
      provider: 'vapi',
      sipUri: 'sip:golden-lamb@x',
    });
    expect(taken.status).toBe(409);
    const blocking = await ask('PATCH', `/phone-number/${number.body.id}`, {
      blockedNumbers: ['+442079460123'],
    });
    expect(blocking.body).toMatchObject({
      blockedNumbers: ['+442079460123'],
      assistantId: body.id,
    });
    const renamed = await ask('PATCH', `/phone-number/${number.body.id}`, { name: 'Front desk' });
    expect(renamed.body).toMatchObject({ blockedNumbers: ['+442079460123'] });
    expect((await ask('DELETE', `/phone-number/${number.body.id}`)).status).toBe(200);
    expect((await ask('GET', `/phone-number/${number.body.id}`)).status).toBe(404);
  });

  test.each([
    { provider: 'vapi', sipUri: 'golden lamb' },
    { provider: 'vapi', sipUri: 'sip:-lamb@x' },
    { provider: 'vapi', sipUri: 'sip:lamb@x', assistantId: NOBODY },
    { provider: 'vapi', sipUri: 'sip:lamb@x', blockedNumbers: ['020 7946 0123'] },
  ])('%j is refused', async (body) => {
    expect((await ask('POST', '/phone-number', body)).status).toBe(400);
  });
});

describe('/call', () => {
  test('/web gives a ticket that works once, for that call only', async () => {
    const { body } = await ask('POST', '/assistant', aLamb);
    const call = await ask('POST', '/call/web', { assistantId: body.id });
    expect(call.status).toBe(201);
    expect(call.body).toMatchObject({
      type: 'webCall',
      status: 'queued',
      assistantId: body.id,
      wantsBrowserRecognition: true,
    });
    const url = new URL(call.body.webCallUrl);
    const token = url.searchParams.get('token') ?? '';
    expect(await tickets.redeem(NOBODY, token)).toBeNull();
    expect(await tickets.redeem(call.body.id, 'guess')).toBeNull();
    expect((await tickets.redeem(call.body.id, token))?.id).toBe(call.body.id);
    expect(await tickets.redeem(call.body.id, token)).toBeNull();
  });

  test('/web is refused while its assistant, or the platform, is on all calls it may have', async () => {
    const { body } = await ask('POST', '/assistant', aLamb);
    const other = await ask('POST', '/assistant', aLamb);
    const lines = [admission.fromBrowser(body.id)];
    const call = (assistantId: string) => ask('POST', '/call/web', { assistantId });
    const busy = await call(body.id);
    expect(busy).toMatchObject({
      status: 503,
      body: { message: matching(/^This assistant is on as many calls/) },
    });
    expect((await call(other.body.id)).status).toBe(201);
    lines.push(admission.fromSelf(), admission.fromSelf());
    expect(await call(other.body.id)).toMatchObject({
      status: 503,
      body: { message: matching(/^All lines are busy/) },
    });
    for (const line of lines) if (typeof line !== 'string') line.giveBack();
    expect((await call(body.id)).status).toBe(201);
  });

  test('/web without an assistant says so', async () => {
    const refused = await ask('POST', '/call/web', {});
    expect(refused.body.message).toEqual(['Assistant or Squad must be provided.']);
  });

  test('is listed by assistant and read by id', async () => {
    const { body } = await ask('POST', '/assistant', aLamb);
    const call = await ask('POST', '/call/web', { assistantId: body.id });
    const list = await ask('GET', `/call?assistantId=${body.id}`);
    expect(list.body).toEqual([expect.objectContaining({ id: call.body.id })]);
    expect((await ask('GET', `/call/${call.body.id}`)).body.id).toBe(call.body.id);
    expect((await ask('GET', `/call/${call.body.id}/customer-recording`)).status).toBe(404);
  });

  test('is deleted with its recordings once it has ended, and not before', async () => {
    const { body } = await ask('POST', '/assistant', aLamb);
    const { id } = (await ask('POST', '/call/web', { assistantId: body.id })).body;
    const call = `/call/${id}`;
    await db.update(calls).set({ status: 'in-progress' }).where(eq(calls.id, id));
    expect((await ask('DELETE', call)).status).toBe(409);
    await mkdir(recorded, { recursive: true });
    const silence = Buffer.alloc(400);
    await writeFile(join(recorded, `${id}.wav`), silence);
    await writeFile(join(recorded, `${id}.8000.pcm`), silence);
    for (const part of ['stereo-recording', 'customer-recording'])
      expect((await askForSound(`${call}/${part}`)).statusCode).toBe(200);
    await db.update(calls).set({ status: 'ended' }).where(eq(calls.id, id));
    expect(await ask('DELETE', call)).toMatchObject({ status: 200, body: { id } });
    for (const part of ['', '/stereo-recording', '/customer-recording'])
      expect((await ask('GET', `${call}${part}`)).status).toBe(404);
    expect((await ask('DELETE', call)).status).toBe(404);
  });
});

describe('/chat', () => {
  test('keeps the thread over its chats', async () => {
    const { body } = await ask('POST', '/assistant', aLamb);
    const first = await ask('POST', '/chat', { assistantId: body.id, input: 'Hi' });
    expect(first.body.output).toEqual([{ role: 'assistant', content: 'You said 1 things.' }]);
    const second = await ask('POST', '/chat', { previousChatId: first.body.id, input: 'Again' });
    expect(second.body.output).toEqual([{ role: 'assistant', content: 'You said 3 things.' }]);
  });

  test.each([
    ['AU', 'zero zero zero'],
    ['Atlantis', 'your local emergency number'],
    [undefined, 'your local emergency number'],
  ])('an emergency at a business in %s is answered by rule: %s', async (country, whom) => {
    const metadata = { ...aLamb.metadata, ...(country ? { country } : {}) };
    const { body } = await ask('POST', '/assistant', { ...aLamb, metadata });
    const asked = { assistantId: body.id, input: 'my father has chest pain' };
    const { output } = (await ask('POST', '/chat', asked)).body;
    expect(output).toEqual([{ role: 'assistant', content: matching(new RegExp(whom)) }]);
  });

  test.each([
    { input: 'Hi' },
    { assistantId: NOBODY, input: 'Hi' },
    { previousChatId: NOBODY, input: 'Hi' },
    { assistant: {}, input: '' },
    { assistant: {}, input: 'x'.repeat(4_097) },
  ])('refuses bad input %#', async (body) => {
    expect((await ask('POST', '/chat', body)).status).toBe(400);
  });
});

test('/voice/{id}/sample is a WAV file of the voice that would speak', async () => {
  const response = await app.inject({
    url: '/voice/amelia/sample',
    headers: { authorization: `Bearer ${KEY}` },
  });
  expect(response.headers['content-type']).toBe('audio/wav');
  expect(response.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  expect((await ask('GET', '/voice/elvis/sample')).status).toBe(404);
});

describe('how words are said', () => {
  const speech = {
    text: 'Saoirse.',
    voiceId: 'amelia',
    language: 'en-GB',
    lexicon: [{ word: 'Saoirse', soundsLike: 'SEER-sha' }],
  };

  test('is heard as WAV, and the answer tells whether the voice was told how', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/pronunciation/speech',
      headers: { authorization: `Bearer ${KEY}` },
      payload: speech,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/wav',
      'x-reading': 'as-written',
    });
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  });

  test('is not known without the dictionary of the voice', async () => {
    expect(
      (await ask('POST', '/pronunciation/words', { language: 'en-GB', words: ['Saoirse'] })).body,
    ).toEqual({ support: 'as-written', guessed: [] });
    expect(
      (await ask('POST', '/pronunciation/readings', { language: 'en-GB', word: 'Saoirse' })).body,
    ).toEqual({ readings: [] });
  });

  test('is asked of one word, in few characters, by who has the key', async () => {
    const refused = await ask('POST', '/pronunciation/speech', {
      ...speech,
      text: 'a'.repeat(61),
    });
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.body)).toContain('text: At most 60 characters');
    expect(
      (await ask('POST', '/pronunciation/readings', { language: 'en-GB', word: 'two words' }))
        .status,
    ).toBe(400);
    const stranger = await app.inject({
      method: 'POST',
      url: '/pronunciation/speech',
      payload: speech,
    });
    expect(stranger.statusCode).toBe(401);
  });
});

describe('the providers', () => {
  test('and what their services say of their keys are told to who holds the key of the platform', async () => {
    expect((await ask('GET', '/providers')).body).toEqual({ providers: [RUNG] });
    expect((await app.inject({ method: 'GET', url: '/providers' })).statusCode).toBe(401);
  });
});

describe('the models of the machine', () => {
  test('are told to who holds the key of the platform', async () => {
    expect((await ask('GET', '/models')).body).toEqual(MODELS);
    expect((await app.inject({ method: 'GET', url: '/models' })).statusCode).toBe(401);
  });
});

describe('the self-test', () => {
  test('is told to whoever has the key', async () => {
    expect((await ask('GET', '/self-test')).body).toEqual({
      lastAtMs: 7,
      failedInARow: 2,
      failingSinceMs: 5,
      failure: 'silent',
    });
    expect((await app.inject({ method: 'GET', url: '/self-test' })).statusCode).toBe(401);
  });
});

describe('who answers', () => {
  test('is told of as changed by everything that changes it, once that is committed', async () => {
    const assistant = await ask('POST', '/assistant', aLamb);
    const { id: assistantId } = assistant.body;
    const tool = await ask('POST', '/tool', {
      type: 'function',
      function: { name: 'lookUp' },
      server: { url: 'https://lamb.example/look-up' },
    });
    const sipUri = 'sip:told-lamb@bell.test';
    const number = await ask('POST', '/phone-number', { provider: 'vapi', sipUri, assistantId });
    expect(number.status).toBe(201);
    const address = `/phone-number/${number.body.id}`;
    const steps = [
      ['PATCH', address, { blockedNumbers: ['+442079460123'] }, true],
      ['PATCH', `/assistant/${assistantId}`, { name: 'Silver Lamb' }, true],
      ['PUT', `/assistant/${assistantId}`, aLamb, true],
      ['PATCH', `/tool/${tool.body.id}`, { server: { url: 'https://lamb.example/2' } }, true],
      ['PATCH', address, { assistantId: null }, false],
      ['PATCH', address, { assistantId }, true],
      ['DELETE', `/assistant/${assistantId}`, undefined, false],
      ['DELETE', address, undefined, false],
    ] as const;
    for (const [method, path, body, answers] of steps) {
      const before = changes;
      expect(await ask(method, path, body)).toMatchObject({ status: 200 });
      expect(changes).toBe(before + 1);
      expect((await listAnsweringUsers(db)).includes('told-lamb')).toBe(answers);
    }
  });
});
