import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server treats the next request. */
export type Manner = 'well' | 'without ranges' | 'stalls in the middle' | 'refuses';

/** A server of one archive on loopback, as good or bad as it is told to be. */
export class ModelServer {
  manner: Manner = 'well';
  /** Range headers as they came; null where there was none. */
  readonly ranges: (string | null)[] = [];
  readonly #archive: Buffer;
  #stalled: ServerResponse | null = null;
  readonly #server: Server = createServer((request, response) => this.#answer(request, response));

  constructor(archive: Buffer) {
    this.#archive = archive;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/model.tar.bz2`;
  }

  async start(port: number): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Breaks off the answer that stalls. */
  breakOff(): void {
    this.#stalled?.destroy();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { manner } = this;
    const range = request.headers.range ?? null;
    this.ranges.push(range);
    if (manner === 'refuses') return void response.writeHead(503).end();
    const from =
      manner === 'without ranges' ? 0 : Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const rest = this.#archive.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      'content-length': rest.length,
      ...(from > 0 && {
        'content-range': `bytes ${from}-${this.#archive.length - 1}/${this.#archive.length}`,
      }),
    });
    if (manner === 'well' || manner === 'without ranges') return void response.end(rest);
    this.#stalled = response;
    response.write(rest.subarray(0, Math.floor(rest.length / 2)));
  }
}
