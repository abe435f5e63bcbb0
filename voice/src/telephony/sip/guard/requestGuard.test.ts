import { describe, expect, it } from 'vitest';
import { FakePeer, OFFER } from '../testing/fakePeer.ts';
import type { SipLimits } from './limits.ts';

const LIMITS: SipLimits = {
  invitesPerSourcePerS: 10,
  invitesPerS: 50,
  connectionsPerSource: 50,
  isTrunk: (address) => address === '198.51.100.7',
};

let calls = 0;

function invite(peer: FakePeer, address: string): void {
  peer.address = address;
  calls += 1;
  peer.request('INVITE', { sdp: OFFER, callId: `call-${calls}` });
}

function ringing(limits = LIMITS): FakePeer {
  const peer = new FakePeer('UDP', limits);
  peer.onInvite = (each) => each.ring();
  return peer;
}

function count(peer: FakePeer, status: number): number {
  return peer.statuses().filter((each) => each === status).length;
}

describe('a flood of INVITEs', () => {
  it('of one source gets what a source may have, some refusals, then silence', () => {
    const peer = ringing();
    for (let n = 0; n < 500; n++) invite(peer, '203.0.113.1');
    expect(peer.invites).toHaveLength(20);
    expect(count(peer, 503)).toBe(20);
    expect(peer.last().headers.get('retry-after')).toBe('5');
    expect(peer.engine.counters).toMatchObject({
      invites: 20,
      overSourceLimit: 480,
      unanswered: 460,
      overPlatformLimit: 0,
    });
  });

  it('that goes on is let in at the rate of a source', () => {
    const peer = ringing();
    for (let elapsedMs = 0; elapsedMs < 10_000; elapsedMs += 10) {
      for (let n = 0; n < 3; n++) invite(peer, '203.0.113.1');
      peer.clock.advance(10);
    }
    expect(peer.invites.length).toBeGreaterThanOrEqual(118);
    expect(peer.invites.length).toBeLessThanOrEqual(120);
    expect(count(peer, 503)).toBeLessThanOrEqual(120);
  });

  it('leaves no timer, dialog or transaction for what was not let in', () => {
    const peer = ringing();
    for (let n = 0; n < 20; n++) invite(peer, '203.0.113.1');
    const before = [peer.clock.pendingCount, peer.engine.usages.size];
    for (let n = 0; n < 480; n++) invite(peer, '203.0.113.1');
    expect([peer.clock.pendingCount, peer.engine.usages.size]).toEqual(before);
    peer.clock.advance(300_000);
    expect([peer.clock.pendingCount, peer.engine.usages.size]).toEqual([0, 0]);
  });

  it('is counted by the /64 of IPv6, whose addresses one host may choose', () => {
    const peer = ringing();
    for (let n = 1; n <= 100; n++) invite(peer, `2001:db8:0:1::${n.toString(16)}`);
    expect(peer.invites).toHaveLength(20);
    invite(peer, '2001:db8:0:2::1');
    expect(peer.invites).toHaveLength(21);
  });

  it('keeps no other caller out, nor a trunk that the operator named', () => {
    const peer = ringing();
    for (let n = 0; n < 500; n++) invite(peer, '203.0.113.1');
    invite(peer, '203.0.113.2');
    expect(peer.invites).toHaveLength(21);
    for (let n = 0; n < 100; n++) invite(peer, '198.51.100.7');
    expect(peer.invites).toHaveLength(121);
  });

  it('of many sources gets what the platform can set up, in a late event loop a fifth', () => {
    const peer = ringing();
    for (let n = 0; n < 500; n++) invite(peer, `203.0.${n >> 8}.${n & 255}`);
    expect(peer.invites).toHaveLength(50);
    expect(peer.engine.counters).toMatchObject({ overSourceLimit: 0, overPlatformLimit: 450 });
    peer.clock.advance(1_000);
    peer.lagMs = 300;
    for (let n = 0; n < 500; n++) invite(peer, `203.1.${n >> 8}.${n & 255}`);
    expect(peer.invites).toHaveLength(60);
    invite(peer, '198.51.100.7');
    expect(peer.invites).toHaveLength(61);
  });

  it('of one source keeps nobody out though the event loop is late because of it', () => {
    const peer = ringing();
    peer.lagMs = 300;
    const other = '203.0.113.2';
    for (let second = 0; second < 10; second++) {
      for (let n = 0; n < 300; n++) {
        invite(peer, '203.0.113.1');
        peer.clock.advance(1_000 / 300);
      }
      invite(peer, other);
    }
    const answered = peer.invites.filter(({ remoteAddress }) => remoteAddress === other);
    expect(answered).toHaveLength(10);
    // The flood: half of its burst, then two a second.
    expect(peer.invites.length - answered.length).toBeLessThanOrEqual(11 + 20);
  });

  it('of ever new sources is answered no more than a bound, whoever they say they are', () => {
    const peer = ringing();
    for (let n = 0; n < 10_000; n++) invite(peer, `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
    expect(peer.invites).toHaveLength(50);
    expect(count(peer, 503)).toBe(400);
  });
});

describe('never counted', () => {
  function flooded(): { peer: FakePeer; text: string; toTag: string } {
    const peer = new FakePeer('UDP', LIMITS);
    const toTag = peer.call({ callId: 'live' });
    peer.onInvite = (each) => each.ring();
    peer.address = '192.0.2.9';
    const text = peer.request('INVITE', { sdp: OFFER, callId: 'rings', branch: 'z9hG4bKrings' });
    for (let n = 0; n < 500; n++) invite(peer, '192.0.2.9');
    return { peer, text, toTag };
  }

  it('are INVITEs that come again, their CANCEL and their ACK', () => {
    const { peer, text } = flooded();
    const before = peer.statuses().length;
    peer.raw(text);
    expect(peer.statuses().slice(before)).toEqual([180]);
    peer.request('CANCEL', { callId: 'rings', branch: 'z9hG4bKrings' });
    expect(peer.statuses().slice(before)).toEqual([180, 200, 487]);
    peer.request('ACK', { callId: 'rings', branch: 'z9hG4bKrings', toTag: peer.tag() });
    peer.clock.advance(100_000);
    expect(count(peer, 487)).toBeLessThanOrEqual(20);
  });

  it('are re-INVITE, INFO, OPTIONS and BYE of a call that stands', () => {
    const { peer, toTag } = flooded();
    const before = peer.statuses().length;
    const inCall = { callId: 'live', toTag };
    for (let cseq = 2; cseq < 102; cseq++) peer.request('OPTIONS', { ...inCall, cseq });
    peer.dialogs[0]?.onReinvite(() => OFFER);
    peer.request('INVITE', { ...inCall, cseq: 102, sdp: OFFER });
    peer.request('ACK', { ...inCall, cseq: 102 });
    peer.request('BYE', { ...inCall, cseq: 103 });
    const finals = peer
      .statuses()
      .slice(before)
      .filter((status) => status !== 100);
    expect(finals).toEqual(Array<number>(102).fill(200));
  });
});

it('a flood within one call keeps nobody from calling or hanging up', () => {
  const peer = new FakePeer('UDP', LIMITS);
  const flooded = { callId: 'flooded', toTag: peer.call({ callId: 'flooded' }) };
  const other = { callId: 'other', toTag: peer.call({ callId: 'other' }) };
  for (let cseq = 2; cseq < 20_500; cseq++) peer.request('OPTIONS', { ...flooded, cseq });
  expect(peer.last().status).toBe(503);
  peer.request('BYE', { ...other, cseq: 2 });
  expect(peer.last().status).toBe(200);
  peer.request('INVITE', { sdp: OFFER, callId: 'new' });
  expect(peer.last().status).toBe(200);
});

describe('other requests outside a dialog', () => {
  it.each(['OPTIONS', 'REGISTER', 'BYE', 'CANCEL'])('%s have a bound of their own', (method) => {
    const peer = ringing();
    for (let n = 0; n < 5_000; n++) peer.request(method, { callId: `other-${n}`, toTag: `${n}` });
    expect(peer.responses().length).toBe(400 + 20);
    expect(count(peer, 503)).toBe(20);
    invite(peer, peer.address);
    expect(peer.invites).toHaveLength(1);
    peer.clock.advance(10_000);
    peer.request('OPTIONS', { callId: 'later' });
    expect(peer.last().status).toBe(200);
  });
});
