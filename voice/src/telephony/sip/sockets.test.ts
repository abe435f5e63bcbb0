import { Buffer } from 'node:buffer';
import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { systemClock } from '@belldesk/kit/clock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSipServer } from './server.ts';
import { FakePeer, OFFER } from './testing/fakePeer.ts';
import { type FixedHouse, startFixedHouse } from './testing/fixedHouse.ts';

const PORT = 15_130;

function invite(protocol: 'UDP' | 'TCP', callId: string): string {
  return new FakePeer(protocol).request('INVITE', {
    sdp: OFFER,
    callId,
    branch: `z9hG4bK${callId}`,
  });
}

/** Everything that comes until it matches. */
async function textUntil(socket: Socket, pattern: RegExp): Promise<string> {
  let text = '';
  while (!pattern.test(text)) {
    const [segment] = (await once(socket, 'data')) as [Buffer];
    text += segment.toString();
  }
  return text;
}

describe('real sockets', { timeout: 10_000 }, () => {
  let house: FixedHouse;
  let udp: UdpSocket;
  let tcp: Socket;

  beforeEach(async () => {
    house = await startFixedHouse({ hosts: ['127.0.0.1'], port: PORT, ringingUser: 'bella' });
    udp = createSocket('udp4');
    tcp = connect(PORT, '127.0.0.1');
    await once(tcp, 'connect');
  });

  afterEach(async () => {
    udp.close();
    tcp.destroy();
    await house.server.close();
  });

  async function ask(text: string | Buffer): Promise<string> {
    udp.send(text, PORT, '127.0.0.1');
    const [bytes] = (await once(udp, 'message')) as [Buffer];
    return bytes.toString();
  }

  it('count garbage over UDP and answer the next call', async () => {
    for (const noise of [
      'hello',
      '\u00ff\u00fe',
      'INVITE sip:a@b SIP/2.0\r\n',
      'x'.repeat(60_000),
    ]) {
      udp.send(noise, PORT, '127.0.0.1');
    }
    udp.send(Buffer.alloc(0), PORT, '127.0.0.1');
    expect(await ask(invite('UDP', 'after-noise'))).toMatch(/^SIP\/2\.0 100 Trying\r\n/);
    expect(house.server.counters()).toMatchObject({ garbage: 4, keepAlives: 1, invites: 1 });
  });

  it('take a message over many segments and many messages in one', async () => {
    const one = invite('TCP', 'slow');
    for (let at = 0; at < one.length; at += 7) tcp.write(one.slice(at, at + 7));
    expect(await textUntil(tcp, /180 Ringing/)).toContain('100 Trying');
    tcp.write(`\r\n\r\n${invite('TCP', 'a')}${invite('TCP', 'b')}`);
    const text = await textUntil(tcp, /180 Ringing[\s\S]*180 Ringing/);
    expect(text.startsWith('\r\n')).toBe(true);
    expect(house.server.counters()).toMatchObject({ invites: 3, keepAlives: 1, garbage: 0 });
  });

  it('close a TCP connection that speaks no SIP, and only that', async () => {
    const other = connect(PORT, '127.0.0.1');
    await once(other, 'connect');
    other.write(`INFO sip:a@b SIP/2.0\r\n${'A: b\r\n'.repeat(12_000)}`);
    other.on('error', () => undefined);
    await once(other, 'close');
    tcp.write(invite('TCP', 'well-behaved'));
    expect(await textUntil(tcp, /180 Ringing/)).toContain('100 Trying');
    expect(house.server.counters()).toMatchObject({ garbage: 1, invites: 1 });
  });

  it('count a message that a closed connection cut short', async () => {
    tcp.end(invite('TCP', 'cut').slice(0, 200));
    await once(tcp.resume(), 'close');
    expect(house.server.counters()).toMatchObject({ garbage: 1, invites: 0 });
  });

  it('are told of the end of the house: what rings is refused, what talks gets BYE', async () => {
    const text = invite('UDP', 'talking').replace('sip:Bella@', 'sip:other@');
    const here = `127.0.0.1:${await bound(udp)}`;
    const answered = collect(udp);
    udp.send(
      text.replace('<sip:caller@192.0.2.9:5062>', `<sip:caller@${here}>`),
      PORT,
      '127.0.0.1',
    );
    await answered.until(/^SIP\/2\.0 200/);
    const tag = /To: .*;tag=(\S+)/.exec(answered.text())?.[1];
    const ack = new FakePeer().request('ACK', { callId: 'talking', toTag: tag ?? '' });
    udp.send(ack, PORT, '127.0.0.1');
    udp.send(invite('UDP', 'ringing'), PORT, '127.0.0.1');
    await answered.until(/^SIP\/2\.0 180[\s\S]*Call-ID: ringing/);
    const closed = house.server.close();
    await answered.until(/^SIP\/2\.0 503[\s\S]*Call-ID: ringing/);
    const bye = await answered.until(/^BYE /);
    udp.send(bye.replace(/^BYE .*\r\n/, 'SIP/2.0 200 OK\r\n'), PORT, '127.0.0.1');
    await closed;
    expect(house.server.activeDialogs).toBe(0);
    // Closing again in afterEach finds nothing left to do.
  });

  it('say so when the port is taken', async () => {
    const options = {
      hosts: ['127.0.0.1'],
      port: PORT,
      publicHost: 'localhost',
      clock: systemClock,
    };
    const second = createSipServer({ ...options, onInvite: () => undefined });
    await expect(second.listen()).rejects.toThrow('EADDRINUSE');
    await second.close();
  });
});

async function bound(socket: UdpSocket): Promise<number> {
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket.address().port;
}

/** Keeps every datagram, so that none is missed between two waits. */
function collect(socket: UdpSocket): { until(what: RegExp): Promise<string>; text(): string } {
  const all: string[] = [];
  socket.on('message', (bytes: Buffer) => all.push(bytes.toString()));
  return {
    text: () => all.join('\n'),
    async until(what) {
      for (;;) {
        const found = all.find((text) => what.test(text));
        if (found !== undefined) return found;
        await once(socket, 'message');
      }
    },
  };
}
