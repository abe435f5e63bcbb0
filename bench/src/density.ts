import { spokenText } from '@belldesk/voice/telephony/media/test/spokenText';
import {
  createMediaWorker,
  type MediaWorker,
  type RtpLeg,
} from '@belldesk/voice/telephony/media/worker';
import { Callers } from './media/callers.ts';
import type { Lateness } from './media/lateness.ts';
import { atLeast, atMost, type BenchRow } from './row.ts';

/** Calls at which the worker is measured, until too many packets are late. */
const STEPS = [80, 200, 400, 600, 800, 1_000];
const SETTLE_MS = 3_000;
/** A step that is late is measured again: what else runs on the machine comes and goes. */
const RUNS = 3;
const MEASURE_MS = 8_000;
/** A worker is full when more packets than this are over 20 ms late. */
const MAX_LATE_SHARE = 0.001;
const RTP_PORTS = { first: 20_000, last: 24_000 };
/** About 4 s; a caller speaks a third of the time. */
const SENTENCE = 'I would like to book a table for four people tomorrow at seven, please.';
const SILENCE_MS = 8_000;
/** The assistant speaks half of the time. */
const SPEAK_EVERY_MS = 8_000;
const SPEAK_MS = 4_000;
const SAMPLES_PER_MS = 16;

interface Measured {
  readonly calls: number;
  readonly lateness: Lateness;
  /** Ms of processor time a second and call: of the media thread, and of the whole process. */
  readonly threadMs: number;
  readonly processMs: number;
  readonly rssBytes: number;
}

function pause(forMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, forMs));
}

/** A call as the engine holds it: it listens, has speech handed on, and speaks half of the time. */
async function openCall(
  worker: MediaWorker,
  callerPort: number,
  speech: Int16Array,
): Promise<RtpLeg> {
  const leg = await worker.openRtpLeg({
    localAddress: '127.0.0.1',
    codec: 'PCMU',
    payloadType: 0,
    telephoneEventPayloadType: 101,
    remote: { address: '127.0.0.1', port: callerPort },
  });
  leg.listen(() => undefined);
  leg.handOn('speech');
  leg.play(0, speech, true);
  return leg;
}

async function measure(worker: MediaWorker, callers: Callers, calls: number): Promise<Measured> {
  const before = await worker.stats();
  const processBefore = process.cpuUsage();
  const beganMs = performance.now();
  const { lateness } = await callers.measure(MEASURE_MS);
  const callSeconds = ((performance.now() - beganMs) / 1_000) * calls;
  const { user, system } = process.cpuUsage(processBefore);
  const after = await worker.stats();
  return {
    calls,
    lateness,
    threadMs: (after.cpuMs - before.cpuMs) / callSeconds,
    processMs: (user + system) / 1_000 / callSeconds,
    rssBytes: process.memoryUsage.rss(),
  };
}

function lateShare({ lateness }: Measured): number {
  return lateness.packets === 0 ? 1 : lateness.late20Ms / lateness.packets;
}

function isFull(step: Measured): boolean {
  return lateShare(step) > MAX_LATE_SHARE;
}

function rowsOf(measured: readonly Measured[], idleRssBytes: number): BenchRow[] {
  const held = measured.filter((step) => !isFull(step)).at(-1);
  const rows: BenchRow[] = measured.flatMap(
    ({ calls, lateness, threadMs, processMs, rssBytes }) => [
      {
        what: `${calls} calls: packets over 20 ms late`,
        value: (100 * lateness.late20Ms) / lateness.packets,
        unit: '%',
      },
      {
        what: `${calls} calls: packets over 5 ms late`,
        value: (100 * lateness.late5Ms) / lateness.packets,
        unit: '%',
      },
      {
        what: `${calls} calls: processor time of the media thread, RTP, G.711 and VAD`,
        value: threadMs,
        unit: 'ms per call and second',
        ...(calls === 80 ? { hold: atMost(1) } : {}),
      },
      {
        what: `${calls} calls: processor time of the whole process`,
        value: processMs,
        unit: 'ms per call and second',
      },
      {
        what: `${calls} calls: memory`,
        value: (rssBytes - idleRssBytes) / calls / 1_024,
        unit: 'KB per call',
      },
    ],
  );
  return [
    {
      what: 'calls of one media worker',
      value: held?.calls ?? 0,
      unit: 'calls',
      hold: atLeast(400),
    },
    ...rows,
  ];
}

/**
 * How many concurrent G.711 calls with voice activity detection one media worker carries until more
 * than 0.1% of its packets are over 20 ms late, and what a call costs. Callers speak a third of the
 * time, the assistant half. The callers are a process of their own on the same machine.
 */
export async function benchDensity(): Promise<BenchRow[]> {
  const callers = await Callers.start(SENTENCE, SILENCE_MS);
  const failures: Error[] = [];
  const worker = await createMediaWorker({
    rtpPorts: RTP_PORTS,
    onFailure(error) {
      failures.push(error);
    },
  });
  try {
    const said = await spokenText('All of our tables are taken. '.repeat(3));
    const speech = said.subarray(0, SPEAK_MS * SAMPLES_PER_MS);
    const idleRssBytes = process.memoryUsage.rss();
    const legs: RtpLeg[] = [];
    let segment = 1;
    // A few calls' next sentence at a time, as their turns come.
    let next = 0;
    const speaking = setInterval(() => {
      for (
        let due = Math.ceil((legs.length * 100) / SPEAK_EVERY_MS);
        due > 0 && legs.length > 0;
        due--
      ) {
        legs[next % legs.length]?.play(segment++, speech, true);
        next = (next + 1) % legs.length;
      }
    }, 100);
    const measured: Measured[] = [];
    try {
      for (const calls of STEPS) {
        const ports: number[] = [];
        while (legs.length < calls) {
          const leg = await openCall(worker, callers.port, speech);
          legs.push(leg);
          ports.push(leg.port);
        }
        callers.call(ports);
        await pause(SETTLE_MS);
        let step = await measure(worker, callers, calls);
        for (let run = 1; run < RUNS && isFull(step); run++) {
          const again = await measure(worker, callers, calls);
          if (lateShare(again) < lateShare(step)) step = again;
        }
        for (const failure of failures) throw failure;
        measured.push(step);
        if (isFull(step)) break;
      }
    } finally {
      clearInterval(speaking);
    }
    return rowsOf(measured, idleRssBytes);
  } finally {
    callers.close();
    await worker.close();
  }
}

if (import.meta.main) console.table(await benchDensity());
