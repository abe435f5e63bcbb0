import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chatAnswer } from '@belldesk/contract/voice/chat';
import { serverMessage } from '@belldesk/contract/voice/serverMessage';
import { receptionistTools } from '@belldesk/contract/voice/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Platform, startPlatform } from './src/platform.ts';
import { loadScenarios, type Scenario, systemPromptOf } from './src/scenario.ts';
import { runScenario } from './src/scenarioRunner.ts';
import { toolAnswer } from './src/toolAnswer.ts';

const scenarios = await loadScenarios();
let platform: Platform;
let webhook: Server;

/** The product's webhook as far as tools go: answers each as the scenario in its path wants. */
function startWebhook(): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const scenario = scenarios[Number(request.url?.slice(1))];
      const { message } = serverMessage.parse(JSON.parse(Buffer.concat(chunks).toString()));
      const calls = message.type === 'tool-calls' ? message.toolCallList : [];
      const results = calls.map((call) => ({
        toolCallId: call.id,
        name: call.function.name,
        result: toolAnswer(
          scenario,
          call.function.name,
          call.function.arguments,
          crypto.randomUUID(),
        ),
      }));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ results }));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function post<T>(path: string, body: unknown, answer: z.ZodType<T>): Promise<T> {
  const response = await fetch(`${platform.voiceUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${platform.voiceApiKey}`,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${path} answered ${response.status}: ${text}`);
  return answer.parse(JSON.parse(text));
}

function assistantOf(scenario: Scenario, index: number) {
  const { port } = webhook.address() as AddressInfo;
  return {
    name: scenario.business.companyName,
    firstMessage: `Welcome to ${scenario.business.companyName}!`,
    model: {
      provider: 'openai',
      model: 'gpt-3.5-turbo',
      messages: [{ role: 'system', content: systemPromptOf(scenario) }],
      tools: receptionistTools,
    },
    transcriber: { provider: 'deepgram', model: 'nova-2', language: scenario.language },
    server: { url: `http://127.0.0.1:${port}/${index}` },
    metadata: { businessName: scenario.business.companyName, timeZone: scenario.timeZone },
  };
}

beforeAll(async () => {
  webhook = await startWebhook();
  platform = await startPlatform();
});

afterAll(async () => {
  await platform?.stop();
  webhook?.close();
});

for (const [index, scenario] of scenarios.entries()) {
  test(`/chat: ${scenario.name}`, async () => {
    const { id: assistantId } = await post(
      '/assistant',
      assistantOf(scenario, index),
      z.looseObject({ id: z.uuid() }),
    );
    let previousChatId: string | undefined;
    const result = await runScenario(
      scenario,
      async (input) => {
        const thread = previousChatId === undefined ? {} : { previousChatId };
        const answer = await post('/chat', { assistantId, input, ...thread }, chatAnswer);
        previousChatId = answer.id;
        return answer;
      },
      Date.now(),
    );
    expect(result.report).toBe('');
  });
}
