import { describe, expect, it } from 'vitest';
import { FakePeer, OFFER } from './testing/fakePeer.ts';

describe('an INVITE is turned away by itself', () => {
  it.each([
    ['an extension we do not have', 420, { fields: ['Require: 100rel, foo'] }],
    ['a scheme we do not speak', 416, { uri: 'http://example.com' }],
    ['a broken address', 400, { uri: 'sip:a@b:0' }],
    ['a body that is no SDP', 415, { body: ['text/plain', 'hi'] as const }],
    ['SDP that is none', 400, { sdp: 'nonsense' }],
  ])('%s: %d', (_name, status, parts) => {
    const peer = new FakePeer();
    peer.request('INVITE', { sdp: OFFER, ...parts });
    expect(peer.statuses()).toEqual([100, status]);
    expect(peer.invites).toEqual([]);
  });

  it('names the extensions it does not have', () => {
    const peer = new FakePeer();
    peer.request('INVITE', { sdp: OFFER, fields: ['Require: 100rel', 'Require: foo'] });
    expect(peer.last().headers.get('unsupported')).toBe('100rel, foo');
  });

  it('that has no hops left, no Contact or no tag', () => {
    const peer = new FakePeer();
    const good = peer.request('INVITE', { sdp: OFFER });
    const edits: [RegExp, string, number][] = [
      [/Max-Forwards: 70/, 'Max-Forwards: 0', 483],
      [/Contact: .*\r\n/, '', 400],
      [/;tag=peer/, '', 400],
    ];
    for (const [index, [what, by, status]] of edits.entries()) {
      const text = good.replace(what, by).replace('z9hG4bK0', `z9hG4bKe${index}`);
      peer.raw(text.replace('call-1', `call-e${index}`));
      expect(peer.last().status).toBe(status);
    }
    expect(peer.invites).toHaveLength(1);
  });

  it('while draining, live calls and their end aside', () => {
    const peer = new FakePeer();
    const toTag = peer.call();
    peer.engine.draining = true;
    for (const method of ['INVITE', 'OPTIONS']) {
      peer.request(method, { callId: 'other', ...(method === 'INVITE' ? { sdp: OFFER } : {}) });
      expect(peer.last().status).toBe(503);
      expect(peer.last().headers.get('retry-after')).toBe('30');
    }
    peer.request('BYE', { cseq: 2, toTag });
    expect(peer.last().status).toBe(200);
  });
});

describe('an INVITE tells the house', () => {
  it('whom it is for and who calls', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.reject(404);
    peer.request('INVITE', { sdp: OFFER, uri: 'sip:Bella%2Dco@house;x=y', fields: ['X-A: 1'] });
    expect(peer.invites[0]).toMatchObject({
      callId: 'call-1',
      userPart: 'bella-co',
      from: { uri: 'sip:caller@192.0.2.9', displayName: 'Caller', user: 'caller' },
      offer: { address: '192.0.2.9', port: 6_000 },
      localAddress: '192.0.2.1',
      remoteAddress: '192.0.2.9',
      pending: false,
    });
    expect(peer.invites[0]?.header('X-a')).toBe('1');
    expect(peer.last().status).toBe(404);
  });

  it('and its answer says where to find us', () => {
    const udp = new FakePeer();
    udp.call();
    expect(udp.last().headers.get('contact')).toBe('<sip:Bella@house.example:5060>');
    expect(udp.last().headers.get('allow')).toContain('INVITE');
    const tcp = new FakePeer('TCP');
    tcp.call();
    expect(tcp.last().headers.get('contact')).toBe('<sip:Bella@house.example:5060;transport=tcp>');
  });

  it('and headers of a refusal reach the caller', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.reject(503, { 'Retry-After': '20' });
    peer.request('INVITE', { sdp: OFFER });
    expect(peer.last().headers.get('retry-after')).toBe('20');
  });
});

