import type { CallRow } from '@belldesk/contract/product/calls';
import { describe, expect, it } from 'vitest';
import { usageOf } from './usage.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00.000Z');

function call(startTime: string, durationSeconds: number, assistantId = 'a1'): CallRow {
  return {
    id: '0193b3c0-0000-7000-8000-000000000000',
    callId: 'call_1',
    assistantId,
    type: 'phone',
    startTime,
    endTime: null,
    durationSeconds,
    status: 'completed',
    errorMessage: null,
    caller: null,
    outcome: 'none',
    badge: null,
  };
}

const page = { matchingCalls: 0, older: null, newer: null };

describe('usageOf', () => {
  it('adds the seconds up before it floors, over 30 days, of this assistant only', () => {
    const rows = [
      call('2026-11-21T11:00:00.000Z', 50),
      call('2026-10-22T12:00:00.000Z', 75),
      call('2026-10-22T11:59:59.000Z', 600),
      call('2026-11-20T11:00:00.000Z', 600, 'a2'),
    ];
    expect(usageOf({ ...page, rows, totalCalls: 4 }, 'a1', NOW_MS)).toEqual({
      minutes: 2,
      isAtLeast: false,
    });
  });

  it('says "at least" where the log gave only a part of the window', () => {
    const rows = [call('2026-11-21T11:00:00.000Z', 60)];
    expect(usageOf({ ...page, rows, totalCalls: 900 }, 'a1', NOW_MS).isAtLeast).toBe(true);
  });
});
