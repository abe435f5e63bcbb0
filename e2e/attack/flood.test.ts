import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AttackedLine, type Gaps } from '../src/attack/attackedLine.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';

const CALLS = 5;
/** Packets come every 20 ms; three of them is what telephones hold back. */
const MAX_GAP_MS = 60;

let line: AttackedLine;
let quiet: Gaps;

beforeAll(async () => {
  line = await AttackedLine.start(CALLS);
  // The greeting is over by then.
  await line.measure(2_000);
  quiet = await line.measure(5_000);
});

afterAll(() => line.stop());

/** The bound itself, or on a machine that is late anyway twice what it does to calls without a flood. */
function bound(during: Gaps): number {
  return Math.max(MAX_GAP_MS, 2 * quiet.p999Ms, 2 * during.ownP999Ms);
}

async function isAnswered(localHost: string): Promise<boolean> {
  const { platform, user } = line;
  const from = '+442079460177';
  const caller = new PhoneCaller({
    host: '127.0.0.1',
    port: platform.sipPort,
    user,
    from,
    localHost,
  });
  await caller.call();
  await caller.listen(0, 20_000);
  await caller.hangUp();
  caller.close();
  return true;
}

describe('five calls go on', () => {
  test('during 300 INVITEs a second from one source, and another caller is answered', async () => {
    const [during, flood, answered] = await Promise.all([
      line.measure(10_000),
      line.flood('127.0.0.2', 3_000, 10_000),
      isAnswered('127.0.0.3'),
    ]);
    expect(answered).toBe(true);
    expect(during.calls).toBe(CALLS);
    expect(during.packets).toBeGreaterThan(0.95 * CALLS * 500);
    expect(during.p999Ms).toBeLessThanOrEqual(bound(during));
    // Most were not even answered: nobody is flooded by way of us.
    const answers = Object.values(flood.answers).reduce((sum, each) => sum + each, 0);
    expect(answers).toBeLessThan(0.15 * flood.sent);
    expect(await line.metric('belldesk_sip_invites')).toBeLessThan(0.1 * flood.sent);
  });

  test('during 500 INVITEs at once', async () => {
    const [during] = await Promise.all([line.measure(5_000), line.flood('127.0.0.4', 500, 0)]);
    expect(during.calls).toBe(CALLS);
    expect(during.p999Ms).toBeLessThanOrEqual(bound(during));
  });

  test('and afterwards only what belongs to them is left', async () => {
    const ended = eventually(async () => {
      await line.endFloods();
      return holds(CALLS);
    });
    await expect(ended).resolves.toBe(true);
    await line.endCalls();
    await expect(eventually(() => holds(0))).resolves.toBe(true);
  });
});

/** Whether exactly so many calls are known and have their ports. */
async function holds(calls: number): Promise<true | undefined> {
  const legs = await line.metric('belldesk_media_legs');
  const active = await line.metric('belldesk_calls_active');
  return legs === calls && active === calls ? true : undefined;
}
