import type { AddressInfo } from 'node:net';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

const usualPort = 5_432;

/** A way to a PostgreSQL, on a port of its own, that a test shuts, cuts and freezes. */
export class DatabaseGate {
  readonly #databaseUrl: URL;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #server: Server | undefined;
  #port = 0;
  #isFrozen = false;

  /** @param databaseUrl of a database of PostgreSQL, over TCP or a Unix socket */
  constructor(databaseUrl: string) {
    this.#databaseUrl = new URL(databaseUrl);
  }

  /** The same database, by way of this gate; known once it has been opened. */
  get url(): string {
    const url = new URL(this.#databaseUrl);
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  async open(): Promise<void> {
    const server = createServer((near) => this.#connect(near));
    this.#server = server;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once('error', reject);
    server.listen(this.#port, '127.0.0.1', resolve);
    await promise;
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Cuts every connection and refuses new ones, until it is opened again. */
  async shut(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#server) this.#server.close(() => resolve());
    else resolve();
    this.#server = undefined;
    this.cut();
    await promise;
  }

  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  /** Connections stay, new ones are accepted, and nothing passes. */
  freeze(): void {
    this.#isFrozen = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  #connect(near: Socket): void {
    const { hostname, port, searchParams } = this.#databaseUrl;
    const folder = searchParams.get('host');
    const far = createConnection(
      folder
        ? { path: `${folder}/.s.PGSQL.${port || usualPort}` }
        : { host: hostname, port: Number(port || usualPort) },
    );
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        this.#pairs.delete(pair);
      });
      if (this.#isFrozen) from.pause();
    }
  }
}
