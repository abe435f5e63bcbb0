import { describe, expect, it } from 'vitest';
import { writeRtpHeader } from '../../audio/rtpPacket.ts';
import type { MediaEvent } from '../mediaLeg.ts';
import type { DatagramListener, DatagramSocket } from '../rtp/datagrams/datagramSocket.ts';
import type { Endpoint } from '../rtp/endpoint.ts';
import type { SpeechDetector } from './detector/speechDetector.ts';
import type { RtpLegOptions } from './protocol.ts';
import { RtpThreadLeg } from './rtpLeg.ts';
import { isSilent, openCaller } from './test/caller.ts';
import { mediaTest } from './test/mediaTest.ts';
import { Told, tone } from './test/told.ts';
import { createTraffic } from './traffic.ts';

const SLOT_MS = 20;
/** 64 times T1 of RFC 3261: as long as an ACK is waited for. */
const ACK_WAIT_SLOTS = 1_600;
const STRANGER: Endpoint = { address: '198.51.100.1', port: 4_000 };
const NAMED: Endpoint = { address: '192.0.2.7', port: 4_000 };
const SIGNALLING = '203.0.113.5';

const deaf: SpeechDetector = {
  name: 'fvad',
  openProbes: 0,
  open: () => ({ window: new Float32Array(256), submit() {}, pass() {}, reset() {}, close() {} }),
  run() {},
  close() {},
};

/** A socket that notes where what was sent, and whether it was more than silence. */
class NotedSocket implements DatagramSocket {
  readonly port = 20_000;
  readonly sent: { readonly to: string; readonly voiced: boolean }[] = [];
  #listener: DatagramListener | null = null;
  #sequence = 0;

  listen(listener: DatagramListener): void {
    this.#listener = listener;
  }

  poll(): void {}

  send(packet: Buffer, to: Endpoint): void {
    const voiced = packet.subarray(12).some((code) => code !== 0xff);
    this.sent.push({ to: `${to.address}:${to.port}`, voiced });
  }

