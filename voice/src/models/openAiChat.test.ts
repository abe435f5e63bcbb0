import { ManualClock, systemClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Model, ModelEvent, ModelRequest } from '../dialogue/model.ts';
import { scriptedModel } from '../testing/scripted.ts';
import { createOpenAiChat } from './openAiChat.ts';
import { DONE, piece, startChatDouble, streamHead } from './testing/chatDouble.ts';
import { withStandIn } from './withStandIn.ts';

const logger = createLogger('test', { level: 'silent' });
let double: Awaited<ReturnType<typeof startChatDouble>>;

beforeAll(async () => {
  double = await startChatDouble();
});
afterAll(() => double.close());

const request: ModelRequest = {
  systemPrompt: '# Business\nGolden Lamb',
  greeting: 'Hello!',
  language: 'en-GB',
  conversation: [{ role: 'caller', text: 'Do you have a table?' }],
  tools: [{ type: 'function', function: { name: 'bookAppointment', parameters: {} } }],
  mayEndCall: true,
  callerNumber: '+442079460000',
  startedAtMs: Date.parse('2026-03-02T10:00:00Z'),
  timeZone: 'Europe/London',
  businessName: 'Golden Lamb',
  input: 'speech',
  model: 'gpt-3.5-turbo',
  temperature: 0.7,
  maxTokens: 250,
  signal: new AbortController().signal,
};

const chat = (clock = systemClock as typeof systemClock | ManualClock): Model =>
  createOpenAiChat({ apiKey: 'k', baseUrl: double.url, clock });

async function all(model: Model, asked: ModelRequest = request): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of model.respond(asked)) events.push(event);
  return events;
}