describe('outside a call', () => {
  it.each([
    ['OPTIONS', 200],
    ['BYE', 481],
    ['INFO', 481],
    ['UPDATE', 481],
    ['NOTIFY', 481],
    ['REGISTER', 405],
    ['SUBSCRIBE', 405],
    ['MESSAGE', 405],
    ['PRACK', 405],
    ['FANCY', 405],
  ])('%s is answered %d', (method, status) => {
    const peer = new FakePeer();
    peer.request(method);
    expect(peer.statuses()).toEqual([status]);
    const allow = peer.last().headers.get('allow');
    expect(allow?.includes('OPTIONS') ?? false).toBe(status !== 481);
  });

  it('the same question gets the same answer, tag and all', () => {
    const peer = new FakePeer();
    peer.raw(peer.request('OPTIONS'));
    const [first, second] = peer.responses();
    expect(first?.headers.get('to')).toContain(';tag=');
    expect(second?.headers.get('to')).toBe(first?.headers.get('to'));
    expect(first?.headers.get('accept')).toContain('application/sdp');
  });

  it('a request of a call that is not there is 481, its ACK nothing', () => {
    const peer = new FakePeer();
    peer.request('BYE', { toTag: 'gone' });
    peer.request('INVITE', { toTag: 'gone', sdp: OFFER });
    peer.request('ACK', { toTag: 'gone' });
    peer.clock.advance(60_000);
    expect(peer.statuses()).toEqual([481, 481]);
  });

  it('another version of SIP is 505', () => {
    const peer = new FakePeer();
    const text = peer.request('OPTIONS');
    peer.raw(text.replace('sip:Bella@house.example SIP/2.0', 'sip:Bella@house.example SIP/3.0'));
    expect(peer.last().status).toBe(505);
  });
});

describe('what is broken', () => {
  it.each([
    [/Call-ID: .*\r\n/, '', 'Missing Call-ID'],
    [/CSeq: .*\r\n/, 'CSeq: many INVITE\r\n', 'Bad CSeq'],
    [/CSeq: .*\r\n/, 'CSeq: 1 BYE\r\n', 'CSeq does not match the method'],
    [/From: .*\r\n/, 'From: <sip:unclosed\r\n', 'Bad From'],
    [/To: .*\r\n/, '', 'Missing To'],
    [/Max-Forwards: 70/, 'Max-Forwards: lots', 'Bad Max-Forwards'],
    [/From: (.*)\r\n/, 'From: $1\r\nFrom: $1\r\n', 'Double From'],
  ])('but can be answered is 400: %s', (what, by, reason) => {
    const peer = new FakePeer();
    const text = new FakePeer().request('INVITE', { sdp: OFFER });
    peer.raw(text.replace(what, by));
    expect(peer.responses()).toMatchObject([{ status: 400, reason }]);
    peer.raw(text.replace(what, by).replaceAll('INVITE', 'ACK'));
    expect(peer.responses()).toHaveLength(1);
    expect(peer.engine.counters).toMatchObject({ malformed: 2, garbage: 0 });
  });

  it('and cannot be answered is counted and ignored', () => {
    const peer = new FakePeer();
    const text = new FakePeer().request('INVITE', { sdp: OFFER });
    peer.raw(text.replace(/Via: .*\r\n/, ''));
    peer.raw('hello');
    peer.raw(text.slice(0, 60));
    peer.raw('SIP/2.0 200 OK\r\n\r\n');
    expect(peer.sent).toEqual([]);
    expect(peer.engine.counters.garbage).toBe(4);
    expect(peer.noise).toHaveLength(4);
  });

  it('or cut short at any byte makes no call', () => {
    const text = new FakePeer().request('INVITE', { sdp: OFFER });
    const peer = new FakePeer();
    for (let length = 1; length < text.length; length += 1) peer.raw(text.slice(0, length));
    expect(peer.invites).toEqual([]);
    expect(peer.engine.counters.garbage).toBe(text.length - 1);
    expect(new Set(peer.statuses())).toEqual(new Set([400]));
  });

  it('or answers nothing we asked is counted', () => {
    const peer = new FakePeer();
    peer.raw(
      'SIP/2.0 200 OK\r\nVia: SIP/2.0/UDP h;branch=z9hG4bKq\r\nFrom: <sip:a@b>;tag=1\r\n' +
        'To: <sip:c@d>;tag=2\r\nCall-ID: x\r\nCSeq: 1 BYE\r\nContent-Length: 0\r\n\r\n',
    );
    expect(peer.engine.counters.strayResponses).toBe(1);
  });

  it('or only keeps a NAT open is nothing', () => {
    const peer = new FakePeer();
    peer.raw('\r\n\r\n');
    peer.raw('\0\0\0\0');
    expect(peer.engine.counters).toMatchObject({ keepAlives: 2, garbage: 0, received: 0 });
  });
});
