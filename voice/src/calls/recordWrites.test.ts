import { setImmediate as nextTurn } from 'node:timers/promises';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { beforeEach, describe, expect, test } from 'vitest';
import { RecordWrites } from './recordWrites.ts';

let clock: ManualClock;
let lines: { msg: string; calls?: number }[];
let written: string[];
/** What the database answers; null while it takes what it is given. */
let problem: Error | null;
const full = () => Object.assign(new Error('could not extend file'), { code: '53100' });

beforeEach(() => {
  clock = new ManualClock();
  lines = [];
  written = [];
  problem = null;
});

function writesOf(maxWaitingCalls?: number): RecordWrites {
  const logger = createLogger('test', {
    level: 'info',
    destination: { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) },
  });
  return new RecordWrites({ clock, logger }, maxWaitingCalls);
}

const write = (what: string) => async () => {
  if (problem) throw new Error('Failed query', { cause: problem });
  written.push(what);
};

async function later(ms: number): Promise<void> {
  clock.advance(ms);
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
}

describe('what is written of calls', () => {
  test('waits while the database cannot write, and is written in the order of each call when it can', async () => {
    const writes = writesOf();
    problem = full();
    await writes.write('a', write('a begins'));
    await writes.write('b', write('b begins'));
    await writes.write('a', write('a ends'));
    expect(written).toEqual([]);
    expect(writes.waitingCalls).toBe(2);
    // Far longer than the ten seconds after which it was given up.
    for (let minute = 0; minute < 60; minute += 1) await later(60_000);
    problem = null;
    await writes.write('c', write('c begins'));
    await later(10_000);
    expect(written).toEqual(['c begins', 'a begins', 'a ends', 'b begins']);
    expect(writes.waitingCalls).toBe(0);
    expect(lines.at(-1)).toMatchObject({ msg: 'the records that waited are written', calls: 2 });
  });

  test('holds nobody up for longer than a second while the database does not answer', async () => {
    const writes = writesOf();
    const answered = Promise.withResolvers<void>();
    let went = false;
    const begun = writes
      .write('a', () => answered.promise.then(write('a begins')))
      .then(() => (went = true));
    await later(999);
    expect(went).toBe(false);
    await later(1);
    await begun;
    // Nothing of the same call overtakes it.
    const ended = writes.write('a', write('a ends'));
    await later(1_000);
    await ended;
    expect(written).toEqual([]);
    answered.resolve();
    await later(0);
    expect(written).toEqual(['a begins', 'a ends']);
  });

  test('is refused at once where trying again cannot help, and what follows is written', async () => {
    const writes = writesOf();
    problem = Object.assign(new Error('violates foreign key'), { code: '23503' });
    await expect(writes.write('a', write('a begins'))).rejects.toThrow('Failed query');
    problem = null;
    await writes.write('a', write('a ends'));
    expect(written).toEqual(['a ends']);
    expect(writes.waitingCalls).toBe(0);
  });

  test('is bounded: one call too many is lost, and counted', async () => {
    const writes = writesOf(2);
    problem = full();
    for (const call of ['a', 'b', 'c']) await writes.write(call, write(call));
    expect([writes.waitingCalls, writes.lostCalls]).toEqual([2, 1]);
    problem = null;
    await later(10_000);
    expect(written).toEqual(['a', 'b']);
  });

  test('is tried until the process must end, and then what is lost is counted', async () => {
    const writes = writesOf();
    problem = full();
    await writes.write('a', write('a'));
    await writes.write('b', write('b'));
    const closed = writes.close();
    for (let step = 0; step < 40; step += 1) await later(250);
    await closed;
    expect(lines.at(-1)).toMatchObject({ level: 'error', calls: 2 });
  });

  test('is written while the process stops if the database is back in time', async () => {
    const writes = writesOf();
    problem = full();
    await writes.write('a', write('a'));
    const closed = writes.close();
    await later(250);
    problem = null;
    for (let step = 0; step < 4; step += 1) await later(250);
    await closed;
    expect(written).toEqual(['a']);
  });
});
