import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { BROWSER_CALL_PATH } from '@belldesk/contract/voice/browserCall';
import type { WebSocket, WebSocketServer } from 'ws';

const JOIN_PATH = new RegExp(`^${BROWSER_CALL_PATH}([0-9a-f-]{36})/join$`);
const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** What came with the `upgrade` event of an HTTP server (RFC 6455 section 4.2). */
export interface Handshake {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

export interface Admitted {
  readonly browser: WebSocket;
  readonly callId: string;
  /** As it was shown, right or wrong. */
  readonly token: string;
}

/** Opens the WebSocket of whoever asks for a call; every other path is not found. */
export function admitBrowser(
  server: WebSocketServer,
  { request, socket, head }: Handshake,
  join: (admitted: Admitted) => void,
): void {
  // The HTTP server has let go of the socket: an error that nobody hears would end the process.
  socket.on('error', () => socket.destroy());
  const asked = request.url ?? '/';
  const url = URL.canParse(asked, 'http://localhost') ? new URL(asked, 'http://localhost') : null;
  const callId = JOIN_PATH.exec(url?.pathname ?? '')?.[1];
  if (callId === undefined) {
    // Nobody reads what else is sent: without this the socket would stay for ever.
    socket.once('finish', () => socket.destroy());
    socket.end(NOT_FOUND);
    return;
  }
  const token = url?.searchParams.get('token') ?? '';
  server.handleUpgrade(request, socket, head, (browser) => {
    browser.on('error', () => browser.terminate());
    join({ browser, callId, token });
  });
}
