import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { type Admitted, admitBrowser } from './browserDoor.ts';

const CALL = '/call/0190b6a0-0000-7000-8000-000000000001/join';

let server: Server;
let sockets: Duplex[];
let admitted: Admitted[];
beforeEach(async () => {
  sockets = [];
  admitted = [];
  server = createServer();
  const webSockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    sockets.push(socket);
    admitBrowser(webSockets, { request, socket, head }, (one) => admitted.push(one));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

function knock(path: string, more = ''): net.Socket {
  const { port } = server.address() as AddressInfo;
  // It reads the answer and keeps its own side open.
  const client = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => {});
  client.write(
    `GET ${path} HTTP/1.1\r\nHost: desk\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n${more}`,
  );
  return client;
}

async function answerOf(client: net.Socket): Promise<string> {
  const [data] = (await once(client, 'data')) as [Buffer];
  return data.toString('latin1').split('\r\n')[0] ?? '';
}

test('a call is joined with the token that is shown', async () => {
  const client = knock(`${CALL}?token=abc`);
  expect(await answerOf(client)).toBe('HTTP/1.1 101 Switching Protocols');
  expect(admitted).toMatchObject([{ callId: CALL.split('/')[2], token: 'abc' }]);
  client.destroy();
});

test.each(['//', '/', '/call/', '/call/../metrics', 'http://[', '/call/nonsense/join'])(
  'at %s there is nothing, and the connection is let go',
  async (path) => {
    const client = knock(path, 'x'.repeat(1_000));
    expect(await answerOf(client)).toBe('HTTP/1.1 404 Not Found');
    await expect.poll(() => sockets[0]?.destroyed).toBe(true);
    expect(admitted).toEqual([]);
    client.destroy();
  },
);

test('who hangs up in the middle does no harm', async () => {
  const clients = Array.from({ length: 20 }, () => knock('/call/', 'x'.repeat(100_000)));
  for (const client of clients) client.once('data', () => client.resetAndDestroy());
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBe(20);
});
