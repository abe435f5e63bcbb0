import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock } from '@belldesk/kit/clock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TurnEvent } from '../dialogue/turns/state.ts';
import { MemoryLeg } from '../testing/memoryLeg.ts';
import { MessageRecorder } from './messageRecorder.ts';
import { createRecordings } from './recordings.ts';

const CALL_ID = '0190b6a0-0000-7000-8000-000000000001';
const FRAME = new Int16Array(160).fill(1);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-messages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A message of two seconds is spoken before it is known whether it may be written. */
async function spoken() {
  const clock = new ManualClock();
  const told: TurnEvent[] = [];
  const mayWrite = Promise.withResolvers<void>();
  const recordings = createRecordings(folder);
  const recorder = new MessageRecorder(
    recordings,
    CALL_ID,
    new MemoryLeg(clock),
    clock,
    (event) => told.push(event),
    mayWrite.promise,
  );
  const started = recorder.start(60_000, false);
  for (let n = 0; n < 100; n++) recorder.write(FRAME);
  expect(await readdir(folder)).toEqual([]);
  return { recorder, started, told, mayWrite, recordings };
}

describe('a message of a caller who is not known to be there', () => {
  it('waits in memory, and is written whole once they are', async () => {
    const { recorder, started, told, mayWrite, recordings } = await spoken();
    mayWrite.resolve();
    await started;
    await recorder.stop();
    expect(told).toEqual([{ type: 'recorded', seconds: 2 }]);
    expect((await recordings.read(CALL_ID))?.length).toBe(44 + 100 * 320);
  });

  it('is never written where they are not', async () => {
    const { recorder, told, mayWrite } = await spoken();
    const stopped = recorder.stop();
    mayWrite.reject(new Error('the call never connected'));
    await stopped;
    expect(told).toEqual([{ type: 'recorded', seconds: 0 }]);
    expect(await readdir(folder)).toEqual([]);
  });
});
