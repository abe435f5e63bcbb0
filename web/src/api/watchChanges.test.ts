import type { CallChange } from '@belldesk/contract/product/changes';
import { expect, it } from 'vitest';
import { watchChanges } from './watchChanges.ts';

async function* changesThenBreak(count: number): AsyncGenerator<CallChange> {
  for (let at = 0; at < count; at++) yield { kind: 'ended', callId: `call_${at}` };
  throw new Error('the line broke');
}

/** Runs a watch whose attempts go as given; `null` is an attempt that finds no server. */
async function watched(attempts: readonly (number | null)[]) {
  const abort = new AbortController();
  const did: string[] = [];
  let attempt = 0;
  await watchChanges({
    signal: abort.signal,
    onChange: (change) => did.push(change === null ? 'anything' : change.callId),
    wait: async (ms) => {
      did.push(`wait ${ms}`);
      if (attempt === attempts.length) abort.abort();
    },
    open: async () => {
      const changes = attempts[attempt++];
      if (changes === null || changes === undefined) throw new TypeError('Failed to fetch');
      return changesThenBreak(changes);
    },
  });
  return did;
}

it('tells of what changed before it was open, of each change, and of what changed in a gap', async () => {
  expect(await watched([2, 0])).toEqual([
    'anything',
    'call_0',
    'call_1',
    'wait 1000',
    'anything',
    'wait 2000',
  ]);
});

it('waits longer each time while nothing answers, at most half a minute, and less after an event', async () => {
  expect(await watched([null, null, null, null, null, null, null, 1])).toEqual([
    'wait 1000',
    'wait 2000',
    'wait 4000',
    'wait 8000',
    'wait 16000',
    'wait 30000',
    'wait 30000',
    'anything',
    'call_0',
    'wait 1000',
  ]);
});
