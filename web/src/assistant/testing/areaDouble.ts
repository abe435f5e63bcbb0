import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Change } from '@belldesk/contract/product/changes';
import type { TextsOptions } from '../../../build/texts/textsPlugin.ts';
import { PSEUDO_LANGUAGE, writePseudoCatalogue } from '../../i18n/testing/pseudoLanguage.ts';
import { buildPage } from '../../testing/buildPage.ts';
import { builtOnce } from '../../testing/builtOnce.ts';
import { confirmedAccount, nothingBought, sampleLocation } from './samples.ts';

/** What an operation answers: a value, or a refusal. */
export class Refusal {
  readonly status: number;
  readonly message: string;
  /** As the fields of a BAD_REQUEST. */
  readonly data: unknown;

  constructor(status: number, message = '', data?: unknown) {
    this.status = status;
    this.message = message;
    this.data = data;
  }
}

type Answer = (input: unknown) => unknown;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

function sourceFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Who is signed in. */
export const owner = {
  id: 'u1',
  email: 'anna@example.org',
  fullName: 'Anna Bell',
  avatarUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  role: 'owner',
};

/** The business of who is signed in. */
export const ownBusiness = { id: 'o1', name: 'The Golden Lamb', role: 'owner' };

function buildArea(outDir: string, isStyled: boolean, written?: TextsOptions): Promise<void> {
  const page = sourceFile('../main.tsx');
  const style = sourceFile('../../styles/app.css');
  return buildPage(outDir, isStyled ? { page, style } : { page }, written);
}

/** The signed-in area as it is built, with a server whose every answer a test decides. */
export class AreaDouble {
  readonly address: string;
  /** Operation ("calls/list") to its answer; one that is not there is refused with 404. */
  readonly answers = new Map<string, Answer>();
  /** What was asked, in order. */
  readonly asked: { readonly operation: string; readonly input: unknown }[] = [];
  readonly #server: Server;
  readonly #dist: string;
  readonly #watchers = new Set<ServerResponse>();

  private constructor(server: Server, dist: string) {
    this.#server = server;
    this.#dist = dist;
    const { port } = server.address() as AddressInfo;
    this.address = `http://localhost:${port}`;
    this.reset();
    server.on('request', (request, response) => void this.#serve(request, response));
  }

  /**
   * Serves the built area on a free port.
   * @param isStyled with its style sheet, for tests to which it matters where things stand
   */
  static open(isStyled: boolean): Promise<AreaDouble> {
    return AreaDouble.#opened(isStyled ? 'area-styled' : 'area', (folder) =>
      buildArea(folder, isStyled),
    );
  }

  /** Serves the area as it is built in the pseudo-language. */
  static openPseudo(): Promise<AreaDouble> {
    return AreaDouble.#opened('area-pseudo', async (folder) => {
      const catalogue = await writePseudoCatalogue(`${folder}-texts`);
      await buildArea(folder, false, { language: PSEUDO_LANGUAGE, catalogue });
    });
  }

  static async #opened(
    name: string,
    build: (folder: string) => Promise<unknown>,
  ): Promise<AreaDouble> {
    const dist = await builtOnce(name, build);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return new AreaDouble(server, dist);
  }

  /** Forgets what a test has set; someone is signed in and nothing else is there. */
  reset(): void {
    this.asked.length = 0;
    this.answers.clear();
    this.answers.set('account/session', () => ({
      user: owner,
      organisation: ownBusiness,
      organisations: [ownBusiness],
    }));
    this.answers.set('account/settings', () => confirmedAccount);
    this.answers.set('today/read', () => null);
    this.answers.set('assistants/current', () => null);
    this.answers.set('assistants/list', () => ({ rows: [], canAdd: false }));
    this.answers.set('locations/list', () => ({ rows: [sampleLocation], canAdd: false }));
    this.answers.set('lines/list', () => ({ rows: [] }));
    this.answers.set('accountData/latestExport', () => null);
    this.answers.set('recordings/rule', () => ({ keeping: 'forever' }));
    this.answers.set('blockedNumbers/list', () => ({ rows: [] }));
    this.answers.set('calls/list', () => ({
      rows: [],
      totalCalls: 0,
      matchingCalls: 0,
      older: null,
      newer: null,
    }));
    this.answers.set('callTable/list', () => ({
      isConnected: false,
      rows: [],
      totalRows: 0,
      badRows: [],
      totalBadRows: 0,
    }));
    this.answers.set('usage/analytics', () => ({ assistantId: 'a1', minutes: 0 }));
    this.answers.set('usage/choice', () => ({
      atLimit: 'messages',
      putThroughTo: null,
      isInForce: false,
    }));
    this.answers.set('inbox/counts', () => ({ open: 0, urgent: 0 }));
    this.answers.set('billing/subscription', () => nothingBought);
    this.answers.set('billing/invoices', () => []);
    this.answers.set('usage/minutes', () => ({
      planId: 'starter',
      usedMinutes: 12,
      leftMinutes: 18,
      periodEnd: '2026-12-05T09:30:00.000Z',
    }));
  }

  /** Inputs with which an operation was asked. */
  inputsOf(operation: string): unknown[] {
    return this.asked.filter((one) => one.operation === operation).map(({ input }) => input);
  }

  /** Tells everyone who watches the calls that one has ended. */
  tellOfACall(): void {
    this.tell({ topic: 'calls', kind: 'ended', callId: 'call_1' });
  }

  /** Tells everyone who watches of a change. */
  tell(change: Change): void {
    for (const watcher of this.#watchers)
      watcher.write(`event: message\ndata: ${JSON.stringify({ json: change })}\n\n`);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.address).pathname;
    if (path.startsWith('/rpc/')) {
      const body = await text(request);
      this.#answer(path.slice('/rpc/'.length), body, response);
    } else if (path.startsWith('/my-assistant')) {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><html lang="en"><link rel="stylesheet" href="/style.css"><body><div id="app"></div><script type="module" src="/page.js"></script>',
      );
    } else {
      const file = await readFile(join(this.#dist, path)).catch(() => null);
      response.statusCode = file ? 200 : 404;
      const type = TYPES[extname(path)];
      if (type) response.setHeader('content-type', type);
      response.end(file);
    }
  }

  #answer(operation: string, body: string, response: ServerResponse): void {
    const asked = (body === '' ? {} : JSON.parse(body)) as { json?: unknown };
    this.asked.push({ operation, input: asked.json });
    if (operation === 'changes/watch') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      this.#watchers.add(response);
      response.on('close', () => this.#watchers.delete(response));
      return;
    }
    const answer = this.answers.get(operation)?.(asked.json) ?? null;
    const refusal = this.answers.has(operation) ? answer : new Refusal(404);
    const isRefused = refusal instanceof Refusal;
    const { status, message, data } = isRefused ? refusal : new Refusal(200);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        json: isRefused ? { defined: false, code: 'REFUSED', status, message, data } : answer,
      }),
    );
  }
}
