import { expect, test } from 'vitest';
import type { MediaEvent } from '../mediaLeg.ts';
import type { DatagramSocket } from '../rtp/datagrams/datagramSocket.ts';
import type { SpeechDetector } from './detector/speechDetector.ts';
import { RtpThreadLeg } from './rtpLeg.ts';
import { createTraffic } from './traffic.ts';

const SLOT_MS = 20;
const START_MS = 1_000_000;

const noSocket: DatagramSocket = { port: 20_000, listen() {}, poll() {}, send() {}, close() {} };
const noDetector: SpeechDetector = {
  name: 'silero',
  openProbes: 0,
  open: () => ({ window: new Float32Array(256), submit() {}, pass() {}, reset() {}, close() {} }),
  run() {},
  close() {},
};

/** What a leg without a caller tells in so many ms. */
function toldWithin(ms: number, sending: boolean, holdAtMs?: number): number[] {
  const events: MediaEvent[] = [];
  const leg = new RtpThreadLeg(
    noSocket,
    {
      localAddress: '127.0.0.1',
      codec: 'PCMU',
      payloadType: 0,
      telephoneEventPayloadType: null,
      remote: { address: '127.0.0.1', port: 40_000 },
      sending,
    },
    noDetector,
    createTraffic(),
    START_MS,
    (event) => events.push(event),
  );
  for (let at = 0; at <= ms; at += SLOT_MS) {
    if (at === holdAtMs)
      leg.retarget({ address: null, port: 40_000, sending: false }, START_MS + at);
    leg.slot(START_MS + at, START_MS + at);
  }
  leg.close();
  return events.flatMap((event) => (event.type === 'stalled' ? [event.silentMs] : []));
}

test('a caller who sends nothing is told of, whether we send to them or not', () => {
  expect(toldWithin(15_000, true)).toEqual([5_000, 10_000, 15_000]);
  expect(toldWithin(15_000, false)).toEqual([5_000, 10_000, 15_000]);
});

test('a hold begins the count anew', () => {
  expect(toldWithin(15_000, true, 7_000)).toEqual([5_000, 5_000]);
});
