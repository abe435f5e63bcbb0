import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { firstIdAt } from './firstIdAt.ts';

it.each([1, Date.UTC(2026, 10, 20, 12), Date.UTC(2300, 0, 1)])(
  'lies below every id of %d and above every one before it',
  (msecs) => {
    const first = firstIdAt(new Date(msecs));
    const lowest = uuidv7({ msecs, seq: 0, random: new Uint8Array(16) });
    const highestBefore = uuidv7({
      msecs: msecs - 1,
      seq: 0xff_ff_ff_ff,
      random: new Uint8Array(16).fill(255),
    });
    expect([highestBefore < first, lowest >= first]).toEqual([true, true]);
  },
);
