import { describe, expect, it } from 'vitest';
import { LocalSession } from './localSession.ts';
import type { SdpOffer } from './sdp.ts';
import { buildOffer, negotiate } from './sdpAnswer.ts';
import { ANSWER, FakePeer, OFFER } from './testing/fakePeer.ts';

const LOCAL = { address: '192.0.2.1', port: 20_000 };

function answering(peer: FakePeer): SdpOffer[] {
  const offers: SdpOffer[] = [];
  peer.dialogs[0]?.onReinvite((offer) => {
    offers.push(offer);
    return negotiate(offer, LOCAL)?.answer ?? null;
  });
  return offers;
}

describe('an answered call', () => {
  it('ends by the peer', () => {
    const peer = new FakePeer();
    const ended: string[] = [];
    const toTag = peer.call();
    peer.dialogs[0]?.onEnded((why) => ended.push(why));
    peer.request('BYE', { cseq: 2, toTag });
    expect(peer.last().status).toBe(200);
    expect(ended).toEqual(['bye']);
    peer.request('INFO', { cseq: 3, toTag });
    expect(peer.last().status).toBe(481);
    peer.dialogs[0]?.bye();
    expect(peer.requests()).toEqual([]);
  });

  it('ends by us, with sequence and tags of the dialog, and no word of it to the house', () => {
    const peer = new FakePeer();
    const ended: string[] = [];
    const toTag = peer.call();
    peer.dialogs[0]?.onEnded((why) => ended.push(why));
    peer.dialogs[0]?.bye();
    peer.dialogs[0]?.bye();
    expect(peer.requests()).toHaveLength(1);
    const bye = peer.requests()[0];
    expect(bye?.uri).toBe('sip:caller@192.0.2.9:5062');
    expect(bye?.headers.get('from')).toBe(`<sip:bella@house.example>;tag=${toTag}`);
    expect(bye?.headers.get('to')).toBe('"Caller" <sip:caller@192.0.2.9>;tag=peer');
    expect(bye?.headers.get('cseq')).toMatch(/^\d+ BYE$/);
    expect(peer.targets).toEqual([{ protocol: 'UDP', host: '192.0.2.9', port: 5_062 }]);
    // Both hang up at once.
    peer.request('BYE', { cseq: 2, toTag });
    expect(peer.last().status).toBe(200);
    expect(ended).toEqual([]);
    expect(peer.engine.usages.size).toBe(0);
  });

  it('hung up before its ACK waits for that', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.accept(ANSWER).bye();
    peer.request('INVITE', { sdp: OFFER });
    expect(peer.requests()).toEqual([]);
    peer.request('ACK', { toTag: peer.tag() });
    expect(peer.requests().map(({ method }) => method)).toEqual(['BYE']);
  });

  it('tells of every ACK to a 200 of ours, of each INVITE once, after the answer it brings', () => {
    const peer = new FakePeer();
    const told: string[] = [];
    peer.onInvite = (invite) => {
      const dialog = invite.accept(buildOffer(LOCAL));
      dialog.onAck(() => told.push('answer'));
      dialog.onReinvite(() => {
        told.push('offer');
        return ANSWER;
      });
      dialog.onConfirmed(() => told.push('confirmed'));
    };
    peer.request('INVITE');
    const toTag = peer.tag();
    expect(told).toEqual([]);
    peer.request('ACK', { toTag: 'another' });
    peer.request('ACK', { toTag, cseq: 7 });
    expect(told).toEqual([]);
    peer.request('ACK', { toTag, sdp: OFFER });
    peer.request('ACK', { toTag, sdp: OFFER });
    expect(told.splice(0)).toEqual(['answer', 'confirmed']);
    peer.request('INVITE', { cseq: 2, toTag, sdp: OFFER });
    peer.request('UPDATE', { cseq: 3, toTag, sdp: OFFER });
    expect(told.splice(0)).toEqual(['offer', 'offer']);
    peer.request('ACK', { cseq: 2, toTag });
    expect(told).toEqual(['confirmed']);
  });

  it('follows the route set, loose and strict', () => {
    const loose = new FakePeer();
    const fields = ['Record-Route: <sip:192.0.2.50;lr>, <sip:192.0.2.51:5070;lr>'];
    loose.call({ fields });
    expect(loose.last().headers.list('record-route')).toHaveLength(2);
    loose.dialogs[0]?.bye();
    expect(loose.requests()[0]?.headers.list('route')).toEqual([
      '<sip:192.0.2.50;lr>',
      '<sip:192.0.2.51:5070;lr>',
    ]);
    expect(loose.requests()[0]?.uri).toBe('sip:caller@192.0.2.9:5062');
    expect(loose.targets).toEqual([{ protocol: 'UDP', host: '192.0.2.50', port: 5_060 }]);

    const strict = new FakePeer();
    strict.call({ fields: ['Record-Route: <sip:192.0.2.50>'] });
    strict.dialogs[0]?.bye();
    expect(strict.requests()[0]?.uri).toBe('sip:192.0.2.50');
    expect(strict.requests()[0]?.headers.list('route')).toEqual(['<sip:caller@192.0.2.9:5062>']);
  });

  it('of a peer behind a NAT is met where its packets come from, also when that moves', () => {
    const peer = new FakePeer();
    peer.viaHost = '10.0.0.7';
    const toTag = peer.call();
    peer.moveTo(41_000);
    peer.request('OPTIONS', { cseq: 2, toTag });
    peer.dialogs[0]?.bye();
    expect(peer.sent.at(-1)?.to).toBe('192.0.2.9:41000');
    expect(peer.targets).toEqual([]);
  });

  it('refuses what is older than the last request with 500', () => {
    const peer = new FakePeer();
    const toTag = peer.call({ cseq: 5 });
    peer.request('INFO', { cseq: 4, toTag });
    expect(peer.last().status).toBe(500);
  });

  it('takes keys by INFO', () => {
    const peer = new FakePeer();
    const digits: string[] = [];
    const toTag = peer.call();
    peer.dialogs[0]?.onInfoDigit((digit) => digits.push(digit));
    const bodies: [string, string][] = [
      ['application/dtmf-relay', 'Signal=5\r\nDuration=160\r\n'],
      ['Application/DTMF-Relay; charset=utf-8', 'Duration= 100\nsignal = *\n'],
      ['application/dtmf', '#'],
      ['application/dtmf-relay', 'Signal=11'],
      ['application/dtmf', 'd'],
      ['application/dtmf', '55'],
      ['application/dtmf-relay', 'Signal=flash'],
      ['text/plain', '7'],
    ];
    for (const [index, body] of bodies.entries()) {
      peer.request('INFO', { cseq: index + 2, toTag, body });
      expect(peer.last().status).toBe(200);
    }
    expect(digits).toEqual(['5', '*', '#', '#', 'D']);
  });

  it('survives a listener that throws: 500 to the peer, the failure to the house', () => {
    const peer = new FakePeer();
    const toTag = peer.call();
    peer.dialogs[0]?.onReinvite(() => {
      throw new Error('broken');
    });
    peer.request('INVITE', { cseq: 2, toTag, sdp: OFFER });
    expect(peer.last().status).toBe(500);
    peer.onInvite = () => {
      throw new Error('broken too');
    };
    peer.request('INVITE', { callId: 'other', sdp: OFFER });
    expect(peer.last().status).toBe(500);
    expect(peer.failures).toHaveLength(2);
  });
});

