import { beforeEach, describe, expect, test } from 'vitest';
import type { SipRequest } from './message.ts';
import type { SdpOffer } from './sdp.ts';
import type { SipDialog } from './sipCall.ts';
import type { OutgoingOptions, SipOutgoing } from './sipOutgoing.ts';
import { ANSWER, FakePeer, OFFER } from './testing/fakePeer.ts';

let peer: FakePeer;
let heard: { ringing: number; failed: unknown[]; answered: [SipDialog, SdpOffer][] };

beforeEach(() => {
  peer = new FakePeer();
  heard = { ringing: 0, failed: [], answered: [] };
});

/** Our INVITE is out when this resolves. */
async function call(options: Partial<OutgoingOptions> = {}, over = peer): Promise<SipOutgoing> {
  const outgoing = over.engine.call({
    target: 'sip:anna@192.0.2.9:5070',
    from: { user: '+4420', displayName: 'Golden "Lamb"' },
    credentials: null,
    makeOffer: async () => OFFER,
    onRinging: () => {
      heard.ringing += 1;
    },
    onAnswered: (dialog, answer) => heard.answered.push([dialog, answer]),
    onFailed: (why) => heard.failed.push(why),
    ...options,
  });
  await Promise.resolve();
  await Promise.resolve();
  return outgoing;
}

function last(method: string, over = peer): SipRequest {
  const request = over.requests().findLast((each) => each.method === method);
  if (!request) throw new Error(`no ${method} was sent`);
  return request;
}

/** The callee answers a request of ours. */
function answer(
  request: SipRequest,
  status: number,
  options: { tag?: string; fields?: readonly string[]; sdp?: string; over?: FakePeer } = {},
): void {
  const { tag = 'callee', fields = [], sdp = '', over = peer } = options;
  const { headers } = request;
  const toTag = headers.get('to')?.includes(';tag=') || status === 100 ? '' : `;tag=${tag}`;
  const lines = [
    `SIP/2.0 ${status} Fine`,
    ...['via', 'from', 'call-id', 'cseq'].map((name) => `${name}: ${headers.get(name)}`),
    `To: ${headers.get('to')}${toTag}`,
    'Contact: <sip:phone@192.0.2.9:5072>',
    ...fields,
    ...(sdp === '' ? [] : ['Content-Type: application/sdp']),
    `Content-Length: ${sdp.length}`,
  ];
  over.raw(`${lines.join('\r\n')}\r\n\r\n${sdp}`);
}

const methods = (over = peer): string[] => over.requests().map(({ method }) => method);

describe('a call of ours', () => {
  test('rings, is answered, acknowledged, and hung up', async () => {
    await call();
    const invite = last('INVITE');
    expect(peer.targets).toEqual([{ protocol: 'UDP', host: '192.0.2.9', port: 5070 }]);
    expect(invite.headers.get('from')).toMatch(
      /^"Golden \\"Lamb\\"" <sip:\+4420@house\.example>;tag=[0-9a-f]+$/,
    );
    answer(invite, 100);
    expect(heard.ringing).toBe(0);
    answer(invite, 180);
    expect(heard.ringing).toBe(1);
    answer(invite, 200, { sdp: ANSWER, fields: ['Record-Route: <sip:a;lr>, <sip:b;lr>'] });
    const ack = last('ACK');
    expect(ack.uri).toBe('sip:phone@192.0.2.9:5072');
    expect(ack.headers.get('cseq')).toBe(`${invite.headers.get('cseq')?.split(' ')[0]} ACK`);
    expect(ack.headers.list('route')).toEqual(['<sip:b;lr>', '<sip:a;lr>']);
    expect(heard.answered).toHaveLength(1);
    expect(heard.answered[0]?.[1].port).toBe(6000);
    answer(invite, 200, { sdp: ANSWER });
    expect(methods().filter((method) => method === 'ACK')).toHaveLength(2);
    expect(heard.answered).toHaveLength(1);
    heard.answered[0]?.[0].bye();
    const bye = last('BYE');
    expect(bye.headers.get('cseq')).toBe('2 BYE');
    expect(bye.headers.get('to')).toContain(';tag=callee');
    answer(bye, 200);
    expect(peer.engine.usages.size).toBe(0);
  });

  test('ends when the callee hangs up', async () => {
    await call();
    const invite = last('INVITE');
    answer(invite, 200, { sdp: ANSWER });
    const ended: string[] = [];
    heard.answered[0]?.[0].onEnded((why) => ended.push(why));
    const ourTag = /;tag=(\w+)/.exec(invite.headers.get('from') ?? '')?.[1] ?? '';
    const bye = peer.request('BYE', {
      callId: invite.headers.get('call-id') ?? '',
      toTag: ourTag,
      cseq: 1,
    });
    expect(bye).toContain('tag=peer');
    // Another callee's tag is another dialog.
    expect(peer.last().status).toBe(481);
    peer.raw(bye.replace('tag=peer', 'tag=callee').replace('z9hG4bK', 'z9hG4bKx'));
    expect(peer.last().status).toBe(200);
    expect(ended).toEqual(['bye']);
  });

  test('is sent again at 0.5, 1.5, 3.5, 7.5, 15.5 and 31.5 s, then given up: timers A and B', async () => {
    await call();
    const at: number[] = [];
    for (let ms = 100; ms <= 32_000; ms += 100) {
      const before = peer.sent.length;
      peer.clock.advance(100);
      if (peer.sent.length > before) at.push(ms);
    }
    expect(at).toEqual([500, 1_500, 3_500, 7_500, 15_500, 31_500]);
    expect(heard.failed).toEqual(['timeout']);
  });

  test('is not sent again over TCP, nor once something was answered', async () => {
    const tcp = new FakePeer('TCP');
    await call({ target: 'sip:anna@192.0.2.9;transport=tcp' }, tcp);
    tcp.clock.advance(31_000);
    expect(methods(tcp)).toEqual(['INVITE']);
    await call();
    answer(last('INVITE'), 100);
    peer.clock.advance(60_000);
    expect(methods()).toEqual(['INVITE']);
    expect(heard.failed).toEqual([]);
  });

  test.each([486, 603, 404, 302])('refused with %i is acknowledged, each time', async (status) => {
    await call();
    const invite = last('INVITE');
    answer(invite, status);
    answer(invite, status);
    expect(heard.failed).toEqual([status]);
    const acks = peer.requests().filter(({ method }) => method === 'ACK');
    expect(acks).toHaveLength(2);
    expect(acks[0]?.headers.get('via')).toBe(invite.headers.get('via'));
    expect(acks[0]?.headers.get('to')).toContain(';tag=callee');
    // Timer D: 32 s later nobody remembers it.
    peer.clock.advance(32_000);
    answer(invite, status);
    expect(methods().filter((method) => method === 'ACK')).toHaveLength(2);
  });

  test('answered without media that we speak is hung up', async () => {
    await call();
    answer(last('INVITE'), 200, { sdp: ANSWER.replace('RTP/AVP 0 8 101', 'RTP/AVP 96') });
    expect(methods()).toEqual(['INVITE', 'ACK', 'BYE']);
    expect(heard.failed).toEqual([488]);
  });

  test.each(['tel:+4420', 'sips:a@b', 'mailto:a@b', ''])('to %j cannot be made', (target) => {
    expect(() =>
      peer.engine.call({
        target,
        from: { user: 'x' },
        credentials: null,
        makeOffer: async () => OFFER,
        onRinging() {},
        onAnswered() {},
        onFailed() {},
      }),
    ).toThrow('Only sip:');
  });

  test('without media to offer fails before anything is sent', async () => {
    await call({ makeOffer: () => Promise.reject(new Error('no port')) });
    expect(peer.sent).toEqual([]);
    expect(heard.failed).toEqual(['no-media']);
  });
});

