import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Clock, ManualClock, systemClock } from '../clock.ts';
import { endNotedProgram, forgetProgram, noteProgram } from './leftoverProgram.ts';

let folder = '';
let note = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-kit-'));
  note = join(folder, 'voice.json');
});

afterEach(() => rm(folder, { recursive: true }));

async function leftover(atTerm: 'ends' | 'stays'): Promise<ChildProcess> {
  const program = fork(
    fileURLToPath(new URL('./testing/fixtureProgram.ts', import.meta.url)),
    ['ready', atTerm],
    { silent: true },
  );
  await once(program, 'message');
  await noteProgram(note, program.pid ?? 0);
  return program;
}

/** Its minutes pass in moments: each wait takes a millisecond. */
function hurried(): Clock {
  const manual = new ManualClock();
  return {
    ...systemClock,
    monotonicMs: () => manual.monotonicMs(),
    after(delayMs, run) {
      manual.advance(delayMs);
      return systemClock.after(1, run);
    },
  };
}

test.each([
  ['ends', 'SIGTERM is enough', null],
  ['stays', 'SIGKILL ends it', 'SIGKILL'],
] as const)(
  'one that lives on is told of and ended: it %s at SIGTERM, %s',
  async (atTerm, _, signal) => {
    const program = await leftover(atTerm);
    const exit = once(program, 'exit');
    let told = 0;
    expect(await endNotedProgram(note, { clock: hurried(), onWaiting: () => told++ })).toBe(true);
    expect(told).toBe(1);
    expect((await exit)[1]).toBe(signal);
  },
);

test('one that ends by itself is only waited for', async () => {
  const program = await leftover('stays');
  const exit = once(program, 'exit');
  const onWaiting = () => program.disconnect();
  expect(await endNotedProgram(note, { clock: systemClock, onWaiting })).toBe(true);
  expect(await exit).toEqual([0, null]);
});

test('a start that ended in order leaves nothing to wait for', async () => {
  const program = await leftover('ends');
  await forgetProgram(note);
  const onWaiting = () => expect.unreachable();
  expect(await endNotedProgram(note, { clock: systemClock, onWaiting })).toBe(false);
  const exit = once(program, 'exit');
  program.kill('SIGTERM');
  await exit;
});
