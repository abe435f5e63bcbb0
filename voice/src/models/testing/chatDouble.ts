import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the double behaves to one request. */
export type ChatScript = (response: ServerResponse, body: unknown) => void;

export const DOUBLE_KEY = 'key-of-the-double-0123456789';

/** A chat service on loopback. */
export interface ChatDouble {
  readonly url: string;
  /** Bodies of the requests for answers so far. */
  readonly bodies: unknown[];
  /** Requests whose connection is still open. */
  readonly running: number;
  next(script: ChatScript): void;
  close(): void;
}

/**
 * Speaks the public chat completions protocol (server-sent events), and GET /models for its key. What no script
 * is for is answered with a polite sentence.
 */
export async function startChatDouble(): Promise<ChatDouble> {
  const scripts: ChatScript[] = [];
  const bodies: unknown[] = [];
  const running = new Set<ServerResponse>();
  const server = createServer((request: IncomingMessage, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const script = scripts.shift();
      if (request.headers.authorization !== `Bearer ${DOUBLE_KEY}`)
        return answerStatus(401)(response, null);
      if (request.url === '/v1/models') {
        if (script) return script(response, null);
        response.writeHead(200, jsonHead).end('{"object":"list","data":[]}');
        return;
      }
      const body: unknown = JSON.parse(text);
      bodies.push(body);
      (script ?? polite)(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    bodies,
    get running() {
      return running.size;
    },
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

const jsonHead = { 'content-type': 'application/json' };

/** Refuses, quoting what was asked, as some services do. */
export function answerStatus(status: number): ChatScript {
  return (response, body) => {
    response.writeHead(status, jsonHead);
    response.end(JSON.stringify({ error: { message: `no: ${JSON.stringify(body)}` } }));
  };
}

function polite(response: ServerResponse): void {
  response.writeHead(200, streamHead);
  response.end(piece({ role: 'assistant', content: 'Of course.' }) + piece({}, 'stop') + DONE);
}

export const streamHead = { 'content-type': 'text/event-stream' };
export const DONE = 'data: [DONE]\n\n';