describe('a changed session', () => {
  it('is held and taken back: same origin, version counted', () => {
    const peer = new FakePeer();
    const toTag = peer.call();
    const offers = answering(peer);
    peer.request('INVITE', { cseq: 2, toTag, sdp: OFFER.replace('sendrecv', 'sendonly') });
    const held = peer.last().body;
    expect(held).toContain('a=recvonly');
    expect(held).toContain('o=house 1 2 IN IP4 192.0.2.9');
    peer.request('ACK', { cseq: 2, toTag });
    peer.request('UPDATE', { cseq: 3, toTag, sdp: OFFER });
    expect(peer.last().body).toContain('a=sendrecv');
    expect(peer.last().body).toContain('o=house 1 3 IN');
    peer.request('UPDATE', { cseq: 4, toTag, sdp: OFFER });
    expect(peer.last().body).toContain('o=house 1 3 IN');
    expect(offers.map(({ direction }) => direction)).toEqual(['sendonly', 'sendrecv', 'sendrecv']);
  });

  it('that does not fit is 488 and changes nothing', () => {
    const peer = new FakePeer();
    const toTag = peer.call();
    answering(peer);
    peer.request('INVITE', { cseq: 2, toTag, sdp: OFFER.replace('0 8 101', '18') });
    expect(peer.last().status).toBe(488);
    expect(peer.engine.usages.size).toBe(1);
  });

  it('moves the peer: the next request of ours goes to its new Contact', () => {
    const peer = new FakePeer();
    const toTag = peer.call();
    answering(peer);
    const text = peer.request('OPTIONS', { cseq: 2, toTag });
    expect(peer.last().status).toBe(200);
    peer.raw(
      text
        .replaceAll('OPTIONS', 'UPDATE')
        .replace('CSeq: 2', 'CSeq: 3')
        .replace('Contact: <sip:caller@192.0.2.9:5062>', 'm: <sip:new@192.0.2.10>'),
    );
    expect(peer.last().status).toBe(200);
    peer.dialogs[0]?.bye();
    expect(peer.targets).toEqual([{ protocol: 'UDP', host: '192.0.2.10', port: 5_060 }]);
  });

  it('without an offer gets ours, off hold, and the answer comes with the ACK', () => {
    const peer = new FakePeer();
    const toTag = peer.call();
    const offers = answering(peer);
    peer.request('INVITE', { cseq: 2, toTag, sdp: OFFER.replace('sendrecv', 'inactive') });
    peer.request('ACK', { cseq: 2, toTag });
    peer.request('INVITE', { cseq: 3, toTag });
    expect(peer.last().body).toContain('a=sendrecv');
    peer.request('ACK', { cseq: 3, toTag, sdp: OFFER });
    expect(offers.map(({ direction }) => direction)).toEqual(['inactive', 'sendrecv']);
  });

  it('keeps what it cannot read of itself', () => {
    expect(new LocalSession('v=0').next('v=0\r\ns=-')).toBe('v=0\r\ns=-');
  });
});

