import { describe, expect, it } from 'vitest';
import { ANSWER, FakePeer, OFFER } from './testing/fakePeer.ts';

/** When each sending of that kind happened, in ms from now, while the clock runs for `forMs`. */
function sendingTimes(peer: FakePeer, forMs: number, count: () => number): number[] {
  const times: number[] = [];
  let before = count();
  for (let elapsedMs = 100; elapsedMs <= forMs; elapsedMs += 100) {
    peer.clock.advance(100);
    if (count() > before) times.push(elapsedMs);
    before = count();
  }
  return times;
}

const T1_TO_T2 = [500, 1_500, 3_500, 7_500, 11_500, 15_500, 19_500, 23_500, 27_500, 31_500];

describe('an INVITE', () => {
  it('is answered 100 at once, then what the house says', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.ring();
    peer.request('INVITE', { sdp: OFFER });
    expect(peer.statuses()).toEqual([100, 180]);
    peer.invites[0]?.accept(ANSWER);
    expect(peer.statuses()).toEqual([100, 180, 200]);
    expect(peer.last().body).toBe(ANSWER);
  });

  it('that comes again gets the last response again, and the house hears it once', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.ring();
    const text = peer.request('INVITE', { sdp: OFFER });
    peer.raw(text);
    expect(peer.statuses()).toEqual([100, 180, 180]);
    peer.invites[0]?.reject(486);
    peer.raw(text);
    expect(peer.statuses()).toEqual([100, 180, 180, 486, 486]);
    expect(peer.invites).toHaveLength(1);
    expect(peer.engine.counters.retransmitted).toBe(2);
  });

  it('refused is refused again by timer G until timer H', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.reject(486);
    peer.request('INVITE', { sdp: OFFER });
    const refusals = (): number => peer.statuses().filter((status) => status === 486).length;
    expect(sendingTimes(peer, 60_000, refusals)).toEqual(T1_TO_T2);
  });

  it('refused and acknowledged is quiet, and forgotten after timer I', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.reject(404);
    const text = peer.request('INVITE', { sdp: OFFER, branch: 'z9hG4bKx' });
    const ack = peer.request('ACK', { branch: 'z9hG4bKx', toTag: peer.tag() });
    peer.raw(ack);
    peer.raw(text);
    peer.clock.advance(4_900);
    expect(peer.statuses()).toEqual([100, 404]);
    peer.clock.advance(200);
    peer.raw(text);
    expect(peer.invites).toHaveLength(2);
  });

  it('over TCP is refused once', () => {
    const peer = new FakePeer('TCP');
    peer.onInvite = (invite) => invite.reject(486);
    peer.request('INVITE', { sdp: OFFER });
    peer.clock.advance(60_000);
    expect(peer.statuses()).toEqual([100, 486]);
  });

  it('accepted and not acknowledged has its 200 sent again, over TCP too, then BYE', () => {
    for (const protocol of ['UDP', 'TCP'] as const) {
      const peer = new FakePeer(protocol);
      const ended: string[] = [];
      peer.onInvite = (invite) => invite.accept(ANSWER).onEnded((why) => ended.push(why));
      const text = peer.request('INVITE', { sdp: OFFER });
      const answers = (): number => peer.statuses().filter((status) => status === 200).length;
      expect(sendingTimes(peer, 31_900, answers)).toEqual(T1_TO_T2);
      peer.raw(text);
      expect(peer.invites).toHaveLength(1);
      expect(peer.requests()).toEqual([]);
      peer.clock.advance(200);
      expect(peer.requests().map(({ method }) => method)).toEqual(['BYE']);
      expect(ended).toEqual(['timeout']);
      expect(peer.engine.counters.unacknowledged).toBe(1);
      peer.answer(481);
      expect(peer.engine.usages.size).toBe(0);
    }
  });

  it('acknowledged is quiet', () => {
    const peer = new FakePeer();
    peer.call();
    peer.clock.advance(100_000);
    expect(peer.statuses()).toEqual([100, 200]);
    expect(peer.engine.usages.size).toBe(1);
  });

  it('that came by two ways rings once', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.ring();
    peer.request('INVITE', { sdp: OFFER, branch: 'z9hG4bKone' });
    peer.request('INVITE', { sdp: OFFER, branch: 'z9hG4bKtwo' });
    expect(peer.statuses()).toEqual([100, 180, 482]);
  });

  it('of a peer of RFC 2543, without a branch of the new kind, is one transaction all the same', () => {
    const peer = new FakePeer();
    peer.onInvite = (invite) => invite.reject(486);
    const text = peer.request('INVITE', { sdp: OFFER, branch: '1' });
    peer.raw(text);
    peer.request('ACK', { branch: '1', toTag: peer.tag() });
    peer.clock.advance(60_000);
    expect(peer.statuses()).toEqual([100, 486, 486]);
  });

  it('that nobody decides on is ended after three minutes, or when it says', () => {
    for (const [fields, afterMs] of [
      [[], 180_000],
      [['Expires: 20'], 20_000],
    ] as const) {
      const peer = new FakePeer();
      const cancelled: string[] = [];
      peer.onInvite = (invite) => invite.onCancelled(() => cancelled.push(invite.callId));
      peer.request('INVITE', { sdp: OFFER, fields });
      peer.clock.advance(afterMs - 1);
      expect(peer.statuses()).toEqual([100]);
      peer.clock.advance(1);
      expect(peer.statuses()).toEqual([100, 487]);
      expect(cancelled).toEqual(['call-1']);
    }
  });
});

