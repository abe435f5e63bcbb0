import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { analyticsDto } from '@belldesk/contract/voice/analytics';
import { type AssistantDto, assistantDto } from '@belldesk/contract/voice/assistant';
import { webCallDto } from '@belldesk/contract/voice/call';
import type { ModelsReport } from '@belldesk/contract/voice/models';
import { phoneNumberDto, phoneNumberPatch } from '@belldesk/contract/voice/phoneNumber';
import {
  READING_HEADER,
  type ReadingSupport,
  readingsQuestion,
  speechQuestion,
  wordsQuestion,
} from '@belldesk/contract/voice/pronunciation';
import type { ProvidersReport } from '@belldesk/contract/voice/providers';
import type { SelfTestReport } from '@belldesk/contract/voice/selfTest';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** What the double answers instead of doing as it is asked. */
interface Fault {
  readonly method: string;
  readonly path: RegExp;
  readonly answer:
    | { readonly status: number; readonly body: unknown }
    | 'hang up'
    | 'act, then hang up';
}

const WAV = Buffer.from('RIFF....WAVEfmt sample');

/** The voice platform as the product meets it on the wire; what it is sent is checked by the contract. */
export class VoiceApiDouble {
  readonly key = 'the-voice-key';
  readonly assistants = new Map<string, AssistantDto>();
  readonly numbers = new Map<
    string,
    { sipUri: string; assistantId: string | undefined; blockedNumbers?: readonly string[] }
  >();
  readonly requests: SeenRequest[] = [];
  /** Messages after the tone, and whole calls. */
  readonly recordings = new Map<string, Buffer>();
  readonly callRecordings = new Map<string, Buffer>();
  /** Calls that it lists, each with its assistant. */
  readonly calls = new Map<string, string>();
  /** Whole calls, as they are answered by their id. */
  readonly records = new Map<string, object>();
  /** Handshakes of WebSockets, as they arrived; every byte after them comes back as it went. */
  readonly handshakes: { url: string; headers: IncomingMessage['headers'] }[] = [];
  sipHost = 'bell.example:5060';
  /** How its self-test calls went; null where the platform makes none. */
  selfTest: SelfTestReport | null = null;
  /** What each query of its analytics finds. */
  analytics: unknown[] = [];
  /** How its providers fare; null where the platform does not tell. */
  providers: ProvidersReport | null = null;
  /** Its own models; null where it has none to tell of. */
  models: ModelsReport | null = null;
  /** What its voice makes of a lexicon; null where the platform says no words on their own. */
  readingSupport: ReadingSupport | null = 'spoken';
  #faults: Fault[] = [];
  readonly #sockets = new Set<Duplex>();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((cause: unknown) => response.destroy(cause as Error));
  });

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    this.#server.on('upgrade', (request, socket, head) => {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      this.handshakes.push({ url: request.url ?? '', headers: request.headers });
      if (request.url?.includes('token=bad')) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      );
      socket.write(head);
      socket.pipe(socket);
    });
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** Ends every WebSocket. */
  hangUpCalls(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async stop(): Promise<void> {
    this.hangUpCalls();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The next request of this method whose path fits is answered so. */
  failNext(method: string, path: RegExp, answer: Fault['answer']): void {
    this.#faults.push({ method, path, answer });
  }

  seen(method: string, path: RegExp): SeenRequest[] {
    return this.requests.filter((request) => request.method === method && path.test(request.path));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url: path = '' } = request;
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    this.requests.push({ method, path, body });
    if (request.headers.authorization !== `Bearer ${this.key}`) {
      return send(response, 401, problem(401, 'Unauthorized'));
    }
    const at = this.#faults.findIndex((fault) => fault.method === method && fault.path.test(path));
    const [fault] = at < 0 ? [] : this.#faults.splice(at, 1);
    if (fault?.answer === 'hang up') return void response.destroy();
    if (fault && typeof fault.answer === 'object') {
      return send(response, fault.answer.status, fault.answer.body);
    }
    const [status, answer] = this.#act(method, new URL(path, 'http://double'), body);
    if (fault) return void response.destroy();
    if (path === '/pronunciation/speech' && this.readingSupport !== null)
      response.setHeader(READING_HEADER, this.readingSupport);
    send(response, status, answer);
  }

  #act(method: string, url: URL, body: unknown): [number, unknown] {
    const [, kind = '', id = '', part = ''] = url.pathname.split('/');
    const operation = `${method} ${kind}${id ? '/id' : ''}`;
    switch (operation) {
      case 'POST assistant':
        return this.#checked(assistantDto, body, (dto) => {
          const made = uuidv7();
          this.assistants.set(made, dto);
          return [201, this.#stored(made, dto)];
        });
      case 'GET assistant/id':
      case 'PATCH assistant/id': {
        const known = this.assistants.get(id);
        if (!known) return [404, problem(404, 'Not Found')];
        return this.#checked(assistantDto, body ?? {}, (changes) => {
          const next = { ...known, ...changes };
          this.assistants.set(id, next);
          return [200, this.#stored(id, next)];
        });
      }
      case 'DELETE assistant/id':
        return this.assistants.delete(id)
          ? [200, this.#stored(id, {})]
          : [404, problem(404, 'Not Found')];
      case 'POST phone-number':
        return this.#checked(phoneNumberDto, body, (dto) => {
          const sipUri = `${dto.sipUri.split('@')[0]}@${this.sipHost}`;
          const taken = [...this.numbers.values()].some((number) => number.sipUri === sipUri);
          if (taken) return [409, problem(409, 'sipUri is taken')];
          const made = uuidv7();
          this.numbers.set(made, { sipUri, assistantId: dto.assistantId });
          return [201, this.#number(made)];
        });
      case 'GET phone-number':
        return [200, [...this.numbers.keys()].map((made) => this.#number(made))];
      case 'GET phone-number/id':
        return this.numbers.has(id) ? [200, this.#number(id)] : [404, problem(404, 'Not Found')];
      case 'PATCH phone-number/id': {
        const known = this.numbers.get(id);
        if (!known) return [404, problem(404, 'Not Found')];
        return this.#checked(phoneNumberPatch, body ?? {}, ({ assistantId, blockedNumbers }) => {
          if (assistantId && !this.assistants.has(assistantId))
            return [400, problem(400, `assistantId: there is no assistant ${assistantId}`)];
          this.numbers.set(id, {
            ...known,
            ...(assistantId === undefined ? {} : { assistantId: assistantId ?? undefined }),
            ...(blockedNumbers ? { blockedNumbers } : {}),
          });
          return [200, this.#number(id)];
        });
      }
      case 'DELETE phone-number/id':
        return this.numbers.delete(id)
          ? [200, this.#stored(id, {})]
          : [404, problem(404, 'Not Found')];
      case 'POST call/id':
        return this.#checked(webCallDto, body, (dto) => {
          const made = uuidv7();
          const webCallUrl = `ws://127.0.0.1:9/call/${made}?token=abc`;
          return [
            201,
            { ...this.#stored(made, {}), type: 'webCall', status: 'queued', ...dto, webCallUrl },
          ];
        });
      case 'DELETE call/id': {
        const deleted = [this.recordings, this.callRecordings, this.calls].map((all) =>
          all.delete(id),
        );
        return deleted.includes(true)
          ? [200, this.#stored(id, {})]
          : [404, problem(404, 'Not Found')];
      }
      case 'GET call': {
        const wanted = url.searchParams.get('assistantId');
        const found = [...this.calls].filter(([, assistantId]) => assistantId === wanted);
        return [200, found.map(([call]) => this.#stored(call, {}))];
      }
      case 'POST analytics':
        return this.#checked(analyticsDto, body, ({ queries }) => [
          200,
          queries.map(({ name, timeRange }) => ({ name, timeRange, result: this.analytics })),
        ]);
      case 'POST pronunciation/id':
        return this.readingSupport === null
          ? [404, problem(404, 'Not found')]
          : this.#pronounced(id, body, this.readingSupport);
      case 'GET self-test':
        return this.selfTest ? [200, this.selfTest] : [404, problem(404, 'Not Found')];
      case 'GET models':
        return this.models ? [200, this.models] : [404, problem(404, 'Not Found')];
      case 'GET providers':
        return this.providers ? [200, this.providers] : [404, problem(404, 'Not Found')];
      case 'GET voice/id':
        return part === 'sample' && id !== 'michael'
          ? [200, WAV]
          : [404, problem(404, 'Not Found')];
      case 'GET call/id': {
        const record = part === '' && this.records.get(id);
        if (record) return [200, record];
        return this.#recorded(
          part === 'stereo-recording' ? this.callRecordings : this.recordings,
          id,
        );
      }
      default:
        return [404, problem(404, `no ${operation}`)];
    }
  }

  /** It knows no word with a capital letter; a reading is the word, said louder. */
  #pronounced(what: string, body: unknown, support: ReadingSupport): [number, unknown] {
    switch (what) {
      case 'words':
        return this.#checked(wordsQuestion, body, ({ words }) => [
          200,
          { support, guessed: words.filter((word) => /^\p{Lu}/u.test(word)) },
        ]);
      case 'readings':
        return this.#checked(readingsQuestion, body, ({ word }) => [
          200,
          { readings: [word.toUpperCase(), `${word}-ah`, `${word}-oh`] },
        ]);
      case 'speech':
        return this.#checked(speechQuestion, body, () => [200, WAV]);
      default:
        return [404, problem(404, `no ${what}`)];
    }
  }

  #recorded(recordings: ReadonlyMap<string, Buffer>, id: string): [number, unknown] {
    const found = recordings.get(id);
    return found ? [200, found] : [404, problem(404, 'Not Found')];
  }

  #checked<T>(
    schema: z.ZodType<T>,
    body: unknown,
    act: (dto: T) => [number, unknown],
  ): [number, unknown] {
    const parsed = schema.safeParse(body);
    if (parsed.success) return act(parsed.data);
    const message = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    return [400, { message, error: 'Bad Request', statusCode: 400 }];
  }

  #stored(id: string, fields: object) {
    const now = new Date().toISOString();
    return { id, orgId: uuidv7(), createdAt: now, updatedAt: now, ...fields };
  }

  #number(id: string) {
    return this.#stored(id, { provider: 'vapi', status: 'active', ...this.numbers.get(id) });
  }
}

function problem(statusCode: number, message: string) {
  return { message, error: 'Error', statusCode };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const raw = Buffer.isBuffer(body);
  response.writeHead(status, { 'content-type': raw ? 'audio/wav' : 'application/json' });
  response.end(raw ? body : JSON.stringify(body));
}
