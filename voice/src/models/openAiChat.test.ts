import { systemClock } from '@belldesk/kit/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Model, ModelEvent, ModelRequest } from '../dialogue/model.ts';
import { checkChatKey } from './checkChatKey.ts';
import { defaultModelDeadlines as deadlines } from './deadlines.ts';
import { createOpenAiChat } from './openAiChat.ts';
import {
  type ChatDouble,
  DONE,
  DOUBLE_KEY,
  piece,
  startChatDouble,
  streamHead,
} from './testing/chatDouble.ts';
import { describeModel } from './testing/modelConformance.ts';
import { describeModelFaults } from './testing/modelFaults.ts';

let double: ChatDouble;

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
  country: 'GB',
  businessName: 'Golden Lamb',
  input: 'speech',
  model: 'gpt-3.5-turbo',
  temperature: 0.7,
  maxTokens: 250,
  signal: new AbortController().signal,
};

const chat = (): Model =>
  createOpenAiChat({ apiKey: DOUBLE_KEY, baseUrl: double.url, clock: systemClock });

describeModel('openai', chat);
describeModelFaults('openai', {
  deadlines,
  create: createOpenAiChat,
  checkKey: checkChatKey,
});

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

  test('that goes on where another broke off is shown how far it came', async () => {
    await all(chat(), { ...request, alreadySaid: 'We have a table. ' });
    expect(double.bodies.at(-1)).toMatchObject({
      messages: [
        { role: 'system' },
        { role: 'user', content: 'Do you have a table?' },
        { role: 'assistant', content: 'We have a table.' },
        { role: 'system', content: expect.stringMatching(/only the rest/) as unknown },
      ],
    });
  });
});
