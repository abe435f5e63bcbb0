import type { IncomingMessage, Server } from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import tls from 'node:tls';
import { BROWSER_CALL_PATH } from '@belldesk/contract/voice/browserCall';
import type { Clock } from '@belldesk/kit/clock';
import { isOwnOrigin } from './request/origin.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Not for the voice platform: what only the site is to know, and what belongs to this one connection. */
const KEPT_BACK = new Set(['cookie', 'authorization', 'host', 'x-forwarded-for']);

export interface UpgradeOptions {
  readonly publicUrl: string;
  readonly voiceUrl: string;
  readonly clock: Clock;
}

/**
 * Leads WebSockets of browser calls to the voice platform: after the handshake bytes go from socket to
 * socket unread, so that this process adds nothing to a call but the copying. The token in the path is
 * the platform's to check.
 * @returns ends every call that passes through here
 */
export function pipeCalls(server: Server, options: UpgradeOptions): () => void {
  const open = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const refusal = refusalOf(request, options.publicUrl);
    if (refusal) refuse(socket, refusal);
    else pipe(request, socket, head, options);
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}

function refusalOf(request: IncomingMessage, publicUrl: string): string | null {
  if (!request.url?.startsWith(BROWSER_CALL_PATH)) return '404 Not Found';
  const { origin, host } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, host, publicUrl)) return '403 Forbidden';
  return null;
}

function refuse(socket: Duplex, status: string): void {
  // Nobody reads what else is sent: without this the socket would stay for ever.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function pipe(
  request: IncomingMessage,
  browser: Duplex,
  head: Buffer,
  { voiceUrl, clock }: UpgradeOptions,
): void {
  const target = new URL(voiceUrl);
  const voice = connectTo(target);
  let connected = false;
  const cancel = clock.after(CONNECT_TIMEOUT_MS, () => voice.destroy());
  voice.once(target.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
    connected = true;
    cancel();
    voice.setNoDelay(true);
    if (browser instanceof net.Socket) browser.setNoDelay(true);
    voice.write(handshakeOf(request, target.host));
    if (head.length > 0) voice.write(head);
    voice.pipe(browser);
    browser.pipe(voice);
  });
  voice.on('error', () => voice.destroy());
  voice.on('close', () => {
    cancel();
    if (connected) browser.destroy();
    else refuse(browser, '502 Bad Gateway');
  });
  browser.on('close', () => voice.destroy());
}

function connectTo(target: URL): net.Socket {
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (target.protocol !== 'https:') return net.connect({ host, port: Number(target.port || 80) });
  return tls.connect({ host, port: Number(target.port || 443), servername: host });
}

/** The browser's handshake as it came (RFC 6455 section 4.1), but for what is kept back. */
function handshakeOf(request: IncomingMessage, host: string): string {
  const lines = [`GET ${request.url} HTTP/1.1`, `Host: ${host}`];
  for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i] ?? '';
    if (!KEPT_BACK.has(name.toLowerCase())) lines.push(`${name}: ${request.rawHeaders[i + 1]}`);
  }
  lines.push(`X-Forwarded-For: ${request.socket.remoteAddress ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
