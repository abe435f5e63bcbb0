import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody else's HTTP service on the loopback address: keeps what it hears, answers as it is told. */
export class HttpDouble {
  readonly heard: Heard[] = [];
  answer: (response: ServerResponse, heard: Heard) => void = (response) => {
    response.end('{}');
  };
  readonly #server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
    });
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const heard = { method, path, headers, body };
      this.heard.push(heard);
      this.answer(response, heard);
    });
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
