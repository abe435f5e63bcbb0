import { setTimeout as pause } from 'node:timers/promises';
import { Callers } from './media/callers.ts';
import { quantile } from './quantile.ts';
import { atMost, type BenchRow } from './row.ts';
import { type House, openHouse } from './turns/house.ts';
import { shareReadyTimes } from './turns/readyTimes.ts';
import { type Turn, type TurnTimes, turnTimes } from './turns/turnTimes.ts';

/** The peer's load (facts of the comparison): 2 s of speech and 3 s of silence in turn. */
const SENTENCE = 'I would like to book a table for four.';
const SILENCE_MS = 3_000;
/** An answer is ready long before the caller's next sentence ends. */
const ANSWERED_AFTER_MS = 1_500;
const SETTLE_MS = 6_000;
/** Calls at once and how long they are measured, ms. */
const STEPS = [
  { calls: 40, forMs: 30_000 },
  { calls: 80, forMs: 60_000 },
] as const;

interface Measured {
  readonly calls: number;
  readonly forMs: number;
  readonly times: TurnTimes;
  /** Ms of processor time a second and call. */
  readonly processMs: number;
  readonly threadMs: number;
  readonly rssBytes: number;
  /** What the process's heap grew by while it was measured. */
  readonly grownBytes: number;
}

function liveBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measure(
  house: House,
  callers: Callers,
  turns: Turn[],
  step: { readonly calls: number; readonly forMs: number },
): Promise<Measured> {
  const liveBefore = liveBytes();
  const threadBefore = await house.media.stats();
  const processBefore = process.cpuUsage();
  const beganMs = performance.now();
  turns.length = 0;
  const { answered } = await callers.measure(step.forMs);
  const callSeconds = ((performance.now() - beganMs) / 1_000) * step.calls;
  const { user, system } = process.cpuUsage(processBefore);
  const thread = await house.media.stats();
  return {
    ...step,
    times: turnTimes(turns, answered),
    processMs: (user + system) / 1_000 / callSeconds,
    threadMs: (thread.cpuMs - threadBefore.cpuMs) / callSeconds,
    rssBytes: process.memoryUsage.rss(),
    grownBytes: liveBytes() - liveBefore,
  };
}

function rowsOf(measured: Measured, idleRssBytes: number): BenchRow[] {
  const { calls, forMs, times, processMs, threadMs, rssBytes, grownBytes } = measured;
  const delay = (what: string, values: readonly number[], p50?: number, p99?: number) => [
    {
      what: `${calls} calls: ${what}, p50 of ${values.length}`,
      value: quantile(values, 0.5),
      unit: 'ms',
      ...(p50 === undefined ? {} : { hold: atMost(p50) }),
    },
    {
      what: `${calls} calls: ${what}, p99`,
      value: quantile(values, 0.99),
      unit: 'ms',
      ...(p99 === undefined ? {} : { hold: atMost(p99) }),
    },
  ];
  return [
    ...delay('final transcript to audio ready for the next packet', times.engineMs, 2, 10),
    ...delay('final transcript to the caller’s first packet with sound', times.packetMs),
    ...delay('caller’s last sound to the first packet with sound', times.wholeMs),
    {
      what: `${calls} calls: processor time of the whole engine`,
      value: processMs,
      unit: 'ms per call and second',
      ...(calls === 80 ? { hold: atMost(1) } : {}),
    },
    {
      what: `${calls} calls: of it the media thread`,
      value: threadMs,
      unit: 'ms per call and second',
    },
    {
      what: `${calls} calls: memory`,
      value: (rssBytes - idleRssBytes) / calls / 1_024,
      unit: 'KB per call',
    },
    {
      what: `${calls} calls: live memory gained, transcripts included`,
      value: grownBytes / 1_024 / calls / (forMs / 60_000),
      unit: 'KB per call and minute',
    },
  ];
}

/**
 * What the engine adds to a turn, with providers that take no time: real calls, their records in
 * PostgreSQL, RTP, G.711 and voice activity detection. To be run with turns/readyProbe.ts imported
 * and the garbage collector exposed.
 */
export async function benchTurns(): Promise<BenchRow[]> {
  const readyTimes = shareReadyTimes();
  const ports: number[] = [];
  const turns: Turn[] = [];
  const house = await openHouse((call, finalMs) => {
    setTimeout(() => {
      const port = ports[call];
      const readyMs = readyTimes[call];
      if (port !== undefined && readyMs !== undefined && readyMs > finalMs)
        turns.push({ port, finalMs, readyMs });
    }, ANSWERED_AFTER_MS);
  });
  try {
    const callers = await Callers.start(SENTENCE, SILENCE_MS);
    try {
      const idleRssBytes = process.memoryUsage.rss();
      const rows: BenchRow[] = [];
      for (const step of STEPS) {
        const added: number[] = [];
        while (ports.length < step.calls) {
          const port = await house.answer(callers.port);
          ports.push(port);
          added.push(port);
        }
        callers.call(added);
        await pause(SETTLE_MS);
        rows.push(...rowsOf(await measure(house, callers, turns, step), idleRssBytes));
      }
      return rows;
    } finally {
      callers.close();
    }
  } finally {
    await house.close();
  }
}

if (import.meta.main) console.table(await benchTurns());
