import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

const lowest = 15_000;
const highest = 31_000;

/** Ports free for both TCP and UDP at this moment, below those that systems give out themselves. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

/** The first port of a range of UDP ports none of which was in use when it was tried. */
export async function freeUdpRange(size: number): Promise<{ from: number; to: number }> {
  for (;;) {
    const from = 31_000 + 2 * Math.floor((Math.random() * (1_700 - size)) / 2);
    const ports = Array.from({ length: size }, (_, offset) => from + offset);
    const free = await Promise.all(ports.map(isFreeForUdp));
    if (free.every(Boolean)) return { from, to: from + size - 1 };
  }
}

async function isFree(port: number): Promise<boolean> {
  return (await isFreeForTcp(port)) && (await isFreeForUdp(port));
}

async function isFreeForTcp(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen(port, () => server.close(() => resolve(true)));
  return promise;
}

async function isFreeForUdp(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = createSocket('udp4');
  socket.once('error', () => {
    socket.close();
    resolve(false);
  });
  socket.bind(port, () => socket.close(() => resolve(true)));
  return promise;
}
