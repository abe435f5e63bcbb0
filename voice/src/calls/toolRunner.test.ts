import { receptionistTools } from '@belldesk/contract/voice/tools';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { HttpDouble } from '@belldesk/kit/testing/httpDouble';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCallRow } from './newCallRow.ts';
import { isLeftToTheOwner } from './toolResultText.ts';
import { runTool, webhookTarget } from './toolRunner.ts';

const START_MS = Date.parse('2026-03-02T10:00:00Z');
const ID = '0190b6a0-0000-7000-8000-000000000001';
const NAMES = receptionistTools.flatMap((tool) =>
  tool.type === 'function' ? [tool.function.name] : [],
);
const WRITING = NAMES.filter((name) => name !== 'checkAvailability' && name !== 'findBooking');
const deps = {
  clock: new ManualClock(START_MS),
  logger: createLogger('test', { level: 'silent' }),
};
const row = newCallRow('webCall', {}, START_MS, {});

let product: HttpDouble;
/** What the product wrote down, by the id of the request: asked again it is there already. */
let committed: Set<string>;

beforeEach(async () => {
  committed = new Set();
  product = new HttpDouble();
  await product.listen();
});
afterEach(() => product.close());

const target = (timeoutMs = 1_400) =>
  webhookTarget({
    url: `http://127.0.0.1:${product.port}/`,
    headers: {},
    timeoutMs,
    messages: new Set(),
  });

async function run(name: string, timeoutMs?: number) {
  const text = await runTool({ id: 'request', name, arguments: {} }, row, target(timeoutMs), deps);
  return { text, said: JSON.parse(text) as { ok: boolean; problem?: string; reason?: string } };
}

const results = (result: unknown): string =>
  JSON.stringify({ results: [{ toolCallId: 'request', result }] });

describe.each(WRITING)('%s', (name) => {
  test('is done when the product says that it is', async () => {
    product.answer = (response) => response.end(results(JSON.stringify({ ok: true, id: ID })));
    expect((await run(name)).said).toEqual({ ok: true, id: ID });
  });

  test('is done when the product dies after it and answers the same request again', async () => {
    product.answer = (response, { headers }) => {
      const id = String(headers['x-belldesk-delivery']);
      const wasThere = committed.has(id);
      committed.add(id);
      if (wasThere) response.end(results(JSON.stringify({ ok: true, id: ID })));
      else response.destroy();
    };
    expect((await run(name)).said).toEqual({ ok: true, id: ID });
    expect(committed.size).toBe(1);
  });

  test.each([
    ['text', 'Booked, I think'],
    ['an empty body', ''],
    ['other JSON', '{"done":true}'],
    ['no result of this request', '{"results":[]}'],
    ['a result that is none', results('done!')],
    ['a result without the number of what was made', results('{"ok":true}')],
  ])('is not certain when the product answers %s, and the owner gets it', async (_what, answer) => {
    product.answer = (response) => response.end(answer);
    const { text, said } = await run(name);
    expect(said).toMatchObject({ ok: false, problem: 'uncertain' });
    expect(isLeftToTheOwner(text)).toBe(true);
  });

  test.each([
    ['dies every time', (response: { destroy(): void }) => response.destroy()],
    [
      'breaks down',
      (response: { writeHead(n: number): { end(): void } }) => response.writeHead(500).end(),
    ],
  ])('is not certain when the product %s', async (_what, answer) => {
    product.answer = answer;
    const { text, said } = await run(name);
    expect(said).toMatchObject({ ok: false, problem: 'uncertain' });
    expect(isLeftToTheOwner(text)).toBe(true);
    expect(product.heard).toHaveLength(2);
  });

  test.each([
    ['with reason', results(JSON.stringify({ ok: false, problem: 'closed', reason: 'closed' }))],
    ['in words', JSON.stringify({ results: [{ toolCallId: 'request', error: 'no such tool' }] })],
  ])('is not done when the product refuses it %s', async (_what, answer) => {
    product.answer = (response) => response.end(answer);
    const { text, said } = await run(name);
    expect(said.ok).toBe(false);
    expect(said.problem).not.toBe('uncertain');
    expect(isLeftToTheOwner(text)).toBe(false);
  });
});

test('an answer after its deadline is none, whatever was committed', async () => {
  product.answer = (response) => {
    committed.add('late');
    setTimeout(() => response.end(results(JSON.stringify({ ok: true, id: ID }))), 600).unref();
  };
  expect((await run('bookAppointment', 400)).said).toMatchObject({
    ok: false,
    problem: 'uncertain',
  });
  expect(committed).toContain('late');
});

test('nothing was done where the secret is wrong; the owner gets it', async () => {
  product.answer = (response) => response.writeHead(401).end();
  const { text, said } = await run('bookAppointment');
  expect(said).toEqual({ ok: false, reason: 'unreachable' });
  expect(isLeftToTheOwner(text)).toBe(true);
});

test('nothing was done where nobody listens; the owner gets it', async () => {
  const nobody = new HttpDouble();
  await nobody.listen();
  const url = `http://127.0.0.1:${nobody.port}/`;
  await nobody.close();
  const gone = webhookTarget({ url, headers: {}, timeoutMs: 1_400, messages: new Set() });
  const text = await runTool(
    { id: 'request', name: 'takeMessage', arguments: {} },
    row,
    gone,
    deps,
  );
  expect(JSON.parse(text)).toEqual({ ok: false, reason: 'unreachable' });
  expect(isLeftToTheOwner(text)).toBe(true);
});

test('whether a time is free is never left open: without an answer it is not known', async () => {
  product.answer = (response) => response.end('perhaps');
  expect((await run('checkAvailability')).said).toEqual({ ok: false, reason: 'unreachable' });
});

test('what a tool of somebody else answers is told as it came', async () => {
  product.answer = (response) => response.end(results('The parcel is in Leeds.'));
  expect(
    await runTool({ id: 'request', name: 'whereIs', arguments: {} }, row, target(), deps),
  ).toBe('The parcel is in Leeds.');
});