describe('giving up', () => {
  test('cancels what rings', async () => {
    const outgoing = await call();
    const invite = last('INVITE');
    answer(invite, 180);
    outgoing.cancel();
    const cancel = last('CANCEL');
    for (const name of ['via', 'from', 'to', 'call-id'])
      expect(cancel.headers.get(name)).toBe(invite.headers.get(name));
    answer(cancel, 200);
    answer(invite, 487);
    expect(methods()).toEqual(['INVITE', 'CANCEL', 'ACK']);
    expect(heard.failed).toEqual([]);
  });

  test('waits for the first answer before it cancels', async () => {
    const outgoing = await call();
    outgoing.cancel();
    expect(methods()).toEqual(['INVITE']);
    answer(last('INVITE'), 100);
    expect(methods()).toEqual(['INVITE', 'CANCEL']);
  });

  test('hangs up on a callee who answers in that moment', async () => {
    const outgoing = await call();
    answer(last('INVITE'), 180);
    outgoing.cancel();
    answer(last('CANCEL'), 200);
    answer(last('INVITE'), 200, { sdp: ANSWER });
    expect(methods()).toEqual(['INVITE', 'CANCEL', 'ACK', 'BYE']);
    expect(heard.answered).toEqual([]);
  });

  test('while media is still being opened sends nothing', async () => {
    const offer = Promise.withResolvers<string>();
    const outgoing = await call({ makeOffer: () => offer.promise });
    outgoing.cancel();
    offer.resolve(OFFER);
    await offer.promise;
    await Promise.resolve();
    expect(peer.sent).toEqual([]);
  });
});

describe('a trunk that asks who calls', () => {
  const asks = 'Proxy-Authenticate: Digest realm="trunk", nonce="one", qop="auth"';
  const credentials = { user: 'desk', password: 'secret' };

  test('is told, for the call, its ACK and its BYE', async () => {
    await call({ credentials });
    answer(last('INVITE'), 407, { fields: [asks] });
    const again = last('INVITE');
    expect(again.headers.get('cseq')).toBe('2 INVITE');
    const proof = again.headers.get('proxy-authorization') ?? '';
    expect(proof).toContain('username="desk"');
    answer(again, 200, { sdp: ANSWER });
    expect(last('ACK').headers.get('proxy-authorization')).toBe(proof);
    heard.answered[0]?.[0].bye();
    expect(last('BYE').headers.get('proxy-authorization')).toContain('nc=00000002');
    answer(last('BYE'), 407, { fields: [asks.replace('one', 'two')] });
    expect(last('BYE').headers.get('proxy-authorization')).toContain('nonce="two"');
    expect(peer.engine.usages.size).toBe(1);
    answer(last('BYE'), 200);
    expect(peer.engine.usages.size).toBe(0);
  });

  test('that refuses the password is not asked for ever', async () => {
    await call({ credentials });
    for (const nonce of ['one', 'two', 'three'])
      answer(last('INVITE'), 407, { fields: [asks.replace('one', nonce)] });
    expect(methods().filter((method) => method === 'INVITE')).toHaveLength(3);
    expect(heard.failed).toEqual([407]);
  });

  test('gets nothing from us where we have no name', async () => {
    await call();
    answer(last('INVITE'), 407, { fields: [asks] });
    expect(heard.failed).toEqual([407]);
  });
});
