import type { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { ManualClock } from '@belldesk/kit/clock';
import { afterEach, describe, expect, it } from 'vitest';
import { FakePeer, OFFER, type RequestParts } from '../testing/fakePeer.ts';
import { type FixedHouse, startFixedHouse } from '../testing/fixedHouse.ts';
import type { SipLimits } from './limits.ts';

const PORT = 15_140;
const TRUNK = '127.0.0.77';
const LIMITS: SipLimits = {
  invitesPerSourcePerS: 100,
  invitesPerS: 100,
  connectionsPerSource: 50,
  isTrunk: (address) => address === TRUNK,
};

describe('TCP connections', { timeout: 60_000 }, () => {
  const clock = new ManualClock();
  let house: FixedHouse;
  let sockets: Socket[] = [];

  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
    await house.server.close();
  });

  async function open(localAddress: string): Promise<Socket> {
    const socket = connect({ host: '127.0.0.1', port: PORT, localAddress });
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  async function start(): Promise<void> {
    house = await startFixedHouse({ hosts: ['127.0.0.1'], port: PORT, clock, limits: LIMITS });
  }

  /** Resolves with what came once it matches, or with what came until it was closed. */
  function until(socket: Socket, pattern: RegExp): Promise<string> {
    return new Promise((resolve) => {
      let text = '';
      socket.on('data', (segment: Buffer) => {
        text += segment.toString();
        if (pattern.test(text)) resolve(text);
      });
      socket.on('close', () => resolve(text));
    });
  }

  function ask(socket: Socket, method: string, parts: RequestParts = {}): Promise<string> {
    const answered = until(socket, /^SIP\/2\.0 [2-6]/m);
    socket.write(new FakePeer('TCP').request(method, { callId: `of-${sockets.length}`, ...parts }));
    return answered;
  }

  async function ping(socket: Socket): Promise<void> {
    const answered = until(socket, /\r\n/);
    socket.write('\r\n\r\n');
    expect(await answered).toBe('\r\n');
  }

  async function isClosed(socket: Socket): Promise<true> {
    if (!socket.closed) await once(socket.resume(), 'close');
    return true;
  }

  it('of one source, 2,000 and idle, shut nobody else out', async () => {
    await start();
    for (let n = 0; n < 2_000; n++) (await open('127.0.0.2')).write('\r\n');
    const own = await open('127.0.0.2');
    const other = await open('127.0.0.3');
    expect(await ask(other, 'OPTIONS')).toMatch(/^SIP\/2\.0 200 /);
    expect(await ask(own, 'OPTIONS')).toMatch(/^SIP\/2\.0 200 /);
    expect(house.server.counters().connectionsShed).toBe(1_951);
  });

  it('of one source give way to a new one, but for the one that carries a call', async () => {
    await start();
    const call = await open('127.0.0.2');
    const answer = await ask(call, 'INVITE', { sdp: OFFER, callId: 'live' });
    const toTag = /^To: .*;tag=(\S+)/m.exec(answer)?.[1] ?? '';
    call.write(new FakePeer('TCP').request('ACK', { callId: 'live', toTag }));
    for (let n = 0; n < 200; n++) await open('127.0.0.2');
    const last = await open('127.0.0.2');
    expect(await ask(last, 'OPTIONS')).toMatch(/^SIP\/2\.0 200 /);
    expect(await ask(call, 'BYE', { callId: 'live', toTag, cseq: 2 })).toMatch(/^SIP\/2\.0 200 /);
    expect(house.ended).toEqual(['bye']);
  });

  it('without a request are closed after 32 s, whatever keeps them open', async () => {
    await start();
    const socket = await open('127.0.0.2');
    await ping(socket);
    clock.advance(20_000);
    await ping(socket);
    clock.advance(13_000);
    expect(await isClosed(socket)).toBe(true);
  });

  it('without a call are closed two minutes after their last message', async () => {
    await start();
    const socket = await open('127.0.0.2');
    expect(await ask(socket, 'OPTIONS')).toMatch(/^SIP\/2\.0 200 /);
    clock.advance(110_000);
    await ping(socket);
    clock.advance(11_000);
    expect(await isClosed(socket)).toBe(true);
  });

  it('with a call stay, and go once it is over', async () => {
    await start();
    const socket = await open('127.0.0.2');
    const answer = await ask(socket, 'INVITE', { sdp: OFFER, callId: 'long' });
    const toTag = /^To: .*;tag=(\S+)/m.exec(answer)?.[1] ?? '';
    socket.write(new FakePeer('TCP').request('ACK', { callId: 'long', toTag }));
    await ping(socket);
    clock.advance(4_000_000);
    expect(await ask(socket, 'BYE', { callId: 'long', toTag, cseq: 2 })).toMatch(/^SIP\/2\.0 200 /);
    clock.advance(121_000);
    expect(await isClosed(socket)).toBe(true);
  });

  it('that we opened towards a stranger are let go as theirs are', async () => {
    await start();
    const listener = createServer();
    listener.listen(0, '127.0.0.2');
    await once(listener, 'listening');
    const address = listener.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const accepted = once(listener, 'connection') as Promise<[Socket]>;
    house.server.call({
      target: `sip:callee@127.0.0.2:${port};transport=tcp`,
      from: { user: 'desk' },
      credentials: null,
      makeOffer: () => Promise.resolve(OFFER),
      onRinging: () => undefined,
      onAnswered: () => undefined,
      onFailed: () => undefined,
    });
    const [socket] = await accepted;
    sockets.push(socket);
    const invite = await until(socket, /\r\n\r\n/);
    const fields = invite
      .split('\r\n')
      .filter((line) => /^(via|from|to|call-id|cseq):/i.test(line));
    socket.write(`SIP/2.0 486 Busy Here\r\n${fields.join('\r\n')}\r\nContent-Length: 0\r\n\r\n`);
    await until(socket, /^ACK /m);
    await ping(socket);
    clock.advance(121_000);
    expect(await isClosed(socket)).toBe(true);
    listener.close();
  });

  it('of a trunk stay while it keeps them open', async () => {
    await start();
    const socket = await open(TRUNK);
    for (let n = 0; n < 5; n++) {
      await ping(socket);
      clock.advance(3_000_000);
    }
    expect(await ask(socket, 'OPTIONS')).toMatch(/^SIP\/2\.0 200 /);
    clock.advance(3_601_000);
    expect(await isClosed(socket)).toBe(true);
  });
});
