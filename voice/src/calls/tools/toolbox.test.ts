import type { AssistantTool } from '@belldesk/contract/voice/assistant';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import type { SmsCarrier, TextMessage, TextOutcome } from '@belldesk/kit/sms/carrier';
import { HttpDouble } from '@belldesk/kit/testing/httpDouble';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCallRow } from '../newCallRow.ts';
import { receptionistOf } from '../receptionist.ts';
import { isLeftToTheOwner } from '../toolResultText.ts';
import { Toolbox, type ToolPlace } from './toolbox.ts';

const START_MS = Date.parse('2026-03-02T10:00:00Z');
const logger = createLogger('test', { level: 'silent' });
const row = newCallRow('inboundPhoneCall', {}, START_MS, {});
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

let shop: HttpDouble;
let clock: ManualClock;
beforeEach(async () => {
  shop = new HttpDouble();
  await shop.listen();
  clock = new ManualClock(START_MS);
});
afterEach(() => shop.close());

function box(tools: AssistantTool[], place: Partial<ToolPlace> = {}): Toolbox {
  const model = { provider: 'openai', model: 'x', tools };
  return new Toolbox({
    row,
    receptionist: receptionistOf({ model }),
    callerNumber: null,
    press: null,
    means: { allowedHosts: new Set(['127.0.0.1']), carrier: null },
    clock,
    logger,
    ...place,
  });
}

const names = (toolbox: Toolbox) => toolbox.offers.map((offer) => offer.function.name);

async function run(toolbox: Toolbox, name: string, values: Record<string, unknown>, id = 'one') {
  const text = await toolbox.run({ id, name, arguments: values });
  return { text, said: JSON.parse(text) as Record<string, unknown> };
}

describe('an owner’s own request', () => {
  const order = (changes: object = {}): AssistantTool => ({
    type: 'apiRequest',
    name: 'placeParcel',
    method: 'POST',
    url: `http://127.0.0.1:${shop.port}/parcels`,
    headers: { 'x-api-key': 'a secret' },
    body: {
      type: 'object',
      properties: { weightKg: { type: 'number', maximum: 30 } },
      required: ['weightKg'],
    },
    ...changes,
  });

  test('is made, once, with a key that the same request of the same call shares', async () => {
    shop.answer = (response) => response.writeHead(201).end('{"parcel":7}');
    const tools = box([order()]);
    expect(names(tools)).toEqual(['placeParcel']);
    expect((await run(tools, 'placeParcel', { weightKg: 2 })).said).toEqual({
      ok: true,
      status: 201,
      answer: { parcel: 7 },
    });
    await run(tools, 'placeParcel', { weightKg: 2 });
    await run(tools, 'placeParcel', { weightKg: 2 }, 'two');
    const keys = shop.heard.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(`${row.id}%3Aone`);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(shop.heard[0]).toMatchObject({ body: '{"weightKg":2}' });
  });

  test('is not made of arguments that do not fit, and the model hears why', async () => {
    const { said } = await run(box([order()]), 'placeParcel', { weightKg: 31 });
    expect(said).toMatchObject({ ok: false, reason: matching(/Nothing was sent.*weightKg/) });
    expect(shop.heard).toEqual([]);
  });

  test('is not made to an address inside, and the owner hears of it', async () => {
    const means = { allowedHosts: new Set<string>(), carrier: null };
    const { text } = await run(box([order()], { means }), 'placeParcel', { weightKg: 1 });
    expect([isLeftToTheOwner(text), shop.heard.length]).toEqual([true, 0]);
  });

  test('is told as refused, with the service’s words', async () => {
    shop.answer = (response) => response.writeHead(422).end('{"error":"no such street"}');
    const { text, said } = await run(box([order()]), 'placeParcel', { weightKg: 1 });
    expect(said).toMatchObject({ ok: false, status: 422, answer: { error: 'no such street' } });
    expect(isLeftToTheOwner(text)).toBe(false);
  });

  test.each([
    ['answers after its deadline', () => {}],
    ['dies', (response: { destroy(): void }) => response.destroy()],
    [
      'breaks down',
      (response: { writeHead(n: number): { end(): void } }) => response.writeHead(502).end(),
    ],
    [
      'sends elsewhere',
      (response: { writeHead(n: number, h: object): { end(): void } }) =>
        response.writeHead(303, { location: '/done' }).end(),
    ],
  ])(
    'is not certain when the service %s: it is made once, and the owner hears of it',
    async (_what, answer) => {
      shop.answer = answer;
      const tools = box([order({ timeoutSeconds: 1 })]);
      const { text, said } = await run(tools, 'placeParcel', { weightKg: 1 });
      expect(said).toMatchObject({ ok: false, problem: 'uncertain' });
      expect([isLeftToTheOwner(text), shop.heard.length]).toEqual([true, 1]);
    },
  );

  test('that only asks leaves nothing to the owner when nobody answers', async () => {
    shop.answer = (response) => response.destroy();
    const asks = order({ method: 'GET', body: undefined });
    const { text, said } = await run(box([asks]), 'placeParcel', {});
    expect(said).toEqual({ ok: false, reason: matching(/did not answer/) });
    expect(isLeftToTheOwner(text)).toBe(false);
  });

  test('whose answer is done but too long is done', async () => {
    shop.answer = (response) => response.end('x'.repeat(40_000));
    const { said } = await run(box([order()]), 'placeParcel', { weightKg: 1 });
    expect(said).toMatchObject({ ok: true, answer: matching(/too long/) });
  });
});

