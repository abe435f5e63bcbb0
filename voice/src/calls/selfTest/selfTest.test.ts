import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SelfTestOutcome } from './callOneself.ts';
import { SelfTest, selfTestTimes } from './selfTest.ts';

const good: SelfTestOutcome = { ok: true, greetedAfterMs: 120 };
const silent: SelfTestOutcome = { ok: false, failure: 'silent' };

let clock: ManualClock;
let lines: string[];
let calls: (() => Promise<SelfTestOutcome>)[];
let made: number;
let full: boolean;
let selfTest: SelfTest;

beforeEach(() => {
  clock = new ManualClock(1_000_000);
  lines = [];
  calls = [];
  made = 0;
  full = false;
  selfTest = new SelfTest({
    clock,
    logger: createLogger('test', {
      level: 'info',
      destination: { write: (line: string) => void lines.push(line) },
    }),
    call: () => {
      made++;
      return calls.shift()?.() ?? Promise.resolve(good);
    },
    isFull: () => full,
  });
});

/** Goes on and lets a self-test that fell due come to its end. */
async function advance(ms: number): Promise<void> {
  clock.advance(ms);
  for (let turns = 0; turns < 10; turns++) await Promise.resolve();
}

describe('the self-test', () => {
  it('is made a minute after the start and once a day', async () => {
    await advance(59_999);
    expect(made).toBe(0);
    await advance(1);
    expect(selfTest.state).toMatchObject({ lastAtMs: 1_060_000, greetedAfterMs: 120 });
    await advance(selfTestTimes.everyMs - 1);
    expect(made).toBe(1);
    await advance(1);
    expect(made).toBe(2);
  });

  it('is made again soon after it failed, and knows since when', async () => {
    calls = [
      async () => silent,
      async () => Promise.reject(new Error('no sockets')),
      async () => good,
    ];
    await advance(60_000);
    await advance(selfTestTimes.afterFailureMs);
    expect(selfTest.state).toMatchObject({
      failedInARow: 2,
      failingSinceMs: 1_060_000,
      failure: 'internal',
    });
    expect(lines.filter((line) => line.includes('the self-test call failed'))).toHaveLength(2);
    await advance(selfTestTimes.afterFailureMs);
    expect(selfTest.state).toMatchObject({ failedInARow: 0, failingSinceMs: null, failure: null });
  });

  it('takes no line that a caller needs', async () => {
    full = true;
    await advance(60_000);
    expect(made).toBe(0);
    full = false;
    await advance(selfTestTimes.whileFullMs);
    expect(made).toBe(1);
  });

  it('is over once stopped, also in the middle of one', async () => {
    const { promise, resolve } = Promise.withResolvers<SelfTestOutcome>();
    calls = [() => promise];
    await advance(60_000);
    selfTest.stop();
    resolve(silent);
    await advance(selfTestTimes.everyMs);
    expect(made).toBe(1);
    expect(selfTest.state.lastAtMs).toBeNull();
  });
});
