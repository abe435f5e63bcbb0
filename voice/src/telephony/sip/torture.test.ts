import { Buffer } from 'node:buffer';
import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixedHouse, startFixedHouse } from './testing/fixedHouse.ts';
import { applicationMessages } from './testing/torture/applicationMessages.ts';
import { invalidMessages } from './testing/torture/invalidMessages.ts';
import type { TortureMessage } from './testing/torture/tortureMessage.ts';
import { validMessages, wsinvOfNoCall } from './testing/torture/validMessages.ts';

const THE_RFC = [...validMessages, ...invalidMessages, ...applicationMessages];
const ALL = [...THE_RFC, wsinvOfNoCall];

/** An address of our own: answers without rport go to the port of Via, mostly 5060, and to where it came from. */
const PEER_ADDRESS = `127.44.75.${1 + (process.pid % 250)}`;

/** Sends bytes and hands over what comes back, one text for each message. */
interface Wire {
  send(bytes: Buffer | string): void;
  /** Everything that came, oldest first. */
  readonly received: string[];
  /** Waits for something to come, or for the end. */
  more(): Promise<unknown>;
  readonly closed: boolean;
}

function datagrams(socket: UdpSocket, port: number): Wire {
  const received: string[] = [];
  socket.on('message', (bytes: Buffer) => received.push(bytes.toString()));
  return {
    send: (bytes) => socket.send(bytes, port, '127.0.0.1'),
    received,
    more: () => once(socket, 'message'),
    closed: false,
  };
}

function stream(socket: Socket): Wire {
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  socket.on('error', () => undefined);
  return {
    send: (bytes) => void socket.write(bytes),
    get received() {
      return text.split(/^(?=SIP\/2\.0 )/m).filter((each) => each.includes('\r\n\r\n'));
    },
    more: () => Promise.race([once(socket, 'data'), once(socket, 'close')]),
    get closed() {
      return socket.closed;
    },
  };
}

type Outcome = TortureMessage['verdict'][number];

let probes = 0;

/** An OPTIONS is answered on the same wire: whatever came before has been dealt with by then. */
async function probe(wire: Wire): Promise<void> {
  probes += 1;
  const callId = `probe-${probes}`;
  wire.send(
    `OPTIONS sip:house@127.0.0.1 SIP/2.0\r\nVia: SIP/2.0/UDP probe.example.com;branch=z9hG4bK${callId};rport\r\n` +
      `From: <sip:probe@example.com>;tag=1\r\nTo: <sip:house@127.0.0.1>\r\nCall-ID: ${callId}\r\n` +
      'CSeq: 1 OPTIONS\r\nMax-Forwards: 70\r\nContent-Length: 0\r\n\r\n',
  );
  const isAnswer = (text: string) => text.includes(`Call-ID: ${callId}\r\n`);
  while (!wire.received.some(isAnswer)) {
    if (wire.closed) throw new Error('the connection was closed');
    await wire.more();
  }
  const status = statusOf(wire.received.find(isAnswer) ?? '');
  if (status !== 200) throw new Error(`OPTIONS was answered ${status}`);
}

const CALL_ID = /^(?:Call-ID|i):[ ]*(.*)\r$/m;

/** What was answered to a message; the first Call-ID tells which, none where it has none. */
function answersTo({ bytes }: TortureMessage, wire: Wire): string[] {
  const callId = CALL_ID.exec(bytes.toString())?.[1];
  return wire.received.filter((text) => CALL_ID.exec(text)?.[1] === callId);
}

function statusOf(answer: string): number {
  return Number(/^SIP\/2\.0 (\d{3}) /.exec(answer)?.[1]);
}

