import { ManualClock } from '@belldesk/kit/clock';
import { describe, expect, test } from 'vitest';
import { Admission } from './admission.ts';
import { Opening, openCall } from './opening.ts';
import { broken, logger, settle } from './testing/countedDesk.ts';

function line() {
  const admission = new Admission({ maxCalls: 1 });
  const taken = admission.fromSelf();
  if (typeof taken === 'string') throw new Error(taken);
  return { admission, line: taken };
}

describe('an opening', () => {
  test('gives back what it took, the last first, and waits for no part of it with another', async () => {
    const given: string[] = [];
    const record = Promise.withResolvers<void>();
    const opening = new Opening(new ManualClock());
    await opening.take(Promise.resolve('leg'), (value) => void given.push(value));
    await opening.take(Promise.resolve('record'), async (value) => {
      await record.promise;
      given.push(value);
    });
    opening.took(() => void given.push('dialog'));
    opening.took(() => {
      throw broken();
    });
    const back = opening.giveBack();
    expect(given).toEqual(['dialog', 'leg']);
    record.resolve();
    expect(await back).toEqual([broken()]);
    expect(given).toEqual(['dialog', 'leg', 'record']);
  });

  test('leaves to the call what the call keeps', async () => {
    const clock = new ManualClock();
    const opening = new Opening(clock);
    const given: string[] = [];
    opening.took(() => void given.push('leg'));
    opening.keep();
    expect(await opening.giveBack()).toEqual([]);
    expect(given).toEqual([]);
    expect(clock.pendingCount).toBe(0);
  });

  test('gives back what comes too late when it comes', async () => {
    const clock = new ManualClock();
    const opening = new Opening(clock);
    const leg = Promise.withResolvers<string>();
    const given: string[] = [];
    const taking = opening.take(leg.promise, (value) => void given.push(value));
    clock.advance(15_000);
    await expect(taking).rejects.toMatchObject({ code: 'busy' });
    await opening.giveBack();
    expect(given).toEqual([]);
    leg.resolve('leg');
    await settle();
    expect(given).toEqual(['leg']);
  });
});

describe('opening a call', () => {
  test('keeps the line of one that stands', async () => {
    const { admission, line: taken } = line();
    const parts = { clock: new ManualClock(), logger, line: taken };
    await openCall(
      parts,
      async (opening) => opening.keep(),
      () => expect.unreachable(),
    );
    expect(admission.lines).toBe(1);
  });

  test('tells of a failure first, then gives back, the line last', async () => {
    const { admission, line: taken } = line();
    const told: string[] = [];
    await openCall(
      { clock: new ManualClock(), logger, line: taken },
      async (opening) => {
        opening.took(async () => {
          await settle();
          told.push(`record ended with ${admission.lines} line`);
        });
        throw broken();
      },
      () => told.push('refused'),
    );
    expect(told).toEqual(['refused', 'record ended with 1 line']);
    expect(admission.heldCounts).toBe(0);
  });
});
