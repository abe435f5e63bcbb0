import { type Clock, ManualClock } from '@belldesk/kit/clock';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ListenerLoad } from '../listenerProcess/wire.ts';
import { type DecodeJob, DecodeQueue, type Urgency } from './decodeQueue.ts';

const FIRST_COST = { perSecondMs: 80, eachMs: 120 };
let clock: ManualClock;
let queue: DecodeQueue;
let loads: ListenerLoad[];
let log: string[];
let asides: number;
beforeEach(() => {
  clock = new ManualClock();
  loads = [];
  log = [];
  asides = 0;
  const events = { onLoad: (load: ListenerLoad) => loads.push(load), onTimeAside: () => asides++ };
  queue = new DecodeQueue(clock, events, {
    maxLateMs: 1_000,
    sideShare: 0.5,
    firstCost: FIRST_COST,
  });
});

interface ScriptedJob extends DecodeJob {
  /** Goes on to its end, having taken so long. */
  finish(tookMs?: number): Promise<void>;
}

/** A job that works in steps until it is told to finish. */
function job(name: string, urgency: Urgency = 'final', audioMs = 1_000): ScriptedJob {
  let finished = false;
  const over = Promise.withResolvers<void>();
  return {
    urgency,
    audioMs,
    async run(pause) {
      log.push(`${name} begins`);
      while (!finished) await pause();
      log.push(`${name} is done`);
      over.resolve();
    },
    drop: (why) => void log.push(`${name} dropped: ${why}`),
    async finish(tookMs = 100) {
      clock.advance(tookMs);
      finished = true;
      await over.promise;
      await turn();
    },
  };
}

/** Lets what is ready go on. */
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('the queue', () => {
  test('decodes one at a time, whoever has waited longest first', async () => {
    const [one, two, three] = [job('one'), job('two'), job('three')];
    for (const each of [one, two, three]) queue.add(each);
    await one.finish();
    await two.finish();
    await three.finish();
    expect(log).toEqual([
      'one begins',
      'one is done',
      'two begins',
      'two is done',
      'three begins',
      'three is done',
    ]);
  });

  test('a final goes before texts that are not, and one that runs makes room', async () => {
    const [partial, later, final] = [
      job('partial', 'partial'),
      job('early', 'early'),
      job('final'),
    ];
    queue.add(partial);
    queue.add(later);
    queue.add(final);
    await turn();
    await final.finish();
    await later.finish();
    expect(log).toEqual([
      'partial begins',
      'partial dropped: made-room',
      'final begins',
      'final is done',
      'early begins',
      'early is done',
    ]);
  });

  test('an early text that somebody now waits for makes no more room', async () => {
    const [early, final] = [job('early', 'early'), job('final')];
    queue.add(early);
    queue.promote(early);
    queue.add(final);
    await turn();
    await early.finish();
    await final.finish();
    expect(log.slice(0, 3)).toEqual(['early begins', 'early is done', 'final begins']);
  });

  test('what would be late is dropped at once, and what becomes late when it does', async () => {
    const first = job('first');
    queue.add(first);
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => job(name));
    for (const each of others) queue.add(each);
    const atOnce = log.filter((line) => line.endsWith('late')).length;
    expect(atOnce).toBeGreaterThan(0);
    expect(atOnce).toBeLessThan(others.length);
    clock.advance(1_000);
    expect(log.filter((line) => line.endsWith('late'))).toHaveLength(others.length);
    await first.finish();
    expect(queue.load).toEqual({ queued: 0, waitMs: 0 });
  });

  test('a single utterance is tried however long it may take', async () => {
    const long = job('long', 'final', 60_000);
    queue.add(long);
    await long.finish(5_000);
    expect(log).toEqual(['long begins', 'long is done']);
  });

  test('learns how long decodes take here, and says how long one would wait', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 20; round++) {
      const each = job('each');
      queue.add(each);
      waits.push(queue.load.waitMs);
      await each.finish(600);
    }
    expect(waits[0]).toBeLessThan(250);
    expect(waits.at(-1)).toBeGreaterThan(500);
    expect(loads.some(({ queued }) => queued === 1)).toBe(true);
    expect(loads.at(-1)).toEqual({ queued: 0, waitMs: 0 });
  });

  test('time is given to texts that are not final only as far as finals leave it', async () => {
    const partial = job('partial', 'partial');
    queue.add(partial);
    await partial.finish(200);
    expect([queue.hasTimeAside, asides]).toEqual([false, 0]);
    clock.advance(200);
    expect([queue.hasTimeAside, asides]).toEqual([true, 1]);
    for (let round = 0; round < 20; round++) {
      const final = job('final');
      queue.add(final);
      await final.finish(300);
    }
    const another = job('another', 'partial');
    queue.add(another);
    await another.finish(200);
    clock.advance(200);
    expect(queue.hasTimeAside).toBe(false);
  });

  test('after a burst of finals on a slow machine, texts that are not final come again soon', async () => {
    for (let round = 0; round < 3; round++) {
      const final = job('final');
      queue.add(final);
      await final.finish(4_000);
    }
    const partial = job('partial', 'partial');
    queue.add(partial);
    await partial.finish(2_000);
    clock.advance(5_000);
    expect(queue.hasTimeAside).toBe(true);
  });

  test('a timer that is early still gives the time that is aside', async () => {
    const early: Clock = {
      nowMs: () => clock.nowMs(),
      monotonicMs: () => clock.monotonicMs(),
      after: (ms, run) => clock.after(Math.trunc(ms), run),
    };
    const events = { onLoad: () => undefined, onTimeAside: () => asides++ };
    queue = new DecodeQueue(early, events, {
      maxLateMs: 1_000,
      sideShare: 0.5,
      firstCost: FIRST_COST,
    });
    const partial = job('partial', 'partial');
    queue.add(partial);
    await partial.finish(200.7);
    clock.advance(200.5);
    expect(asides).toBe(1);
  });

  test('a waiting job that is forgotten is not run', async () => {
    const [one, two] = [job('one'), job('two', 'early')];
    queue.add(one);
    queue.add(two);
    queue.forget(two);
    await one.finish();
    expect(log).toEqual(['one begins', 'one is done']);
  });
});
