import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Clock, ManualClock, systemClock } from '../clock.ts';
import { LockedError } from '../folderLock.ts';
import { lockStart, type StartLock } from './earlierStart.ts';

let folder = '';
let path = '';
let holder: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-kit-'));
  path = join(folder, 'belldesk.lock');
  holder = fork(fileURLToPath(new URL('./testing/lockHolder.ts', import.meta.url)), [path]);
  await once(holder, 'message');
});

afterEach(async () => {
  await ended();
  await rm(folder, { recursive: true });
});

async function ended(): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
}

async function tell(what: 'note ending' | 'release'): Promise<void> {
  holder.send(what);
  await once(holder, 'message');
}

/** Takes the lock as a second start; `onWaiting` runs when it begins to wait. */
function lock(onWaiting: () => void, clock: Clock = systemClock): Promise<StartLock> {
  return lockStart(path, { clock, onWaiting });
}

/** Every wait is over at once, and the time has passed all the same. */
function hurried(): Clock {
  const manual = new ManualClock();
  return {
    ...systemClock,
    monotonicMs: () => manual.monotonicMs(),
    after(delayMs, run) {
      manual.advance(delayMs);
      return systemClock.after(0, run);
    },
  };
}

test('one that is not ending is told of at once', async () => {
  const told: string[] = [];
  await expect(lock(() => told.push('waiting'))).rejects.toThrow(LockedError);
  expect(told).toEqual([]);
});

test('one that is ending is waited for, and told of once', async () => {
  await tell('note ending');
  let told = 0;
  const taken = await lock(() => {
    told++;
    void tell('release');
  });
  expect(told).toBe(1);
  await taken.release();
  expect(await readdir(folder)).toEqual([]);
});

test('one that dies while it is ending leaves the lock to who waits', async () => {
  await tell('note ending');
  const taken = await lock(() => void ended());
  expect(holder.signalCode).toBe('SIGKILL');
  await taken.release();
});

test('one that does not come to its end is told of after a minute', async () => {
  await tell('note ending');
  const clock = hurried();
  await expect(lock(() => {}, clock)).rejects.toThrow(LockedError);
  expect(clock.monotonicMs()).toBeGreaterThanOrEqual(60_000);
});

test('what one left that was killed while it was ending says nothing of the next', async () => {
  await tell('note ending');
  await ended();
  const next = await lock(() => {});
  await expect(lock(() => {})).rejects.toThrow(LockedError);
  await next.release();
});
