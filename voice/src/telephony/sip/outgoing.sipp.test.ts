import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildOffer } from './sdpAnswer.ts';
import type { OutgoingOptions, SipDialog, SipOutgoing } from './server.ts';
import { type FixedHouse, startFixedHouse } from './testing/fixedHouse.ts';
import { runSipp, type SippResult, scenario } from './testing/sipp.ts';

const PORT = 15_850;
const CALLEE_PORT = 15_852;

let house: FixedHouse;

beforeEach(async () => {
  house = await startFixedHouse({ hosts: ['0.0.0.0', '::'], port: PORT });
});

afterEach(async () => {
  await house.server.close();
  if (house.failures.length > 0) throw new AggregateError(house.failures, 'a listener failed');
});

/** sipp needs a moment to bind its port; an INVITE over UDP would be sent again, one over TCP not. */
const CALLEE_STARTS_MS = 500;

async function startCallee(args: readonly string[]): Promise<{ ends: Promise<SippResult> }> {
  const ends = runSipp(['-i', '127.0.0.1', '-mi', '127.0.0.1', '-p', `${CALLEE_PORT}`, ...args]);
  await pause(CALLEE_STARTS_MS);
  return { ends };
}

function call(options: Partial<OutgoingOptions> & { transport?: string } = {}) {
  const { transport = 'udp', ...others } = options;
  const answered = Promise.withResolvers<SipDialog>();
  const ringing = Promise.withResolvers<void>();
  const outgoing: SipOutgoing = house.server.call({
    target: `sip:anna@127.0.0.1:${CALLEE_PORT};transport=${transport}`,
    from: { user: '+442079460000' },
    credentials: null,
    makeOffer: async (address) => buildOffer({ address, port: 15_898 }),
    onRinging: () => ringing.resolve(),
    onAnswered: (dialog) => answered.resolve(dialog),
    onFailed: (why) => answered.reject(new Error(`failed: ${why}`)),
    ...others,
  });
  return { outgoing, answered: answered.promise, ringing: ringing.promise };
}

describe('calls of ours to sipp', { timeout: 60_000 }, () => {
  test.each([
    ['udp', 'u1'],
    ['tcp', 't1'],
  ])('twenty over %s, each hung up', async (transport, mode) => {
    const callee = await startCallee(['-sn', 'uas', '-t', mode, '-m', '20']);
    const dialogs = await Promise.all(
      Array.from({ length: 20 }, () => call({ transport }).answered),
    );
    for (const dialog of dialogs) dialog.bye();
    expect(await callee.ends).toMatchObject({ exitCode: 0 });
    expect(house.server.activeDialogs).toBe(0);
  });

  test.each([
    ['udp', 'u1'],
    ['tcp', 't1'],
  ])('a callee who does not answer, over %s, is cancelled', async (transport, mode) => {
    const callee = await startCallee(['-sf', scenario('callee-rings.xml'), '-t', mode, '-m', '1']);
    const { outgoing, ringing } = call({ transport });
    await ringing;
    outgoing.cancel();
    expect(await callee.ends).toMatchObject({ exitCode: 0 });
  });

  test('a trunk that asks for the password, and gets it', async () => {
    const callee = await startCallee(['-sf', scenario('trunk-asks.xml'), '-m', '1']);
    const { answered } = call({ credentials: { user: 'desk', password: 'secret' } });
    (await answered).bye();
    expect(await callee.ends).toMatchObject({ exitCode: 0 });
  });

  test('a trunk that does not believe us', async () => {
    const callee = await startCallee(['-sf', scenario('trunk-asks.xml'), '-m', '1']);
    const { answered } = call({ credentials: { user: 'desk', password: 'guessed' } });
    await expect(answered).rejects.toThrow('failed: 403');
    expect(await callee.ends).toMatchObject({ exitCode: 0 });
  });
});