/** Acknowledges the call and hangs up. @returns whether that went well, so that it was a call */
async function hangUp(message: TortureMessage, wire: Wire): Promise<boolean> {
  const ok = answersTo(message, wire).find((text) => statusOf(text) === 200) ?? '';
  const value = (name: string) => new RegExp(`^${name}: (.*)\\r$`, 'm').exec(ok)?.[1] ?? '';
  const target = /<(.*?)>/.exec(value('Contact'))?.[1];
  for (const method of ['ACK', 'BYE']) {
    const sequence = Number.parseInt(value('CSeq'), 10) + (method === 'BYE' ? 1 : 0);
    const lines = [
      `${method} ${target} SIP/2.0`,
      `Via: SIP/2.0/UDP peer.example.com;branch=z9hG4bK${method}${probes};rport`,
      ...['From', 'To', 'Call-ID'].map((name) => `${name}: ${value(name)}`),
      `CSeq: ${sequence} ${method}`,
      'Content-Length: 0',
    ];
    wire.send(`${lines.join('\r\n')}\r\n\r\n`);
  }
  await probe(wire);
  const bye = answersTo(message, wire).find((text) => /^CSeq: \d+ BYE\r$/m.test(text)) ?? '';
  return statusOf(bye) === 200;
}

/** What the house made of a message that was sent before on this wire and is done with. */
async function outcomeOf(message: TortureMessage, wire: Wire): Promise<Outcome> {
  const answers = answersTo(message, wire);
  if (answers.length === 0) return 'ignored';
  const status = answers.map(statusOf).find((each) => each >= 200);
  const isCall = status === 200 && message.bytes.includes('INVITE');
  return isCall && (await hangUp(message, wire)) ? 'accepted' : (status ?? 'ignored');
}

/** RFC 3261 section 18.3: without it a stream cannot be cut into messages. */
function withLength(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n\r\n');
  const field = `\r\nContent-Length: ${bytes.length - end - 4}`;
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(field), bytes.subarray(end)]);
}

it('has all 49 messages of the RFC', () => {
  expect(THE_RFC).toHaveLength(49);
  expect(new Set(THE_RFC.map(({ name }) => name)).size).toBe(49);
  expect(new Set(THE_RFC.map(({ section }) => section)).size).toBe(49);
});

describe.each(['UDP', 'TCP'])(
  'the torture tests of RFC 4475 over %s',
  { timeout: 20_000 },
  (protocol) => {
    let house: FixedHouse;
    let wires: ReadonlyMap<number, Wire>;
    let sockets: UdpSocket[];

    beforeAll(async () => {
      house = await startFixedHouse({ hosts: ['127.0.0.1'], port: 0 });
      const ports = [5_060, 5_050];
      sockets = ports.map(() => createSocket('udp4'));
      await Promise.all(
        sockets.map((socket, at) => {
          socket.bind(ports[at], PEER_ADDRESS);
          return once(socket, 'listening');
        }),
      );
      wires = new Map(
        sockets.map((socket, at) => [ports[at] ?? 0, datagrams(socket, house.server.port)]),
      );
    });

    afterAll(async () => {
      for (const socket of sockets) socket.close();
      await house.server.close();
      if (house.failures.length > 0) throw new AggregateError(house.failures, 'a listener failed');
    });

    function wireOf(port: number): Wire {
      const wire = wires.get(port);
      if (!wire) throw new Error('no such wire');
      return wire;
    }

    async function overUdp(message: TortureMessage): Promise<Outcome> {
      const wire = wireOf(message.name === 'quotbal' ? 5_050 : 5_060);
      wire.received.length = 0;
      wire.send(message.bytes);
      await probe(wire);
      return await outcomeOf(message, wire);
    }

    async function overTcp(message: TortureMessage): Promise<Outcome> {
      const socket = connect(house.server.port, '127.0.0.1');
      await once(socket, 'connect');
      const wire = stream(socket);
      wire.send(message.overTcp === 'needs-length' ? withLength(message.bytes) : message.bytes);
      if (message.overTcp === 'closes') while (!wire.closed) await wire.more();
      const goesOn = message.overTcp === 'same' || message.overTcp === 'needs-length';
      await probe(goesOn ? wire : wireOf(5_060));
      const outcome = await outcomeOf(message, wire);
      socket.destroy();
      return outcome;
    }

    it.each(ALL)('$section $name', async (message) => {
      const { verdict } = message;
      const waits = protocol === 'TCP' && message.overTcp === 'waits';
      const outcome = await (protocol === 'UDP' ? overUdp(message) : overTcp(message));
      expect(waits ? ['ignored'] : verdict).toContain(outcome);
    });
  },
);