describe('a function with a server of its own', () => {
  const where = (): AssistantTool => ({
    type: 'function',
    function: {
      name: 'whereIs',
      parameters: {
        type: 'object',
        properties: { parcel: { type: 'string' } },
        required: ['parcel'],
      },
    },
    server: { url: `http://127.0.0.1:${shop.port}/tools`, secret: 'its own', timeoutSeconds: 2 },
  });

  test('is run there, by the platform’s message', async () => {
    shop.answer = (response) =>
      response.end(JSON.stringify({ results: [{ toolCallId: 'one', result: 'In Leeds.' }] }));
    expect(
      await box([where()]).run({ id: 'one', name: 'whereIs', arguments: { parcel: '7', x: 1 } }),
    ).toBe('In Leeds.');
    const [heard] = shop.heard;
    expect(heard?.headers).toMatchObject({ 'x-vapi-secret': 'its own' });
    expect(JSON.parse(heard?.body ?? '')).toMatchObject({
      message: {
        type: 'tool-calls',
        call: { id: row.id },
        toolCallList: [{ id: 'one', function: { name: 'whereIs', arguments: { parcel: '7' } } }],
      },
    });
  });

  test('is not run with arguments that do not fit, nor inside', async () => {
    expect((await run(box([where()]), 'whereIs', {})).said).toMatchObject({
      ok: false,
      reason: matching(/parcel/),
    });
    const means = { allowedHosts: new Set<string>(), carrier: null };
    await run(box([where()], { means }), 'whereIs', { parcel: '7' });
    expect(shop.heard).toEqual([]);
  });
});

describe('keys on the line', () => {
  test('are pressed one by one and told when they are out', async () => {
    const pressed: string[] = [];
    const press = (digit: string) => pressed.push(digit) > 0;
    const tools = box([{ type: 'dtmf' }], { press });
    expect(names(tools)).toEqual(['pressDigits']);
    const running = run(tools, 'pressDigits', { digits: '12#' });
    await Promise.resolve();
    expect(pressed).toEqual(['1', '2', '#']);
    let done = false;
    void running.then(() => {
      done = true;
    });
    clock.advance(719);
    await new Promise<void>((next) => setImmediate(next));
    expect(done).toBe(false);
    clock.advance(1);
    expect((await running).said).toMatchObject({ ok: true });
  });

  test('are not there without a line, nor pressed on one that carries none', async () => {
    expect(names(box([{ type: 'dtmf' }]))).toEqual([]);
    const deaf = box([{ type: 'dtmf' }], { press: () => false });
    expect((await run(deaf, 'pressDigits', { digits: '1' })).said).toMatchObject({ ok: false });
    expect((await run(deaf, 'pressDigits', { digits: '1 or 2' })).said).toMatchObject({
      ok: false,
    });
  });
});