  /** A packet of silence in PCMU comes from there. */
  arrive(from: Endpoint, nowMs: number): void {
    const packet = Buffer.alloc(172, 0xff);
    writeRtpHeader(packet, false, 0, this.#sequence, this.#sequence * 160, 77);
    this.#sequence++;
    this.#listener?.received(packet, from, nowMs);
  }

  close(): void {}
}

function opened(options: Partial<RtpLegOptions> = {}) {
  const socket = new NotedSocket();
  const events: MediaEvent[] = [];
  let nowMs = 0;
  const leg = new RtpThreadLeg(
    socket,
    {
      localAddress: '192.0.2.1',
      codec: 'PCMU',
      payloadType: 0,
      telephoneEventPayloadType: 101,
      remote: NAMED,
      alsoFrom: [SIGNALLING],
      consented: false,
      ...options,
    },
    deaf,
    createTraffic(),
    nowMs,
    (event) => events.push(event),
  );
  return {
    leg,
    events,
    /** Lets time pass; answers how many packets went out in it. */
    slots(count: number): number {
      const before = socket.sent.length;
      for (let slot = 0; slot < count; slot++) {
        nowMs += SLOT_MS;
        leg.slot(nowMs, nowMs);
      }
      return socket.sent.length - before;
    },
    arrive: (from: Endpoint) => socket.arrive(from, nowMs),
    play: (ms: number) => leg.play(1, tone(ms), true, nowMs),
    sentTo: () => socket.sent.at(-1)?.to,
    voiced: () => socket.sent.filter(({ voiced }) => voiced).length,
    consents: () => events.filter(({ type }) => type === 'consented').length,
    elsewhere: (address: string) => leg.retarget({ address, port: 6_000, sending: true }, nowMs),
  };
}

describe('a peer who has not shown that it wants sound', () => {
  it('is sent one second and no more while an ACK is waited for', () => {
    const { slots, play } = opened();
    play(5_000);
    expect(slots(ACK_WAIT_SLOTS)).toBe(50);
  });

  it('misses nothing of what is played once its signalling shows it, three seconds late', () => {
    const { leg, events, slots, play, voiced } = opened();
    play(4_000);
    expect(slots(150)).toBe(50);
    leg.consent();
    expect(slots(200)).toBe(200);
    expect(voiced()).toBe(4_000 / SLOT_MS);
    expect(events.filter(({ type }) => type.startsWith('segment'))).toMatchObject([
      { type: 'segment-started' },
      { type: 'segment-ended', playedMs: 4_000, complete: true },
    ]);
  });

  it.each<[string, Endpoint]>([
    ['where it said', NAMED],
    ['where it said, from a port that a NAT chose', { ...NAMED, port: 61_000 }],
    ['where its signalling came from', { address: SIGNALLING, port: 61_000 }],
  ])('shows it by a packet from %s, and is sent sound there', (_what, from) => {
    const { slots, arrive, sentTo, consents } = opened();
    slots(60);
    arrive(from);
    arrive(from);
    expect(slots(100)).toBe(100);
    expect(sentTo()).toBe(`${from.address}:${from.port}`);
    expect(consents()).toBe(1);
  });

  it('shows nothing by the packets of a stranger', () => {
    const { slots, arrive, consents } = opened();
    slots(60);
    arrive(STRANGER);
    expect(slots(100)).toBe(0);
    expect(consents()).toBe(0);
  });

  it('shows it in the ACK that first says where it is', () => {
    const { leg, slots, elsewhere } = opened({ remote: null });
    expect(slots(10)).toBe(0);
    elsewhere(NAMED.address);
    leg.consent();
    expect(slots(100)).toBe(100);
  });
});

describe('a peer who names another address', () => {
  it('shows anew that sound is wanted there, by its ACK', () => {
    const { leg, slots, elsewhere } = opened();
    leg.consent();
    expect(slots(100)).toBe(100);
    elsewhere('192.0.2.99');
    expect(slots(ACK_WAIT_SLOTS)).toBe(50);
    leg.consent();
    expect(slots(100)).toBe(100);
  });

  it('shows it by a packet from there', () => {
    const { leg, slots, elsewhere, arrive, sentTo } = opened();
    leg.consent();
    elsewhere('192.0.2.99');
    slots(60);
    arrive({ address: '192.0.2.99', port: 6_000 });
    expect(slots(100)).toBe(100);
    expect(sentTo()).toBe('192.0.2.99:6000');
  });

  it('again and again has one second sent without it, all addresses together', () => {
    const { slots, elsewhere, arrive } = opened();
    arrive(NAMED);
    let unproved = 0;
    for (let host = 10; host < 40; host++) {
      elsewhere(`192.0.2.${host}`);
      unproved += slots(20);
    }
    expect(unproved).toBe(50);
  });

  it('need not show it when it repeats the one it had', () => {
    const { leg, slots } = opened();
    leg.consent();
    leg.retarget({ ...NAMED, sending: true }, 0);
    expect(slots(100)).toBe(100);
  });
});

describe('on a real socket', () => {
  const test = mediaTest(16_110, 16_119);

  it('a peer who shows nothing is sent a second, and one who then sends a packet everything', async () => {
    const caller = await openCaller();
    test.closeAfter(() => caller.socket.close());
    const leg = await test.media().openRtpLeg({
      localAddress: '127.0.0.1',
      codec: 'PCMU',
      payloadType: 0,
      telephoneEventPayloadType: 101,
      remote: { address: '127.0.0.1', port: caller.port },
      consented: false,
    });
    test.closeAfter(() => leg.close());
    const told = new Told(leg);
    leg.play(1, tone(1_500), true);
    await caller.received(50);
    // Half a second of another call passes, on the same tick.
    const other = await test.leg(await test.caller());
    const passed = new Told(other);
    other.play(1, tone(500), true);
    await passed.until('segment-ended');
    expect(caller.packets).toHaveLength(50);
    caller.send(leg.port, new Uint8Array(160).fill(0xff));
    const [end] = await told.until('segment-ended');
    expect(end).toMatchObject({ playedMs: 1_500, complete: true });
    expect(caller.packets.filter((packet) => !isSilent(packet))).toHaveLength(75);
    expect(told.events.filter(({ type }) => type === 'consented')).toHaveLength(1);
  });
});
