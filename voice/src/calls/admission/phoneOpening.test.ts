import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaWorker } from '../../telephony/media/mediaWorker.ts';
import { scriptedVoice } from '../../testing/scripted.ts';
import type { Engine } from '../engine.ts';
import { PhoneDesk } from '../phoneDesk.ts';
import type { Answering } from './answeringLookup.ts';
import {
  answering,
  broken,
  type CountedEngine,
  countedEngine,
  eventually,
  fails,
  held,
  nothingHeld,
  openMedia,
  sealer,
  settle,
} from './testing/countedDesk.ts';
import { NotedInvite } from './testing/notedInvite.ts';

let media: MediaWorker;

beforeAll(async () => {
  // Two calls' ports: one that is kept is missed at the third call.
  media = await openMedia(16_100, 16_103);
});
afterAll(() => media.close());

interface Opened {
  readonly counted: CountedEngine;
  readonly invite: NotedInvite;
}

interface Broken {
  readonly engine?: (engine: Engine, invite: NotedInvite) => Partial<Engine>;
  readonly find?: () => Promise<Answering | null>;
  readonly media?: Partial<MediaWorker>;
  readonly invite?: (invite: NotedInvite) => void;
}

/** One call that something is wrong with. */
function open(wrong: Broken): Opened {
  const invite = new NotedInvite();
  wrong.invite?.(invite);
  const counted = countedEngine({ maxCalls: 2 }, (engine) => wrong.engine?.(engine, invite) ?? {});
  new PhoneDesk({
    ...counted,
    media: { ...media, ...wrong.media },
    sealer,
    find: wrong.find ?? (async () => answering),
  }).invite(invite);
  return { counted, invite };
}

const brokenAssistant: Answering['assistant'] = {
  ...answering.assistant,
  get dto(): never {
    throw broken();
  },
};

interface Outcome {
  readonly status: number;
  readonly ended: readonly string[];
  readonly byes: number;
}

const refused = (status: number): Outcome => ({ status, ended: [], byes: 0 });
const cutOff: Outcome = { status: 200, ended: ['pipeline-error-internal'], byes: 1 };

/** Every moment in which an opening can fail or be given up. */
const moments: readonly (readonly [moment: string, wrong: Broken, outcome: Outcome])[] = [
  ['looking who answers', { find: fails }, refused(503)],
  ['finding nobody', { find: async () => null }, refused(404)],
  [
    'reading who answers',
    { find: async () => ({ ...answering, assistant: brokenAssistant }) },
    refused(503),
  ],
  ['opening its leg', { media: { openRtpLeg: fails } }, refused(503)],
  [
    'preparing the greeting of a voice that throws',
    {
      engine: () => ({
        voice: {
          ...scriptedVoice(),
          speak() {
            throw broken();
          },
        },
      }),
    },
    { status: 200, ended: ['customer-ended-call'], byes: 1 },
  ],
  [
    'beginning its record',
    { engine: ({ keeper }) => ({ keeper: { ...keeper, begin: fails } }) },
    refused(503),
  ],
  [
    'the caller giving up while it rings',
    {
      invite: (invite) => {
        invite.onRing = () => invite.cancel();
      },
    },
    refused(487),
  ],
  [
    'the caller giving up while its record begins',
    {
      engine: ({ keeper }, invite) => ({
        keeper: {
          ...keeper,
          async begin(row) {
            const begun = await keeper.begin(row);
            invite.cancel();
            return begun;
          },
        },
      }),
    },
    { status: 487, ended: ['customer-ended-call'], byes: 0 },
  ],
  [
    'answering',
    {
      invite: (invite) => {
        invite.onAccept = () => {
          throw broken();
        };
      },
    },
    { status: 503, ended: ['pipeline-error-internal'], byes: 0 },
  ],
  [
    'making the call',
    {
      engine: () => ({
        callRecordings: {
          pathOf() {
            throw broken();
          },
          find: async () => null,
          remove: async () => {},
        },
      }),
    },
    cutOff,
  ],
  [
    'following its signalling',
    {
      invite: ({ dialog }) => {
        dialog.onReinvite = () => {
          throw broken();
        };
      },
    },
    cutOff,
  ],
];

describe('an opening that fails gives back all it took', () => {
  test.each(moments)('%s', async (_moment, wrong, { status, ended, byes }) => {
    for (let time = 0; time < 3; time += 1) {
      const { counted, invite } = open(wrong);
      await eventually(() => invite.status).not.toBeNull();
      await settle();
      // A call that goes on all the same is hung up by its caller.
      if (counted.switchboard.activeCalls > 0) invite.dialog.end('bye');
      await eventually(() => counted.admission.lines).toBe(0);
      expect(invite.status).toBe(status);
      expect([...counted.ended.values()]).toEqual(ended);
      expect([...counted.ended.keys()]).toEqual(counted.begun);
      expect(invite.dialog.byes).toBe(byes);
      counted.clock.advance(250);
      await eventually(() => held(counted, media)).toEqual(nothingHeld);
    }
  });

  test('a record that begins too late is ended once it has begun', async () => {
    const begin = Promise.withResolvers<void>();
    const { counted, invite } = open({
      engine: ({ keeper }) => ({
        keeper: {
          ...keeper,
          async begin(row) {
            await begin.promise;
            return keeper.begin(row);
          },
        },
      }),
    });
    await eventually(async () => (await media.stats()).legs).toBe(1);
    await settle();
    counted.clock.advance(15_000);
    await settle();
    expect(invite.status).toBe(503);
    await eventually(() => held(counted, media)).toEqual(nothingHeld);
    begin.resolve();
    await settle();
    expect([...counted.ended.values()]).toEqual(['pipeline-error-internal']);
  });

  test('a voice that never gives a sound does not keep the call from being answered', async () => {
    const { counted, invite } = open({
      engine: () => ({
        voice: {
          ...scriptedVoice(),
          speak: () => ({
            [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }),
          }),
        },
      }),
    });
    await eventually(async () => (await media.stats()).legs).toBe(1);
    await settle();
    counted.clock.advance(1_500);
    await eventually(() => invite.status).toBe(200);
    counted.clock.advance(60_000 + 15_000);
    await eventually(() => counted.admission.lines).toBe(0);
    expect([...counted.ended.values()]).toEqual(['silence-timed-out']);
    await eventually(() => held(counted, media)).toEqual(nothingHeld);
  });
});
