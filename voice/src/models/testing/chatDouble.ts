import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the double behaves to one request. */
export type ChatScript = (response: ServerResponse, body: unknown) => void;

/** A chat completions service on loopback, written from the public protocol (server-sent events). */
export async function startChatDouble(): Promise<{
  url: string;
  /** Bodies of the requests so far. */
  bodies: unknown[];
  next(script: ChatScript): void;
  close(): void;
}> {
  const scripts: ChatScript[] = [];
  const bodies: unknown[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const body: unknown = JSON.parse(text);
      bodies.push(body);
      const script = scripts.shift();
      if (!script) throw new Error('a request that no script expects');
      script(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    bodies,
    next: (script) => void scripts.push(script),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One event of the stream. */
export function piece(delta: object, finishReason: string | null = null): string {
  return `data: ${JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`;
}

export const streamHead = { 'content-type': 'text/event-stream' };
export const DONE = 'data: [DONE]\n\n';
