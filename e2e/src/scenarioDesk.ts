import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { serverMessage } from '@belldesk/contract/voice/serverMessage';
import { receptionistTools } from '@belldesk/contract/voice/tools';
import { type Scenario, systemPromptOf } from './scenario.ts';
import { toolAnswer } from './toolAnswer.ts';

/** The businesses of the scenarios: the assistant of each, and the webhook that answers its tools. */
export class ScenarioDesk {
  readonly #scenarios: readonly Scenario[];
  readonly #webhook: Server;

  constructor(scenarios: readonly Scenario[]) {
    this.#scenarios = scenarios;
    this.#webhook = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const scenario = scenarios[Number(request.url?.slice(1))];
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answerOf(scenario, Buffer.concat(chunks).toString())));
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#webhook.listen(0, '127.0.0.1', resolve));
  }

  close(): void {
    this.#webhook.close();
  }

  /** The assistant that the business of `scenario` has, as POST /assistant takes it. */
  assistantOf(scenario: Scenario): AssistantDto {
    const { port } = this.#webhook.address() as AddressInfo;
    return {
      name: scenario.business.companyName,
      firstMessage: `Welcome to ${scenario.business.companyName}!`,
      model: {
        provider: 'openai',
        model: 'gpt-3.5-turbo',
        messages: [{ role: 'system', content: systemPromptOf(scenario) }],
        tools: [...receptionistTools],
      },
      transcriber: { provider: 'deepgram', model: 'nova-2', language: scenario.language },
      server: { url: `http://127.0.0.1:${port}/${this.#scenarios.indexOf(scenario)}` },
      metadata: {
        businessName: scenario.business.companyName,
        timeZone: scenario.timeZone,
        country: scenario.country,
      },
    };
  }
}

function answerOf(scenario: Scenario | undefined, body: string) {
  const { message } = serverMessage.parse(JSON.parse(body));
  const calls = message.type === 'tool-calls' ? message.toolCallList : [];
  return {
    results: calls.map(({ id, function: { name, arguments: args } }) => ({
      toolCallId: id,
      name,
      result: toolAnswer(scenario, name, args, crypto.randomUUID()),
    })),
  };
}