describe('a chat model', () => {
  test('streams its words as they come, and is told business, moment and number', async () => {
    double.next((response) => {
      response.writeHead(200, streamHead);
      response.write(piece({ role: 'assistant', content: 'Yes, ' }));
      response.end(piece({ content: 'we do.' }) + piece({}, 'stop') + DONE);
    });
    expect(await all(chat())).toEqual([
      { type: 'text', text: 'Yes, ' },
      { type: 'text', text: 'we do.' },
    ]);
    expect(double.bodies.at(-1)).toMatchObject({
      model: 'gpt-3.5-turbo',
      temperature: 0.7,
      stream: true,
      messages: [
        {
          role: 'system',
          content: expect.stringMatching(
            /Golden Lamb[\s\S]*Monday, 2 March 2026[\s\S]*\+442079460000/,
          ) as unknown,
        },
        { role: 'user', content: 'Do you have a table?' },
      ],
    });
  });

  test('calls a tool whose arguments come in pieces, and hangs up', async () => {
    double.next((response) => {
      response.writeHead(200, streamHead);
      const call = (index: number, part: object) => piece({ tool_calls: [{ index, ...part }] });
      response.write(
        call(0, {
          id: 'c1',
          type: 'function',
          function: { name: 'bookAppointment', arguments: '{"par' },
        }),
      );
      response.write(call(0, { function: { arguments: 'tySize":4}' } }));
      response.write(
        call(1, { id: 'c2', type: 'function', function: { name: 'endCall', arguments: '' } }),
      );
      response.end(piece({}, 'tool_calls') + DONE);
    });
    expect(await all(chat())).toEqual([
      { type: 'tool-call', id: 'c1', name: 'bookAppointment', arguments: { partySize: 4 } },
      { type: 'end-call' },
    ]);
  });

  test('is shown its tool calls of one answer together, and none without a result', async () => {
    double.next((response) => {
      response.writeHead(200, streamHead);
      response.end(piece({ content: 'ok' }, 'stop') + DONE);
    });
    const toolCall = (id: string) => ({ role: 'tool-call' as const, id, name: 't', arguments: {} });
    const result = (id: string) => ({ role: 'tool-result' as const, id, name: 't', result: '{}' });
    await all(chat(), {
      ...request,
      conversation: [toolCall('a'), toolCall('b'), result('a'), result('b'), toolCall('lost')],
    });
    expect(double.bodies.at(-1)).toMatchObject({
      messages: [
        { role: 'system' },
        { role: 'assistant', tool_calls: [{ id: 'a' }, { id: 'b' }] },
        { role: 'tool', tool_call_id: 'a' },
        { role: 'tool', tool_call_id: 'b' },
      ],
    });
  });

  test.each([401, 429, 500])('that answers %d fails, and is asked once', async (status) => {
    const before = double.bodies.length;
    double.next((response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"no"}}');
    });
    await expect(all(chat())).rejects.toMatchObject({ code: 'voice-service-failed' });
    expect(double.bodies.length).toBe(before + 1);
  });

  test.each([
    ['drops the line', piece({ content: 'We ' })],
    ['ends without an end', piece({ content: 'We ' }) + DONE],
    ['sends garbage', 'data: {"choices": [ nonsense\n\n'],
    [
      'calls a tool with no JSON',
      piece(
        { tool_calls: [{ index: 0, id: 'c', function: { name: 't', arguments: '{' } }] },
        'tool_calls',
      ) + DONE,
    ],
  ])('that %s fails', async (_how, text) => {
    double.next((response) => {
      response.writeHead(200, streamHead);
      response.write(text, () => response.destroy());
    });
    await expect(all(chat())).rejects.toMatchObject({ code: 'voice-service-failed' });
  });

  test('that never answers is given up at its deadline', async () => {
    const clock = new ManualClock();
    const asked = new Promise<void>((resolve) => double.next(() => resolve()));
    const answer = all(chat(clock));
    await asked;
    clock.advance(4_000);
    await expect(answer).rejects.toMatchObject({ code: 'timed-out' });
  });

  test('that stops in the middle is given up, its words kept', async () => {
    const clock = new ManualClock();
    double.next((response) => {
      response.writeHead(200, streamHead);
      response.write(piece({ content: 'We have ' }));
    });
    const events = chat(clock).respond(request)[Symbol.asyncIterator]();
    expect((await events.next()).value).toEqual({ type: 'text', text: 'We have ' });
    const rest = events.next();
    clock.advance(3_000);
    await expect(rest).rejects.toMatchObject({ code: 'timed-out' });
  });

  test('that is no longer wanted ends without an error', async () => {
    const controller = new AbortController();
    const asked = new Promise<void>((resolve) => double.next(() => resolve()));
    const answer = all(chat(), { ...request, signal: controller.signal });
    await asked;
    controller.abort();
    expect(await answer).toEqual([]);
  });
});

describe('a stand-in', () => {
  const says = (text: string) => scriptedModel(() => [{ type: 'text', text }]);
  const broken = (before: ModelEvent[] = []): Model & { asked: number } => ({
    name: 'broken',
    asked: 0,
    async *respond() {
      this.asked += 1;
      yield* before;
      throw new Error('broken');
    },
  });

  test('answers the same question when the first fails', async () => {
    const house = says('House.');
    const model = withStandIn(broken(), house, { clock: new ManualClock(), logger });
    expect(await all(model)).toEqual([{ type: 'text', text: 'House.' }]);
    expect(house.asked[0]?.conversation).toEqual(request.conversation);
  });

  test('goes on when the first breaks off in the middle', async () => {
    const model = withStandIn(broken([{ type: 'text', text: 'We have' }]), says('House.'), {
      clock: new ManualClock(),
      logger,
    });
    const text = (await all(model))
      .map((event) => (event.type === 'text' ? event.text : ''))
      .join('');
    expect(text).toBe('We have … House.');
  });

  test('is asked at once after three failures, until it is time to try again', async () => {
    const clock = new ManualClock();
    const first = broken();
    const model = withStandIn(first, says('House.'), { clock, logger });
    for (let n = 0; n < 5; n += 1) await all(model);
    expect(first.asked).toBe(3);
    clock.advance(30_000);
    await all(model);
    expect(first.asked).toBe(4);
  });
});
