import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the usual RTP_PORTS and below the ports that systems give out themselves. */
const lowest = 16_000;
const highest = 20_000;

/**
 * Test files that run beside each other take their ports from lanes that cannot overlap: what is found free is bound
 * only later, RTP call by call.
 */
const lanes = 5;

/** The lane of this test file in a range of ports. */
function laneIn(from: number, to: number): { from: number; width: number } {
  const width = Math.floor((to - from) / lanes);
  return { from: from + (Number(process.env.VITEST_POOL_ID ?? 1) % lanes) * width, width };
}

/** Ports free for both TCP and UDP at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const lane = laneIn(lowest, highest);
  const found = new Set<number>();
  while (found.size < count) {
    const port = lane.from + Math.floor(Math.random() * lane.width);
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

/** Calls at once that a product under test has ports for. */
const rtpPortCount = 200;
const rtpLowest = 10_000;
const rtpHighest = lowest;

/** Settings that keep a product apart from every other one that runs on this machine. */
export async function freeSettings(): Promise<Record<string, string>> {
  const [port, voicePort, sipPort] = await freePorts(3);
  const rtp = await freeUdpRange(rtpPortCount);
  return {
    PORT: String(port),
    VOICE_PORT: String(voicePort),
    SIP_PORT: String(sipPort),
    SIP_HOST: '127.0.0.1',
    RTP_PORTS: `${rtp.from}-${rtp.to}`,
  };
}

/** A range of UDP ports none of which was in use when it was tried. */
export async function freeUdpRange(size: number): Promise<{ from: number; to: number }> {
  const lane = laneIn(rtpLowest, rtpHighest);
  for (;;) {
    const from = lane.from + Math.floor(Math.random() * (lane.width - size));
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