describe('CANCEL', () => {
  it('is answered 200 and ends the INVITE with 487, both with one tag', () => {
    const peer = new FakePeer();
    const cancelled: string[] = [];
    peer.onInvite = (invite) => invite.onCancelled(() => cancelled.push(invite.callId));
    peer.request('INVITE', { sdp: OFFER, branch: 'z9hG4bKx' });
    const text = peer.request('CANCEL', { branch: 'z9hG4bKx' });
    expect(peer.statuses()).toEqual([100, 200, 487]);
    expect(peer.responses().map(({ headers }) => headers.get('cseq'))).toEqual([
      '1 INVITE',
      '1 CANCEL',
      '1 INVITE',
    ]);
    const tags = peer.responses().map(({ headers }) => headers.get('to'));
    expect(tags[1]).toBe(tags[2]);
    peer.raw(text);
    expect(peer.statuses()).toEqual([100, 200, 487, 200]);
    expect(cancelled).toEqual(['call-1']);
    expect(() => peer.invites[0]?.accept(ANSWER)).toThrow('no longer waiting');
    expect(peer.engine.usages.size).toBe(0);
  });

  it('too late changes nothing; of nothing it is 481', () => {
    const peer = new FakePeer();
    peer.request('INVITE', { sdp: OFFER, branch: 'z9hG4bKx' });
    peer.request('CANCEL', { branch: 'z9hG4bKx' });
    expect(peer.statuses()).toEqual([100, 200, 200]);
    peer.request('CANCEL', { branch: 'z9hG4bKy' });
    expect(peer.last().status).toBe(481);
    expect(peer.engine.usages.size).toBe(1);
  });
});

describe('another request', () => {
  it('of a call that comes again gets the same answer for 32 s', () => {
    const peer = new FakePeer();
    const toTag = peer.call();
    const bye = peer.request('BYE', { cseq: 2, toTag });
    peer.clock.advance(31_900);
    peer.raw(bye);
    expect(peer.statuses()).toEqual([100, 200, 200, 200]);
    peer.clock.advance(200);
    peer.raw(bye);
    expect(peer.last().status).toBe(481);
  });

  it('of ours is sent by timer E until timer F, slower once the peer is trying', () => {
    const silent = new FakePeer();
    silent.call();
    silent.dialogs[0]?.bye();
    const byes = (): number => silent.requests().length;
    expect(byes()).toBe(1);
    expect(sendingTimes(silent, 60_000, byes)).toEqual(T1_TO_T2);
    expect(silent.engine.usages.size).toBe(0);

    const trying = new FakePeer();
    trying.call();
    trying.dialogs[0]?.bye();
    trying.answer(100);
    const times = sendingTimes(trying, 10_000, () => trying.requests().length);
    expect(times).toEqual([500, 4_500, 8_500]);
    trying.answer(200);
    trying.answer(200);
    trying.clock.advance(60_000);
    expect(trying.requests()).toHaveLength(4);
    expect(trying.engine.usages.size).toBe(0);
  });

  it('over TCP is sent once', () => {
    const peer = new FakePeer('TCP');
    peer.call();
    peer.dialogs[0]?.bye();
    peer.clock.advance(60_000);
    expect(peer.requests()).toHaveLength(1);
    expect(peer.engine.usages.size).toBe(0);
  });
});

it('leaves no memory behind, whatever the calls came to', () => {
  const peer = new FakePeer();
  for (let index = 0; index < 300; index += 1) {
    const callId = `call-${index}`;
    const toTag = peer.call({ callId });
    peer.request('OPTIONS', { callId, toTag, cseq: 2 });
    if (index % 2 === 0) peer.request('BYE', { callId, toTag, cseq: 3 });
    else peer.dialogs.at(-1)?.bye();
  }
  peer.clock.advance(64_000);
  expect(peer.engine.usages.size).toBe(0);
  const sent = peer.sent.length;
  peer.clock.advance(600_000);
  expect(peer.sent).toHaveLength(sent);
});
