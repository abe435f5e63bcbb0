import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { chooseDatagrams } from './chooseDatagrams.ts';
import type { BindDatagrams, DatagramSocket } from './datagramSocket.ts';
import { linuxDatagrams } from './linuxDatagrams.ts';
import { bindNodeDatagrams } from './nodeDatagrams.ts';

const linux = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
const kinds: [string, BindDatagrams][] = [
  ['node', bindNodeDatagrams],
  ...(linux ? ([['linux', linuxDatagrams()]] satisfies [string, BindDatagrams][]) : []),
];

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Arrival {
  readonly bytes: readonly number[];
  readonly from: Endpoint;
  readonly arrivedMs: number;
}

async function open(bind: BindDatagrams, address: string): Promise<DatagramSocket> {
  const socket = await bind(address, 0);
  closing.push(() => socket.close());
  return socket;
}

async function peer(address: string): Promise<Socket> {
  const socket = createSocket(address.includes(':') ? 'udp6' : 'udp4');
  socket.bind(0, address);
  await once(socket, 'listening');
  closing.push(() => socket.close());
  return socket;
}

/** What a socket hands over, polled until there are `count` packets. */
async function arrivals(socket: DatagramSocket, count: number): Promise<Arrival[]> {
  const arrived: Arrival[] = [];
  socket.listen({
    received: (packet, { address, port }, arrivedMs) =>
      arrived.push({ bytes: [...packet], from: { address, port }, arrivedMs }),
    failed() {},
  });
  while (arrived.length < count) {
    socket.poll();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return arrived;
}

function send(from: Socket, bytes: Uint8Array, port: number, address: string): Promise<void> {
  return new Promise((resolve) => from.send(bytes, port, address, () => resolve()));
}

describe.each(kinds)('sockets of %s', (_, bind) => {
  it.each([
    ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
    ['::1', '::1', '::1'],
    ['::', '127.0.0.1', '::ffff:127.0.0.1'],
  ])('bound to %s exchange packets with %s', async (local, theirs, seen) => {
    const socket = await open(bind, local);
    const caller = await peer(theirs);
    const before = Date.now();
    for (let i = 0; i < 3; i++) await send(caller, Uint8Array.of(i, 7), socket.port, theirs);
    const arrived = await arrivals(socket, 3);
    expect(arrived.map(({ bytes }) => bytes)).toEqual([
      [0, 7],
      [1, 7],
      [2, 7],
    ]);
    const from = { address: seen, port: caller.address().port };
    expect(arrived.map((arrival) => arrival.from)).toEqual([from, from, from]);
    for (const { arrivedMs } of arrived) {
      // The kernel's clock is finer than Date.now().
      expect(arrivedMs).toBeGreaterThanOrEqual(before - 1);
      expect(arrivedMs).toBeLessThanOrEqual(Date.now() + 1);
    }
    const answered = new Promise<[Buffer, number]>((resolve) =>
      caller.once('message', (packet, sender) => resolve([packet, sender.port])),
    );
    socket.send(Buffer.from([1, 2, 3]), from);
    expect(await answered).toEqual([Buffer.from([1, 2, 3]), socket.port]);
  });

  it('tell callers apart', async () => {
    const socket = await open(bind, '127.0.0.1');
    const callers = await Promise.all([peer('127.0.0.1'), peer('127.0.0.1')]);
    for (let round = 0; round < 2; round++)
      for (const caller of callers)
        await send(caller, Uint8Array.of(round), socket.port, '127.0.0.1');
    const ports = (await arrivals(socket, 4)).map(({ from }) => from.port);
    const [first, second] = callers.map((caller) => caller.address().port);
    expect(ports).toEqual([first, second, first, second]);
  });

  it('hand over more packets than one call of the system takes, empty and long ones too', async () => {
    const socket = await open(bind, '127.0.0.1');
    const caller = await peer('127.0.0.1');
    const lengths = Array.from({ length: 21 }, (_, i) => i * 80);
    for (const length of lengths)
      await send(caller, new Uint8Array(length).fill(length % 251), socket.port, '127.0.0.1');
    const arrived = await arrivals(socket, lengths.length);
    expect(arrived.map(({ bytes }) => bytes.length)).toEqual(lengths);
    expect(arrived.every(({ bytes }) => bytes.every((byte) => byte === bytes.length % 251))).toBe(
      true,
    );
  });

  it('refuse a port that is taken, by the name of the error', async () => {
    const taken = await peer('127.0.0.1');
    await expect(bind('127.0.0.1', taken.address().port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await expect(bind('203.0.113.1', 0)).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
  });

  it('are silent once closed', async () => {
    const socket = await bind('127.0.0.1', 0);
    const again = await open(bind, '127.0.0.1');
    socket.close();
    const caller = await peer('127.0.0.1');
    await send(caller, Uint8Array.of(1), again.port, '127.0.0.1');
    expect((await arrivals(again, 1)).length).toBe(1);
    socket.poll();
  });
});

describe.runIf(linux)('sockets of linux', () => {
  it('say when a packet cannot be sent', async () => {
    const socket = await open(linuxDatagrams(), '127.0.0.1');
    let failures = 0;
    socket.listen({
      received() {},
      failed() {
        failures++;
      },
    });
    // Broadcasting is not allowed unless asked for.
    socket.send(Buffer.from([1]), { address: '255.255.255.255', port: 9 });
    expect(failures).toBe(1);
  });
});

describe('the sockets of this machine', () => {
  it('are those of Linux where it is 64-bit Linux', () => {
    const { name, problem } = chooseDatagrams();
    expect(name).toBe(linux ? 'linux' : 'node');
    expect(problem === null).toBe(name === 'linux');
  });

  it('leave an address with a zone to Node.js', async () => {
    await expect(chooseDatagrams().bind('fe80::1%nowhere', 0)).rejects.toMatchObject({
      syscall: 'bind',
    });
  });
});
