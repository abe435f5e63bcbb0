import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Somebody else's webhook: it answers what it is told to, and keeps what it accepted. */
export class WebhookDouble {
  readonly accepted: Delivery[] = [];
  /** Deliveries that it answered with something else than 200. */
  refused = 0;
  status = 200;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.once('end', () => {
        this.#take(request.headers['idempotency-key'], Buffer.concat(chunks).toString());
        response.writeHead(this.status).end();
      });
    });
  }

  static async start(): Promise<WebhookDouble> {
    const hook = new WebhookDouble();
    await new Promise<void>((resolve) => hook.#server.listen(0, '127.0.0.1', resolve));
    return hook;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/demo`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #take(key: string | string[] | undefined, body: string): void {
    if (this.status !== 200) this.refused += 1;
    else
      this.accepted.push({
        key: typeof key === 'string' ? key : undefined,
        body: JSON.parse(body),
      });
  }
}
