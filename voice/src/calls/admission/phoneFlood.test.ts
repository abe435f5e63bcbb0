import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaWorker } from '../../telephony/media/mediaWorker.ts';
import { PhoneDesk } from '../phoneDesk.ts';
import {
  answering,
  countedEngine,
  eventually,
  fails,
  held,
  nothingHeld,
  openMedia,
  sealer,
  settle,
} from './testing/countedDesk.ts';
import { NotedInvite, offerOf } from './testing/notedInvite.ts';

const MAX_CALLS = 2;

let media: MediaWorker;

beforeAll(async () => {
  media = await openMedia(16_104, 16_107);
});
afterAll(() => media.close());

/** A media thread that counts the telephone legs that are open. */
function countingLegs(): { readonly media: MediaWorker; readonly most: () => number } {
  let open = 0;
  let most = 0;
  return {
    most: () => most,
    media: {
      ...media,
      async openRtpLeg(options) {
        open += 1;
        most = Math.max(most, open);
        const leg = await media.openRtpLeg(options);
        return {
          ...leg,
          close() {
            open -= 1;
            leg.close();
          },
        };
      },
    },
  };
}

test('a flood never has more lines than there are, and leaves nothing behind', async () => {
  const BURSTS = 12;
  const CALLS = 25;
  let begun = 0;
  const counted = countedEngine({ maxCalls: MAX_CALLS }, ({ keeper }) => ({
    keeper: {
      ...keeper,
      async begin(row) {
        begun += 1;
        const isBroken = begun % 3 === 0;
        await settle();
        return isBroken ? fails() : keeper.begin(row);
      },
    },
  }));
  const legs = countingLegs();
  const desk = new PhoneDesk({
    ...counted,
    media: legs.media,
    sealer,
    async find() {
      await settle();
      return answering;
    },
  });
  const statuses: (number | null)[] = [];
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const invites = Array.from({ length: CALLS }, () => new NotedInvite());
    for (const invite of invites) desk.invite(invite);
    expect(counted.admission.lines).toBe(MAX_CALLS);
    // Some give up while they ring.
    if (burst % 4 === 1) for (const invite of invites) invite.cancel();
    await eventually(() => invites.every(({ status }) => status !== null)).toBe(true);
    for (const { dialog } of invites) dialog.end('bye');
    await eventually(() => counted.admission.lines).toBe(0);
    statuses.push(...invites.map(({ status }) => status));
  }
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect(count(200)).toBeGreaterThan(0);
  expect(count(503)).toBeGreaterThan(BURSTS * (CALLS - MAX_CALLS));
  expect(count(200) + count(487) + count(503)).toBe(BURSTS * CALLS);
  expect(counted.admission.refused('platform')).toBe(BURSTS * (CALLS - MAX_CALLS));
  expect(legs.most()).toBe(MAX_CALLS);
  expect(counted.ended.size).toBe(counted.begun.length);
  counted.clock.advance(250);
  await eventually(() => held(counted, media)).toEqual(nothingHeld);
});

describe('a call that is held in its first INVITE', () => {
  test.each([
    ['inactive', '127.0.0.1'],
    ['sendonly', '127.0.0.1'],
    ['sendrecv', '0.0.0.0'],
    ['recvonly', '0.0.0.0'],
  ])('a=%s c=%s ends by the longest hold', async (direction, address) => {
    const counted = countedEngine({ maxCalls: MAX_CALLS });
    const invite = new NotedInvite({ offer: offerOf(direction, address) });
    new PhoneDesk({ ...counted, media, sealer, find: async () => answering }).invite(invite);
    await eventually(() => invite.status).toBe(200);
    invite.dialog.acknowledge(null);
    counted.clock.advance(599_999);
    await settle();
    expect(counted.switchboard.activeCalls).toBe(1);
    counted.clock.advance(1);
    await eventually(() => counted.admission.lines).toBe(0);
    expect([...counted.ended.values()]).toEqual(['silence-timed-out']);
    expect(invite.dialog.byes).toBe(1);
    counted.clock.advance(250);
    await eventually(() => held(counted, media)).toEqual(nothingHeld);
  });

  test('is not ended by that hold once it was taken off it', async () => {
    const counted = countedEngine({ maxCalls: MAX_CALLS });
    const invite = new NotedInvite({ offer: offerOf('inactive') });
    new PhoneDesk({ ...counted, media, sealer, find: async () => answering }).invite(invite);
    await eventually(() => invite.status).toBe(200);
    expect(invite.dialog.reinvite(offerOf('sendrecv'))).toContain('a=sendrecv');
    const before = (await media.stats()).packetsSent;
    await eventually(async () => (await media.stats()).packetsSent).toBeGreaterThan(before + 5);
    invite.dialog.end('bye');
    await eventually(() => counted.admission.lines).toBe(0);
    expect([...counted.ended.values()]).toEqual(['customer-ended-call']);
  });
});
