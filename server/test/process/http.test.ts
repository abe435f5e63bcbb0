import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { CHECKOUT_MARK } from '@belldesk/contract/checkoutMode';
import { GOOGLE_OFFER, GOOGLE_OFFERED } from '@belldesk/contract/googleOffer';
import { SITE_ORIGIN } from '@belldesk/contract/siteOrigin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWebFiles } from '../../src/http/site/webFiles.ts';
import { type Site, startSite, withFolder } from '../support/site.ts';
import { signUp, Visitor } from '../support/visitor.ts';

const home = '<!doctype html><title>Home</title>';
const pages: Record<string, string | Buffer> = {
  'index.html': home,
  'index.html.br': brotliCompressSync(home),
  'pricing.html': 'Pricing',
  'canonical.html': `at ${SITE_ORIGIN}/canonical`,
  'canonical.html.br': brotliCompressSync('made before'),
  'use-cases/index.html': 'Use cases',
  'use-cases/restaurants.html': 'Restaurants',
  'my-assistant.html': 'Shell',
  '404.html': 'Not here',
  'blog-404.html': 'Article Not Found',
  'assets/app-1a2b.js': 'run()',
  'assets/app-1a2b.js.map': '{}',
  'film/belldesk.mp4': '0123456789',
  'film/captions.vtt': 'WEBVTT',
};