describe('a text', () => {
  function carrierOf(outcome: TextOutcome): SmsCarrier & { sent: TextMessage[] } {
    const sent: TextMessage[] = [];
    return {
      name: 'double',
      sent,
      async send(message) {
        sent.push(message);
        return outcome;
      },
    };
  }
  const sms: AssistantTool = { type: 'sms', metadata: { from: '+15005550006' } };
  const withCarrier = (carrier: SmsCarrier, callerNumber: string | null = '+442079460111') =>
    box([sms], { callerNumber, means: { allowedHosts: new Set(), carrier } });

  test('exists only where a carrier does', () => {
    expect(names(box([sms]))).toEqual([]);
    expect(names(withCarrier(carrierOf({ kind: 'uncertain' })))).toEqual(['sendSms']);
  });

  test('goes to the caller', async () => {
    const carrier = carrierOf({ kind: 'accepted', id: 'SM1' });
    const { said } = await run(withCarrier(carrier), 'sendSms', { message: 'Hello' });
    expect(said).toMatchObject({ ok: true });
    expect(carrier.sent).toEqual([{ to: '+442079460111', from: '+15005550006', text: 'Hello' }]);
  });

  test.each([
    ['no number', null, undefined],
    ['a number that is none', '+442079460111', '12345'],
    ['an address', 'sip:me@here', undefined],
  ])('does not go to %s', async (_what, caller, phoneNumber) => {
    const carrier = carrierOf({ kind: 'accepted', id: 'SM1' });
    const values = { message: 'Hello', ...(phoneNumber && { phoneNumber }) };
    const { said } = await run(withCarrier(carrier, caller), 'sendSms', values);
    expect(said).toMatchObject({ ok: false, reason: matching(/country code/) });
    expect(carrier.sent).toEqual([]);
  });

  test('is refused, or not certain, as the carrier says', async () => {
    const refused = withCarrier(carrierOf({ kind: 'refused', why: 'over-quota' }));
    expect((await run(refused, 'sendSms', { message: 'Hello' })).said).toMatchObject({
      ok: false,
      reason: matching(/Nothing was sent/),
    });
    const unsure = await run(withCarrier(carrierOf({ kind: 'uncertain' })), 'sendSms', {
      message: 'Hello',
    });
    expect(isLeftToTheOwner(unsure.text)).toBe(true);
  });

  test('is sent three times a call at most', async () => {
    const carrier = carrierOf({ kind: 'accepted', id: 'SM1' });
    const tools = withCarrier(carrier);
    for (let n = 0; n < 5; n++) await run(tools, 'sendSms', { message: `${n}` });
    expect(carrier.sent.map(({ text }) => text)).toEqual(['0', '1', '2']);
  });
});

test('a tool that throws leaves a result nobody is certain of', async () => {
  const carrier: SmsCarrier = {
    name: 'broken',
    async send() {
      throw new Error('a fault of ours');
    },
  };
  const tools = box([{ type: 'sms' }], {
    callerNumber: '+442079460111',
    means: { allowedHosts: new Set(), carrier },
  });
  const { text } = await run(tools, 'sendSms', { message: 'Hello' });
  expect(isLeftToTheOwner(text)).toBe(true);
});

test('of two tools of one name the function counts; what nobody holds is the server’s', async () => {
  const asked = (name: string): AssistantTool => ({ type: 'function', function: { name } });
  const own: AssistantTool = {
    type: 'apiRequest',
    name: 'one',
    method: 'GET',
    url: 'https://a.example/',
  };
  const tools = box([asked('one'), own, asked('two')]);
  expect(names(tools)).toEqual(['one', 'two']);
  expect((await run(tools, 'one', {})).said).toEqual({ ok: false, reason: 'unreachable' });
});
