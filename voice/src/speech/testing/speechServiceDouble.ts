import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderedTone } from './renderedTone.ts';

/** A way in which a speech service is late or fails. The last five never end by themselves. */
export type SpeechFault =
  | 'refused'
  | 'over-quota'
  | 'broken'
  | 'empty'
  | 'page'
  | 'mp3'
  | 'dropped'
  | 'late'
  | 'silent'
  | 'soundless'
  | 'stalled'
  | 'trickling';

/** What a request asks for, as the vendor's protocol says it; null when it breaks the protocol. */
export interface AskedSpeech {
  readonly text: string;
  readonly voice: string;
}

/** One vendor's protocol. */
export interface SpeechProtocol {
  readonly sampleRateHz: number;
  readonly readSpeech: (request: IncomingMessage, body: unknown) => AskedSpeech | null;
  readonly hasKey: (request: IncomingMessage, key: string) => boolean;
  /** Path of the key check, and its answer for a good key. */
  readonly account: { readonly path: string; readonly body: unknown };
  readonly refusal: (fault: 'refused' | 'over-quota') => {
    readonly status: number;
    readonly body: unknown;
  };
}

export const DOUBLE_KEY = 'key-of-the-double-0123456789';
const PIECE_MS = 200;

/** A speech service on loopback. */
export interface SpeechServiceDouble {
  readonly url: string;
  /** Bodies of the requests for speech so far. */
  readonly bodies: readonly unknown[];
  /** Requests whose connection is still open. */
  readonly running: number;
  /** The next request goes wrong. */
  next(fault: SpeechFault): void;
  /** Resolves when a request for speech has got as far as it will by itself. */
  reached(): Promise<void>;
  /** Sends one more piece of a `trickling` answer, or the whole of a `late` one. */
  trickle(): void;
  close(): Promise<void>;
}

export async function startSpeechServiceDouble(
  protocol: SpeechProtocol,
): Promise<SpeechServiceDouble> {
  const faults: SpeechFault[] = [];
  const bodies: unknown[] = [];
  const waiting: (() => void)[] = [];
  const running = new Set<ServerResponse>();
  let arrived = 0;
  let trickling: (() => void) | null = null;

  function reach(): void {
    arrived += 1;
    for (const resolve of waiting.splice(0)) resolve();
  }

  function answerJson(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  async function speak(asked: AskedSpeech, response: ServerResponse): Promise<void> {
    const pcm = renderedTone(asked.text, asked.voice, protocol.sampleRateHz);
    const piece = (protocol.sampleRateHz * 2 * PIECE_MS) / 1_000;
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    // An odd length, so that pieces end within a sample.
    for (let at = 0; at < pcm.length && !response.destroyed; at += piece + 1) {
      response.write(pcm.subarray(at, at + piece + 1));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  }

  function fail(fault: SpeechFault, asked: AskedSpeech, response: ServerResponse): void {
    const pcm = renderedTone(asked.text, asked.voice, protocol.sampleRateHz);
    const piece = (protocol.sampleRateHz * 2 * PIECE_MS) / 1_000;
    const audio = { 'content-type': 'application/octet-stream' };
    switch (fault) {
      case 'refused':
      case 'over-quota': {
        const { status, body } = protocol.refusal(fault);
        answerJson(response, status, body);
        return;
      }
      case 'broken':
        answerJson(response, 500, { error: `could not say ${asked.text}` });
        return;
      case 'empty':
        response.writeHead(200, audio).end();
        return;
      case 'page':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sorry</html>');
        return;
      case 'mp3':
        response.writeHead(200, audio).end(Buffer.concat([Buffer.from('ID3\u0004'), pcm]));
        return;
      case 'dropped':
        response.writeHead(200, audio);
        response.write(pcm.subarray(0, piece), () => setImmediate(() => response.destroy()));
        return;
      case 'late':
        trickling = () => void speak(asked, response);
        return;
      case 'silent':
        return;
      case 'soundless':
        response.writeHead(200, audio).flushHeaders();
        return;
      case 'stalled':
        response.writeHead(200, audio).write(pcm.subarray(0, piece));
        return;
      case 'trickling':
        response.writeHead(200, audio).write(pcm.subarray(0, 640));
        trickling = () => response.write(pcm.subarray(0, 640));
    }
  }

  const server = createServer((request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      if (!protocol.hasKey(request, DOUBLE_KEY)) {
        const { status, body } = protocol.refusal('refused');
        return answerJson(response, status, body);
      }
      const fault = faults.shift();
      if (request.method === 'GET' && request.url === protocol.account.path) {
        if (fault) fail(fault, { text: 'x', voice: 'x' }, response);
        else answerJson(response, 200, protocol.account.body);
        return reach();
      }
      const body: unknown = JSON.parse(text);
      const asked = protocol.readSpeech(request, body);
      if (!asked) return answerJson(response, 400, { error: 'not as the protocol has it' });
      bodies.push(body);
      if (fault) fail(fault, asked, response);
      else void speak(asked, response);
      reach();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    get running() {
      return running.size;
    },
    next: (fault) => void faults.push(fault),
    async reached() {
      if (arrived === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      arrived -= 1;
    },
    trickle: () => trickling?.(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
