import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { DoubleEar } from './doubleEar.ts';

/** A way in which a connection fails. */
export type ListenFault =
  | 'refused'
  | 'over-quota'
  | 'broken'
  /** The handshake is never answered. */
  | 'silent'
  /** Takes all and says nothing. */
  | 'stalled'
  /** Breaks off after some audio. */
  | 'dropped'
  | 'garbage'
  /** Tells of an error and closes. */
  | 'error-message';

export const DOUBLE_KEY = 'key-of-the-double-0123456789';

const statuses: Partial<Readonly<Record<ListenFault, number>>> = {
  refused: 401,
  'over-quota': 402,
  broken: 500,
};
/** Audio messages that a `dropped` connection takes. */
const MESSAGES_BEFORE_DROP = 3;
/** Without audio or KeepAlive the vendor closes after so long. */
const MAX_SILENCE_MS = 10_000;

/** Deepgram on loopback; hears spelledAudio. */
export interface DeepgramDouble {
  readonly url: string;
  /** Queries of the connections asked for so far. */
  readonly asked: readonly URLSearchParams[];
  /** Types of the control messages so far. */
  readonly controls: readonly string[];
  /** Connections that stand. */
  readonly open: number;
  /** The next connection goes wrong. */
  next(...faults: ListenFault[]): void;
  /** Ends every connection that stands, at once. */
  dropAll(): void;
  /** Results are held back until `release`. */
  hold(): void;
  release(): void;
  /** Lets `count` held results go; resolves when they have been received. */
  releaseSome(count: number): Promise<void>;
  /** Resolves when `count` connections were asked for since the last call. */
  reached(count?: number): Promise<void>;
  /** What the vendor does to connections that were silent for `ms`. */
  silenceOf(ms: number): void;
  /** Bytes of audio received so far. */
  readonly audioBytes: number;
  close(): Promise<void>;
}

/** Written from developers.deepgram.com/reference/speech-to-text/listen-streaming and the pages it names. */
export async function startDeepgramDouble(): Promise<DeepgramDouble> {
  const faults: ListenFault[] = [];
  const asked: URLSearchParams[] = [];
  const controls: string[] = [];
  const silent = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const heldBack: (() => void)[] = [];
  const heardFrom = new Set<WebSocket>();
  let holding = false;
  let audioBytes = 0;
  let arrived = 0;

  const http = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true });

  function accepts(request: IncomingMessage, query: URLSearchParams): number {
    if (request.headers.authorization !== `Token ${DOUBLE_KEY}`) return 401;
    const right =
      request.url?.startsWith('/v1/listen?') &&
      query.get('encoding') === 'linear16' &&
      /^(8000|16000)$/.test(query.get('sample_rate') ?? '') &&
      query.get('model')?.startsWith('nova-') &&
      !(query.has('keyterm') && query.get('model') !== 'nova-3');
    return right ? 101 : 400;
  }

  http.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const query = new URL(request.url ?? '/', 'http://x').searchParams;
    asked.push(query);
    const fault = faults.shift();
    const status = statuses[fault ?? 'stalled'] ?? accepts(request, query);
    arrived += 1;
    if (fault === 'silent') silent.add(socket);
    else if (status !== 101)
      socket.end(`HTTP/1.1 ${status} No\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`);
    else
      sockets.handleUpgrade(request, socket, head, (connection) =>
        serve(connection, Number(query.get('sample_rate')), fault),
      );
    for (const resolve of waiting.splice(0)) resolve();
  });

  function serve(
    connection: WebSocket,
    sampleRateHz: number,
    fault: ListenFault | undefined,
  ): void {
    let messages = 0;
    const send = (message: unknown) => {
      const run = () => connection.send(JSON.stringify(message));
      if (holding) heldBack.push(run);
      else run();
    };
    const ear = new DoubleEar(sampleRateHz, send);
    connection.on('message', (data: Buffer, isBinary) => {
      heardFrom.add(connection);
      if (!isBinary)
        return control(
          JSON.parse(data.toString()) as { type: string },
          connection,
          fault,
          ear,
          send,
        );
      messages += 1;
      audioBytes += data.length;
      if (fault === 'garbage') connection.send('<html>502 Bad Gateway</html>');
      if (fault === 'error-message') {
        connection.send(JSON.stringify({ type: 'Error', description: 'no', variant: 'x' }));
        connection.close(1_011, 'NET-0000');
      }
      if (fault === 'dropped' && messages === MESSAGES_BEFORE_DROP) connection.terminate();
      if (!fault || fault === 'dropped') ear.write(data);
    });
  }

  function control(
    message: { type: string },
    connection: WebSocket,
    fault: ListenFault | undefined,
    ear: DoubleEar,
    send: (message: unknown) => void,
  ): void {
    controls.push(message.type);
    if (fault) return;
    if (message.type === 'Finalize') ear.finalize();
    if (message.type === 'CloseStream') {
      send({ type: 'Metadata', request_id: 'x', duration: ear.seconds, channels: 1 });
      connection.close(1_000);
    }
  }

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked,
    controls,
    get open() {
      return sockets.clients.size;
    },
    get audioBytes() {
      return audioBytes;
    },
    next: (...more) => void faults.push(...more),
    dropAll() {
      for (const connection of sockets.clients) connection.terminate();
    },
    hold() {
      holding = true;
    },
    release() {
      holding = false;
      for (const run of heldBack.splice(0)) run();
    },
    async releaseSome(count) {
      for (const run of heldBack.splice(0, count)) run();
      const pongs = [...sockets.clients].map((connection) => {
        connection.ping();
        return new Promise((resolve) => connection.once('pong', resolve));
      });
      await Promise.all(pongs);
    },
    async reached(count = 1) {
      while (arrived < count) await new Promise<void>((resolve) => waiting.push(resolve));
      arrived -= count;
    },
    silenceOf(ms) {
      if (ms >= MAX_SILENCE_MS)
        for (const connection of sockets.clients)
          if (!heardFrom.has(connection)) connection.close(1_011, 'NET-0001');
      heardFrom.clear();
    },
    close() {
      for (const connection of sockets.clients) connection.terminate();
      for (const socket of silent) socket.destroy();
      return new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      });
    },
  };
}
