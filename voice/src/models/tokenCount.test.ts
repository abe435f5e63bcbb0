import type { Usage } from '@belldesk/contract/voice/usage';
import { systemClock } from '@belldesk/kit/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModelRequest } from '../dialogue/model.ts';
import { createOpenAiChat } from './openAiChat.ts';
import {
  type ChatDouble,
  DONE,
  DOUBLE_KEY,
  piece,
  startChatDouble,
  streamHead,
} from './testing/chatDouble.ts';

let double: ChatDouble;
let used: Usage[];

beforeAll(async () => {
  double = await startChatDouble();
});
afterAll(() => double.close());

async function ask(
  apiKey = DOUBLE_KEY,
  takes = Number.POSITIVE_INFINITY,
  model = createOpenAiChat({ apiKey, baseUrl: double.url, clock: systemClock }),
): Promise<void> {
  used = [];
  const controller = new AbortController();
  const request: ModelRequest = {
    systemPrompt: 'x'.repeat(400),
    greeting: '',
    language: 'en-GB',
    conversation: [{ role: 'caller', text: 'Do you have a table?' }],
    tools: [],
    mayEndCall: false,
    callerNumber: null,
    startedAtMs: Date.parse('2026-03-02T10:00:00Z'),
    timeZone: 'Europe/London',
    country: 'GB',
    businessName: 'Golden Lamb',
    input: 'speech',
    model: 'gpt-4o-mini',
    temperature: 0,
    maxTokens: 250,
    meter: { used: (usage) => used.push(usage) },
    signal: controller.signal,
  };
  let taken = 0;
  for await (const _ of model.respond(request)) if (++taken === takes) break;
  controller.abort();
}

const usage = (prompt: number, completion: number): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'gpt-4o-mini',
    choices: [],
    usage: {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: prompt + completion,
    },
  })}\n\n`;

describe('tokens', () => {
  test('are what the service counted, for which it is asked', async () => {
    double.next((response) => {
      response.writeHead(200, streamHead);
      response.end(piece({ content: 'Yes.' }) + piece({}, 'stop') + usage(321, 4) + DONE);
    });
    await ask();
    expect(double.bodies.at(-1)).toMatchObject({ stream_options: { include_usage: true } });
    expect(used).toEqual([
      {
        type: 'model',
        // Whoever else speaks the protocol may charge what they like.
        provider: 'openai-compatible',
        model: 'gpt-4o-mini',
        promptTokens: 321,
        completionTokens: 4,
        estimated: false,
      },
    ]);
  });

  test('are guessed from characters, and said to be, where nobody counted or nobody waited', async () => {
    for (const takes of [Number.POSITIVE_INFINITY, 1]) {
      double.next((response) => {
        response.writeHead(200, streamHead);
        response.end(piece({ content: 'y'.repeat(40) }) + piece({}, 'stop') + DONE);
      });
      await ask(DOUBLE_KEY, takes);
      expect(used).toMatchObject([{ completionTokens: 10, estimated: true }]);
      const [told] = used;
      expect(told?.type === 'model' && told.promptTokens).toBeGreaterThan(100);
    }
  });

  test('are guessed at a service that refuses to be asked for a count, and it is asked once only', async () => {
    const model = createOpenAiChat({
      apiKey: DOUBLE_KEY,
      baseUrl: double.url,
      clock: systemClock,
    });
    double.next((response) => response.writeHead(422).end('{}'));
    await ask(DOUBLE_KEY, Number.POSITIVE_INFINITY, model);
    await ask(DOUBLE_KEY, Number.POSITIVE_INFINITY, model);
    expect(used).toMatchObject([{ estimated: true }]);
    expect(
      double.bodies.slice(-3).map((body) => JSON.stringify(body).includes('stream_options')),
    ).toEqual([true, false, false]);
  });

  test('are none where the question was refused', async () => {
    await expect(ask('a wrong key')).rejects.toThrow('language model');
    expect(used).toEqual([]);
  });
});
