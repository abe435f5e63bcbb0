import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Voice } from '../../speech/ports.ts';
import { createSealer } from '../../store/sealer.ts';
import type { MediaWorker } from '../../telephony/media/mediaWorker.ts';
import { createMediaWorker } from '../../telephony/media/worker.ts';
import { createSipServer, type SipServer } from '../../telephony/sip/server.ts';
import { scriptedModel, scriptedVoice } from '../../testing/scripted.ts';
import { Admission } from '../admission/admission.ts';
import type { Engine } from '../engine.ts';
import { createRecordings } from '../recordings.ts';
import { Switchboard } from '../switchboard.ts';
import { callOneself } from './callOneself.ts';
import { createSelfTestDesk, type SelfTestDesk } from './selfTestDesk.ts';

const logger = createLogger('test', { level: 'fatal' });
/** Deadlines fall due a hundred times sooner. */
const hurried: Clock = {
  ...systemClock,
  after: (delayMs, run) => systemClock.after(delayMs / 100, run),
};
const refusing = () => Promise.reject(new Error('nothing is kept of a self-test'));
const keeper: Engine['keeper'] = {
  begin: refusing,
  join: refusing,
  checkpoint: refusing,
  finish: refusing,
};

let media: MediaWorker;
let sip: SipServer;
let desk: SelfTestDesk;
let voice: Voice & { readonly spoken: string[] };
let mute: 'no' | 'empty' | 'broken' = 'no';
let databaseIsThere = true;
const lookedUp: string[] = [];
const switchboard = new Switchboard(new Admission({ maxCalls: 1 }), logger);

beforeAll(async () => {
  media = await createMediaWorker({
    rtpPorts: { first: 15_910, last: 15_948 },
    onFailure: (error) => {
      throw error;
    },
  });
  voice = scriptedVoice();
  const model = scriptedModel(() => []);
  const engine: Engine = {
    clock: systemClock,
    logger,
    voice: {
      ...voice,
      async *speak(request) {
        if (mute === 'broken') throw new Error('no voice could speak');
        if (mute === 'no') yield* voice.speak(request);
      },
    },
    transcriber: null,
    model,
    house: model,
    keeper,
    recordings: createRecordings('/nowhere'),
  };
  desk = createSelfTestDesk({
    engine,
    media,
    sealer: createSealer(randomBytes(32).toString('base64url')),
    switchboard,
    async lookUp(user) {
      lookedUp.push(user);
      if (!databaseIsThere) throw new Error('the database is away');
      return null;
    },
  });
  sip = createSipServer({
    hosts: ['127.0.0.1'],
    port: 15_900,
    publicHost: '127.0.0.1',
    clock: systemClock,
    onInvite: (invite) => (desk.isFor(invite) ? desk.invite(invite) : invite.reject(404)),
  });
  await sip.listen();
});
afterAll(async () => {
  await switchboard.close();
  await sip.close();
  await media.close();
});

const call = (user = desk.user, clock: Clock = systemClock) =>
  callOneself({ port: sip.port, user, clock });

describe('a call to ourselves', () => {
  it('is answered, greeted and over, and leaves nothing', async () => {
    expect(await call()).toMatchObject({ ok: true });
    expect(lookedUp).toEqual([desk.user]);
    await expect.poll(() => switchboard.activeCalls).toBe(0);
    await expect.poll(() => sip.activeDialogs).toBe(0);
  });

  it('says other words each time, so that a voice must speak them', async () => {
    await call();
    expect(new Set(voice.spoken.filter((text) => text.includes('self-test'))).size).toBeGreaterThan(
      1,
    );
  });

  it('fails where the address is not known', async () => {
    expect(await call('self-test-of-somebody')).toEqual({
      ok: false,
      failure: 'refused',
      status: 404,
    });
  });

  it('fails where the database does not answer', async () => {
    databaseIsThere = false;
    try {
      expect(await call()).toEqual({ ok: false, failure: 'refused', status: 503 });
    } finally {
      databaseIsThere = true;
    }
  });

  it.each(['empty', 'broken'] as const)('fails where nothing is heard: %s', async (how) => {
    mute = how;
    try {
      const clock = {
        ...systemClock,
        after: (ms: number, run: () => void) => systemClock.after(ms / 20, run),
      };
      expect(await call(desk.user, clock)).toEqual({ ok: false, failure: 'silent' });
    } finally {
      mute = 'no';
    }
  });

  it('fails where nobody answers', async () => {
    const deaf: Socket = createSocket('udp4');
    await new Promise<void>((resolve) => deaf.bind(15_901, '127.0.0.1', resolve));
    const seen: string[] = [];
    deaf.on('message', (message) => seen.push(message.toString().split(' ', 1)[0] ?? ''));
    try {
      expect(await callOneself({ port: 15_901, user: 'x', clock: hurried })).toEqual({
        ok: false,
        failure: 'not-answered',
      });
      await expect.poll(() => seen).toEqual(['INVITE', 'CANCEL']);
    } finally {
      deaf.close();
    }
  });

  it('is taken from this machine only', () => {
    const from = (remoteAddress: string) =>
      desk.isFor({ userPart: desk.user, remoteAddress } as Parameters<typeof desk.isFor>[0]);
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(from)).toEqual([true, true, true]);
    expect(['192.0.2.7', '10.0.0.1', '::ffff:10.0.0.1'].map(from)).toEqual([false, false, false]);
  });
});
