import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallTicket } from '@belldesk/contract/product/calls';
import { WebSocketServer } from 'ws';
import { buildPage } from '../../testing/buildPage.ts';
import { VoiceDouble } from './voiceDouble.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript' };
/** As the product sends it: no inline script, no blob. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self' ws:";

const ticket: CallTicket = {
  callId: 'call_1',
  joinPath: '/call/a1?token=once',
  expiresAt: '2030-01-01T00:00:00.000Z',
  wantsBrowserRecognition: false,
};

/** Operations that give a ticket for a call. */
const TICKET_PATHS: readonly string[] = ['/rpc/calls/start', '/rpc/site/startDemoCall'];

/** The site with nothing but a call on its page, and the voice platform behind it. */
export class SiteDouble {
  readonly address: string;
  /** Status with which a call is refused; null lets it through. */
  refuseWith: number | null = null;
  ticketsGiven = 0;
  readonly #server: Server;
  #joined = Promise.withResolvers<VoiceDouble>();

  private constructor(server: Server, dist: string) {
    this.#server = server;
    const { port } = server.address() as AddressInfo;
    this.address = `http://localhost:${port}/`;
    server.on('request', (request, response) => {
      const path = new URL(request.url ?? '/', this.address).pathname;
      response.setHeader('content-security-policy', POLICY);
      if (TICKET_PATHS.includes(path)) {
        const status = this.refuseWith ?? 200;
        const refusal = { defined: false, code: 'REFUSED', status, message: 'Refused' };
        if (!this.refuseWith) this.ticketsGiven++;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ json: this.refuseWith ? refusal : ticket }));
      } else if (path === '/') {
        response.setHeader('content-type', 'text/html');
        response.end(
          '<!doctype html><title>Call</title><body><script type="module" src="/page.js"></script>',
        );
      } else {
        void readFile(join(dist, path)).then(
          (file) => {
            response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
            response.end(file);
          },
          () => response.writeHead(404).end(),
        );
      }
    });
    new WebSocketServer({ server, path: '/call/a1' }).on('connection', (socket) =>
      this.#joined.resolve(new VoiceDouble(socket)),
    );
  }

  /** Builds the page whose script is `entry` (a module's URL) into `dist` and serves it on a free port. */
  static async open(dist: string, entry: URL): Promise<SiteDouble> {
    await buildPage(dist, { page: fileURLToPath(entry) });
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return new SiteDouble(server, dist);
  }

  /** The voice side of the next call that is joined. */
  nextCall(): Promise<VoiceDouble> {
    this.#joined = Promise.withResolvers<VoiceDouble>();
    return this.#joined.promise;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
