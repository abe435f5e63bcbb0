import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { expect } from 'vitest';
import { createSealer } from '../../../store/sealer.ts';
import { createMediaWorker, type MediaWorker } from '../../../telephony/media/worker.ts';
import { scriptedModel, scriptedVoice } from '../../../testing/scripted.ts';
import type { Engine } from '../../engine.ts';
import { createRecordings } from '../../recordings.ts';
import { Switchboard } from '../../switchboard.ts';
import { Admission } from '../admission.ts';
import type { Answering } from '../answeringLookup.ts';

export const ASSISTANT_ID = '0190b6a0-0000-7000-8000-000000000001';
const NUMBER_ID = '0190b6a0-0000-7000-8000-000000000002';
export const logger = createLogger('test', { level: 'silent' });
export const sealer = createSealer('a secret of the test, long enough to be one');

/** Who answers in the tests; the call is to be recorded. */
export const answering: Answering = {
  assistant: {
    id: ASSISTANT_ID,
    dto: { name: 'Golden Lamb', firstMessage: 'Hello.', maxDurationSeconds: 3_600 },
    createdAt: new Date(0),
    updatedAt: new Date(0),
  },
  number: {
    id: NUMBER_ID,
    sipUser: 'lamb',
    assistantId: ASSISTANT_ID,
    name: null,
    blockedNumbers: [],
    createdAt: new Date(0),
    updatedAt: new Date(0),
  },
};

/** An engine that keeps nothing but counts, on a clock that stands. */
export interface CountedEngine {
  readonly engine: Engine;
  readonly clock: ManualClock;
  readonly admission: Admission;
  readonly switchboard: Switchboard;
  /** Ids of the records begun, and why each ended. */
  readonly begun: string[];
  readonly ended: Map<string, string>;
}

export function countedEngine(
  limits: ConstructorParameters<typeof Admission>[0],
  changes: (engine: Engine) => Partial<Engine> = () => ({}),
): CountedEngine {
  const clock = new ManualClock(1_000);
  const begun: string[] = [];
  const ended = new Map<string, string>();
  const model = scriptedModel(() => []);
  const note: Engine['keeper']['begin'] = async (row) => {
    begun.push(row.id);
    return row;
  };
  const plain: Engine = {
    clock,
    logger,
    voice: scriptedVoice(),
    transcriber: null,
    model,
    house: model,
    keeper: {
      begin: note,
      join: note,
      checkpoint: async () => {},
      finish: async (row, _state, reason) => void ended.set(row.id, reason),
    },
    recordings: createRecordings('/nothing/is/recorded'),
  };
  const admission = new Admission(limits);
  return {
    engine: { ...plain, ...changes(plain) },
    clock,
    admission,
    switchboard: new Switchboard(admission, logger),
    begun,
    ended,
  };
}

/** What a machine has of a platform that carries no call. */
export const nothingHeld = {
  lines: 0,
  heldCounts: 0,
  timers: 0,
  legs: 0,
  openPorts: 0,
  detectorProbes: 0,
};

/** What is taken now. */
export async function held(
  { admission, clock }: CountedEngine,
  media: MediaWorker,
): Promise<typeof nothingHeld> {
  const { legs, openPorts, detectorProbes } = await media.stats();
  const { lines, heldCounts } = admission;
  return { lines, heldCounts, timers: clock.pendingCount, legs, openPorts, detectorProbes };
}

/** Lets everything happen that waits for nothing but the event loop. */
export async function settle(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** A media thread for the tests of one file; what fails in it fails the test. */
export function openMedia(firstPort: number, lastPort: number): Promise<MediaWorker> {
  return createMediaWorker({
    rtpPorts: { first: firstPort, last: lastPort },
    onFailure(error) {
      throw error;
    },
  });
}

export const broken = () => new Error('broken by the test');
export const fails = () => Promise.reject(broken());

/** `expect.poll` on a machine that is slow or busy. */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: 15_000, interval: 10 });
