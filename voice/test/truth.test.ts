import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receptionistTools } from '@belldesk/contract/voice/tools';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { HttpDouble } from '@belldesk/kit/testing/httpDouble';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Call } from '../src/calls/call.ts';
import { artifactOf, outcomeOf } from '../src/calls/callRecord.ts';
import type { Engine } from '../src/calls/engine.ts';
import { newCallRow } from '../src/calls/newCallRow.ts';
import { receptionistOf } from '../src/calls/receptionist.ts';
import { createRecordings } from '../src/calls/recordings.ts';
import { createRuleBasedAgent } from '../src/dialogue/agent/agent.ts';
import type { Model } from '../src/dialogue/model.ts';
import type { TurnState } from '../src/dialogue/turns/state.ts';
import { MemoryLeg } from '../src/testing/memoryLeg.ts';
import { scriptedVoice } from '../src/testing/scripted.ts';

const START_MS = Date.parse('2026-03-02T10:00:00Z');
const ID = '0190b6a0-0000-7000-8000-000000000001';
const logger = createLogger('test', { level: 'silent' });
const house = createRuleBasedAgent();
const ASKED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  bookAppointment: { service: 'table', date: '2026-03-03', time: '19:00', name: 'Jo Park' },
  cancelBooking: { name: 'Jo Park', date: '2026-03-03' },
  moveBooking: { name: 'Jo Park', date: '2026-03-03', newTime: '20:00' },
  placeOrder: {
    items: [{ name: 'soup', quantity: 1 }],
    date: '2026-03-03',
    time: '19:00',
    name: 'Jo Park',
  },
  takeMessage: { message: 'Please call back.', name: 'Jo Park' },
};
const CLAIMS = /you are booked|is cancelled|is moved|is placed|have noted|nothing is|could not/i;

let product: HttpDouble;
beforeEach(async () => {
  product = new HttpDouble();
  await product.listen();
});
afterEach(() => product.close());

const committed = (response: ServerResponse, toolCallId: string) =>
  response.end(
    JSON.stringify({
      results: [{ toolCallId, result: JSON.stringify({ ok: true, id: ID }) }],
    }),
  );

/** A language model asks for the tool and fails then: the rule-based agent says what came of it. */
const asking = (name: string): Model => ({
  name: 'asking',
  async *respond(request) {
    if (request.conversation.some(({ role }) => role === 'tool-call'))
      yield* house.respond(request);
    else yield { type: 'tool-call', id: 'asked', name, arguments: ASKED[name] ?? {} };
  },
});

/** What the assistant said of the tool in a call, and what the call left. */
async function callWith(name: string) {
  const clock = new ManualClock(START_MS);
  const voice = scriptedVoice();
  const model = asking(name);
  const { promise: ended, resolve: end } = Promise.withResolvers<TurnState>();
  const engine: Engine = {
    clock,
    logger,
    voice,
    transcriber: null,
    model,
    house,
    keeper: {
      begin: async (row) => row,
      join: async (row) => row,
      checkpoint: async () => {},
      finish: async (_row, state) => end(state),
    },
    recordings: createRecordings(join(tmpdir(), 'belldesk-no-recordings')),
  };
  const receptionist = receptionistOf({
    firstMessage: 'Hello!',
    model: { provider: 'openai', model: 'x', tools: receptionistTools },
    server: { url: `http://127.0.0.1:${product.port}/` },
  });
  const leg = new MemoryLeg(clock);
  const call = new Call(engine, {
    row: newCallRow('webCall', {}, START_MS, {}),
    receptionist: {
      ...receptionist,
      webhook: receptionist.webhook && { ...receptionist.webhook, timeoutMs: 600 },
    },
    leg,
    input: 'text',
    callerNumber: null,
    lostAfterMs: Number.POSITIVE_INFINITY,
    watcher: { show() {}, speech() {}, taken() {}, ended() {} },
  });
  call.start();
  call.tell({ type: 'typed', text: 'please do it' });
  while (!voice.spoken.some((text) => text.includes('anything else')))
    await new Promise<void>((next) => setImmediate(next));
  call.hangUp('customer-ended-call');
  const state = await ended;
  return {
    said: voice.spoken.join(' '),
    undelivered: artifactOf(state, START_MS).undelivered,
    outcome: outcomeOf(state, 'customer-ended-call'),
  };
}

describe.each(Object.keys(ASKED))('%s', (name) => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['answers after its deadline', () => {}],
    ['answers garbage', (response) => response.end('<html>Welcome</html>')],
    [
      'answers a result nobody can read',
      (response) => response.end('{"results":[{"toolCallId":"asked","result":"done"}]}'),
    ],
    ['dies after it has committed', (response) => response.destroy()],
  ])('when the product %s, it is not certain, and the owner gets it', async (_what, answer) => {
    product.answer = answer;
    const { said, undelivered, outcome } = await callWith(name);
    expect(said).toMatch(/not certain whether .*record of this call/);
    expect(said).not.toMatch(CLAIMS);
    expect(undelivered).toEqual([{ toolCallId: 'asked', name, arguments: ASKED[name] }]);
    expect(outcome).toBe('failed');
  });

  test('when the product dies once after it has committed, the second asking tells it', async () => {
    product.answer = (response) =>
      product.heard.length === 1 ? response.destroy() : committed(response, 'asked');
    const { said, undelivered, outcome } = await callWith(name);
    expect(said).toMatch(/You are booked|is cancelled|is moved|is placed|have noted/);
    expect(undelivered).toEqual([]);
    expect(outcome).not.toBe('failed');
    expect(new Set(product.heard.map(({ headers }) => headers['x-belldesk-delivery'])).size).toBe(
      1,
    );
  });
});