describe('a call without an offer', () => {
  it('gets ours, and the answer comes with the ACK', () => {
    const peer = new FakePeer();
    const answers: (SdpOffer | null)[] = [];
    peer.onInvite = (invite) => {
      expect(invite.offer).toBeNull();
      invite.accept(buildOffer(LOCAL)).onAck((answer) => answers.push(answer));
    };
    peer.request('INVITE');
    expect(peer.last().body).toContain('m=audio 20000 RTP/AVP 0 8 101');
    peer.request('ACK', { toTag: peer.tag(), sdp: OFFER });
    expect(answers).toMatchObject([{ address: '192.0.2.9', port: 6_000 }]);
    expect(peer.failures).toEqual([]);
  });
});

describe('a call not answered yet', () => {
  it('can be ended by BYE, and its session not be changed', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.ring();
    peer.request('INVITE', { sdp: OFFER });
    const toTag = peer.tag();
    peer.request('UPDATE', { cseq: 2, toTag });
    expect(peer.last().status).toBe(200);
    peer.request('UPDATE', { cseq: 3, toTag, sdp: OFFER });
    expect(peer.last().status).toBe(500);
    peer.request('INVITE', { cseq: 4, toTag, sdp: OFFER });
    expect(peer.last().status).toBe(500);
    expect(peer.last().headers.get('retry-after')).toBe('1');
    peer.request('BYE', { cseq: 5, toTag });
    expect(peer.statuses().slice(-2)).toEqual([200, 487]);
    expect(peer.engine.usages.size).toBe(0);
  });
});

describe('REFER', () => {
  it('tells how the peer fares', () => {
    const peer = new FakePeer();
    const told: number[] = [];
    const toTag = peer.call();
    peer.request('NOTIFY', { cseq: 2, toTag });
    expect(peer.last().status).toBe(481);
    peer.dialogs[0]?.refer('sip:owner@example.com', (status) => told.push(status));
    expect(peer.requests()[0]?.headers.get('refer-to')).toBe('<sip:owner@example.com>');
    peer.answer(202);
    const event = ['Event: refer', 'Subscription-State: active'];
    const type = 'message/sipfrag';
    peer.request('NOTIFY', { cseq: 3, toTag, fields: event, body: [type, 'SIP/2.0 100 Trying'] });
    peer.request('NOTIFY', { cseq: 4, toTag, fields: event, body: [type, 'SIP/2.0 200 OK'] });
    expect(peer.last().status).toBe(200);
    expect(told).toEqual([100, 200]);
  });

  it('refused or unanswered is told too', () => {
    const told: number[] = [];
    for (const status of [603, null]) {
      const peer = new FakePeer();
      peer.call();
      peer.dialogs[0]?.refer('tel:+442079460000', (each) => told.push(each));
      if (status !== null) peer.answer(status);
      peer.clock.advance(40_000);
    }
    expect(told).toEqual([603, 408]);
  });
});
