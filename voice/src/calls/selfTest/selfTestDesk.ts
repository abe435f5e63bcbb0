import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { MediaWorker } from '../../telephony/media/mediaWorker.ts';
import type { SipInvite } from '../../telephony/sip/sipCall.ts';
import type { Answering } from '../admission/answeringLookup.ts';
import type { Engine } from '../engine.ts';
import { PhoneDesk } from '../phoneDesk.ts';
import type { Switchboard } from '../switchboard.ts';
import { plainVoice } from './plainVoice.ts';

const MAX_DURATION_S = 30;

/** Answers self-test calls as callers are answered, except that nothing is kept of them. */
export interface SelfTestDesk {
  /** User part to call; another one in every process, so that nobody else can know it. */
  readonly user: string;
  /** Whether this is our own self-test: by its address, and only from this machine. */
  isFor(invite: SipInvite): boolean;
  invite(invite: SipInvite): void;
}

/**
 * @param parts.lookUp looks for a called address in the database as for any caller; what it finds does not
 *   matter, that it answers does
 */
export function createSelfTestDesk(parts: {
  readonly engine: Engine;
  readonly media: MediaWorker;
  readonly sealer: ConstructorParameters<typeof PhoneDesk>[0]['sealer'];
  readonly switchboard: Switchboard;
  readonly lookUp: (user: string) => Promise<unknown>;
}): SelfTestDesk {
  const { engine, media, sealer, switchboard, lookUp } = parts;
  const user = `self-test-${randomBytes(16).toString('hex')}`;
  const desk = new PhoneDesk({
    engine: { ...engine, voice: plainVoice(engine.voice), keeper: keepsNothing },
    media,
    sealer,
    switchboard,
    // A PBX of this machine may have all the lines of its address.
    takeLine: () => switchboard.admission.fromSelf(),
    async find(called) {
      await lookUp(called);
      return answering(user, engine.clock.nowMs());
    },
  });
  return {
    user,
    isFor: ({ userPart, remoteAddress }) => userPart === user && isLoopback(remoteAddress),
    invite: (invite) => desk.invite(invite),
  };
}

const keepsNothing: Engine['keeper'] = {
  begin: async (row) => row,
  join: async (row) => row,
  checkpoint: async () => {},
  finish: async () => {},
};

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}

function answering(sipUser: string, nowMs: number): Answering {
  const stamps = { createdAt: new Date(nowMs), updatedAt: new Date(nowMs) };
  const id = uuidv7();
  return {
    assistant: {
      id,
      // New words every time: phrases that are kept would hide a voice that has fallen silent.
      dto: {
        name: 'Self-test',
        firstMessage: `This is self-test number ${nowMs % 1_000_000}. All is well.`,
        maxDurationSeconds: MAX_DURATION_S,
        artifactPlan: { recordingEnabled: false },
      },
      ...stamps,
    },
    number: { id: uuidv7(), sipUser, assistantId: id, name: null, blockedNumbers: [], ...stamps },
  };
}