let site: Site;
let folderMails: string[] = [];
let closeFolder: () => void;
let folderClosed: Promise<void>;
beforeAll(async () => {
  const ready = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  closeFolder = () => done.resolve();
  folderClosed = withFolder(async (folder) => {
    for (const [name, content] of Object.entries(pages)) {
      await mkdir(join(folder, 'web', name, '..'), { recursive: true });
      await writeFile(join(folder, 'web', name), content);
    }
    await mkdir(join(folder, 'outbox'));
    await writeFile(join(folder, 'outbox', '1.eml'), 'Subject: Hi\n\n<script>alert(1)</script>');
    folderMails = [join(folder, 'outbox')];
    const webFiles = await readWebFiles(join(folder, 'web'), 'https://desk.example/somewhere');
    site = await startSite({ webFiles, mailbox: folderMails[0] ?? '' });
    ready.resolve();
    await done.promise;
  });
  await Promise.race([ready.promise, folderClosed]);
});
afterAll(async () => {
  await site.stop();
  closeFolder();
  await folderClosed;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  new Visitor(site).send<string>('GET', path, undefined, headers);

describe('pages', () => {
  it.each([
    ['/', 200, home],
    ['/?utm=1', 200, home],
    ['/pricing', 200, 'Pricing'],
    ['/pricing?x=1', 200, 'Pricing'],
    ['/use-cases', 200, 'Use cases'],
    ['/use-cases/restaurants', 200, 'Restaurants'],
    ['/my-assistant', 200, 'Shell'],
    ['/my-assistant/calls/123', 200, 'Shell'],
    ['/my-assistants', 404, 'Not here'],
    ['/nowhere', 404, 'Not here'],
    ['/blog/nothing-of-the-kind', 404, 'Article Not Found'],
    ['/blogs', 404, 'Not here'],
    ['/..%2f..%2fetc/passwd', 404, 'Not here'],
    ['/assets/app-1a2b.js.map', 404, 'Not here'],
    ['/assets/', 404, 'Not here'],
  ])('%s answers %i', async (path, status, body) => {
    const answer = await get(path, { 'accept-encoding': 'identity' });
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body });
  });

  it('names the origin of this installation where the build could not know it', async () => {
    const plain = await get('/canonical', { 'accept-encoding': 'identity' });
    expect(plain.body).toBe('at https://desk.example/canonical');
    const small = await get('/canonical', { 'accept-encoding': 'br' });
    expect(small.body).toBe('at https://desk.example/canonical');
  });

  it('a page offers Google where that is configured, and only there', async () => {
    await withFolder(async (folder) => {
      await writeFile(join(folder, 'sign-in.html'), `<div data-google="${GOOGLE_OFFER}">`);
      const read = async (offersGoogle: boolean) => {
        const files = await readWebFiles(folder, 'https://desk.example', { offersGoogle });
        return files.get('/sign-in.html')?.plain.toString();
      };
      expect(await read(true)).toBe(`<div data-google="${GOOGLE_OFFERED}">`);
      expect(await read(false)).not.toContain(GOOGLE_OFFERED);
    });
  });

  it.each([
    ['show', '<p>50,000 users</p><div data-samples="samples-show">'],
    ['hide', '<p>none yet</p><div data-samples="samples-hide">'],
  ] as const)('content that is still the sample: %s', async (samples, expected) => {
    await withFolder(async (folder) => {
      const built = `<!--sample--><p>50,000 users</p><!--/sample--><!--instead--><p>none yet</p><!--/instead--><div data-samples="samples-unknown">`;
      await writeFile(join(folder, 'about.html'), built);
      const files = await readWebFiles(folder, 'https://desk.example', { samples });
      const file = files.get('/about.html');
      const shown = file?.plain.toString().replace(/<!--.*?-->/g, '');
      expect(shown).toBe(expected);
      expect(file?.br && brotliDecompressSync(file.br).toString()).toBe(file?.plain.toString());
    });
  });

  it.each(['stripe', 'test', 'off'] as const)(
    'a page tells how plans are sold: %s',
    async (checkout) => {
      await withFolder(async (folder) => {
        await writeFile(join(folder, 'pricing.html'), `<div data-checkout="${CHECKOUT_MARK}">`);
        const files = await readWebFiles(folder, 'https://desk.example', { checkout });
        expect(files.get('/pricing.html')?.plain.toString()).toBe(
          `<div data-checkout="checkout-${checkout}">`,
        );
      });
    },
  );

  it('what is hashed is kept for ever, what is not is asked for again', async () => {
    const script = await get('/assets/app-1a2b.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const page = await get('/pricing');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const etag = page.headers.get('etag') ?? '';
    const again = await get('/pricing', { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('is sent as small as the browser takes it', async () => {
    const { app } = site;
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(home);
    const refusing = await app.inject({ url: '/', headers: { 'accept-encoding': 'br;q=0' } });
    expect(refusing.headers['content-encoding']).toBeUndefined();
    expect(refusing.body).toBe(home);
    const head = await app.inject({ method: 'HEAD', url: '/' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
  });

  it('a film is sent in the parts that a player asks for', async () => {
    const whole = await get('/film/belldesk.mp4');
    expect(whole).toMatchObject({ status: 200, body: '0123456789' });
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const etag = whole.headers.get('etag') ?? '';

    const part = await get('/film/belldesk.mp4', { range: 'bytes=2-4', 'if-range': etag });
    expect(part).toMatchObject({ status: 206, body: '234' });
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(part.headers.get('content-length')).toBe('3');

    const behind = await get('/film/belldesk.mp4', { range: 'bytes=10-' });
    expect(behind).toMatchObject({ status: 416, body: '' });
    expect(behind.headers.get('content-range')).toBe('bytes */10');

    const another = await get('/film/belldesk.mp4', { range: 'bytes=2-4', 'if-range': '"old"' });
    expect(another).toMatchObject({ status: 200, body: '0123456789' });
    expect((await get('/pricing', { range: 'bytes=0-1' })).status).toBe(200);
    const captions = await get('/film/captions.vtt');
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  });

  it('a slash at the end leads to the page, never to another site', async () => {
    const answer = await get('/pricing/?x=1');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/pricing?x=1');
    const evil = await site.app.inject('//pricing/');
    expect(evil.statusCode).toBe(404);
  });

  it('a policy lets nothing in but the site itself', async () => {
    const { headers } = await get('/nowhere');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("connect-src 'self' ws://localhost:3000;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('which goes with an address that cannot be read as well', async () => {
    const answer = await new Visitor(site).send('GET', '/%zz<script>');
    expect(answer).toMatchObject({ status: 400, body: { message: 'This address is not valid' } });
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  });
});

describe('health', () => {
  it('alive, ready, measured', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).body).toEqual({ status: 'ready', storage: 'well' });
    expect((await get('/metrics')).body).toContain('process_cpu');
    const proxied = await get('/metrics', { 'x-forwarded-for': '203.0.113.9' });
    expect(proxied.status).toBe(404);
  });
});

describe('the API', () => {
  it('describes itself', async () => {
    const { body } = await new Visitor(site).send<{ paths: object }>('GET', '/api/openapi.json');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/assistant', '/assistant/{id}/publish', '/calls', '/usage/minutes']),
    );
  });

  it('unknown operations are told so in JSON', async () => {
    for (const path of ['/api/nothing', '/rpc/nothing/here']) {
      const answer = await new Visitor(site).send('POST', path, {});
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await new Visitor(site).send('POST', '/pricing', {})).status).toBe(404);
  });

  it('a change cannot be made by a link', async () => {
    const owner = await signUp(site);
    const answer = await owner.send('GET', '/rpc/assistants/create?data={}');
    expect(answer.status).toBe(405);
  });

  it.each(['HEAD', 'OPTIONS', 'PUT', 'DELETE'])('no change is made by %s', async (method) => {
    const owner = await signUp(site);
    const { status } = await owner.send(method, '/rpc/accountData/requestExport');
    expect(status).toBe(404);
    const { body } = await owner.rpc<object | null>('accountData/latestExport');
    expect(body.json).toBeNull();
  });

  it('answers to a signed-in person are kept by nobody on the way', async () => {
    const owner = await signUp(site);
    const answer = await owner.send('GET', '/api/account/session');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('samples of voices', () => {
  it('are asked of the platform once', async () => {
    const first = await get('/api/voices/amelia/sample');
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('audio/wav');
    expect((await get('/api/voices/amelia/sample')).body).toBe(first.body);
    expect(site.voice.seen('GET', /^\/voice\/amelia/)).toHaveLength(1);
  });

  it('that are not given are not found, and a failure is asked again', async () => {
    expect((await get('/api/voices/michael/sample')).status).toBe(404);
    expect((await get('/api/voices/darth/sample')).status).toBe(404);
    site.voice.failNext('GET', /^\/voice\/chris/, { status: 500, body: {} });
    expect((await get('/api/voices/chris/sample')).status).toBe(502);
    expect((await get('/api/voices/chris/sample')).status).toBe(200);
  });
});

it('kept mail is shown as text', async () => {
  const { body } = await get('/dev/mailbox');
  expect(body).toContain('Subject: Hi');
  expect(body).not.toContain('<script>');
});

describe('the WebSocket of a call', () => {
  function handshake(path: string, headers: Record<string, string> = {}): Promise<net.Socket> {
    const { hostname, port, host } = new URL(site.url);
    const socket = net.connect(Number(port), hostname);
    const lines = Object.entries({
      Host: host,
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(socket));
      socket.once('error', reject);
    });
  }

  /** Reads until the text is seen, or the other side ends. */
  async function readUntil(socket: net.Socket, text: string): Promise<string> {
    let read = '';
    for await (const chunk of socket) {
      read += (chunk as Buffer).toString('latin1');
      if (read.includes(text)) break;
    }
    return read;
  }

  it('passes bytes both ways, and keeps the cookie to itself', async () => {
    const socket = await handshake('/call/7?token=abc', {
      Origin: site.url,
      Cookie: 'belldesk.session_token=x',
      'Sec-WebSocket-Key': 'abc',
    });
    socket.write('\x82\x05frame');
    const read = await readUntil(socket, 'frame');
    expect(read).toMatch(/^HTTP\/1\.1 101 /);
    expect(read.endsWith('\x82\x05frame')).toBe(true);
    socket.destroy();
    const seen = site.voice.handshakes.at(-1);
    expect(seen?.url).toBe('/call/7?token=abc');
    expect(seen?.headers).toMatchObject({ 'sec-websocket-key': 'abc', upgrade: 'websocket' });
    expect(seen?.headers.cookie).toBeUndefined();
  });

  it("a token that is not good is refused in the platform's words", async () => {
    const socket = await handshake('/call/7?token=bad');
    expect(await readUntil(socket, '\r\n\r\n')).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('from another site, or to another path, is refused', async () => {
    const before = site.voice.handshakes.length;
    const foreign = await handshake('/call/7?token=abc', { Origin: 'https://evil.example' });
    expect(await readUntil(foreign, '\r\n\r\n')).toMatch(/^HTTP\/1\.1 403 /);
    const elsewhere = await handshake('/assistant', { Origin: site.url });
    expect(await readUntil(elsewhere, '\r\n\r\n')).toMatch(/^HTTP\/1\.1 404 /);
    expect(site.voice.handshakes).toHaveLength(before);
  });

  it('that is refused is let go, whatever else is sent', async () => {
    const seen: Duplex[] = [];
    const see = (_request: IncomingMessage, socket: Duplex) => void seen.push(socket);
    site.app.server.on('upgrade', see);
    const { hostname, port } = new URL(site.url);
    const client = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    client.write('GET /elsewhere HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: b\r\n\r\n');
    client.write('more');
    await expect.poll(() => seen[0]?.destroyed).toBe(true);
    site.app.server.off('upgrade', see);
    client.destroy();
  });

  it('ends on both sides when one hangs up', async () => {
    const socket = await handshake('/call/8?token=abc');
    await once(socket, 'data');
    const closed = once(socket, 'close');
    site.voice.hangUpCalls();
    await closed;
    expect(socket.destroyed).toBe(true);
  });
});
