import { describe, expect, it } from 'vitest';
import { type BadgeFacts, badgeOf, type CallBadge, isReservation } from './callBadge.ts';
import { REPORT_LOST } from './callOutcome.ts';

const call: BadgeFacts = {
  type: 'phone',
  status: 'completed',
  outcome: 'answered',
  endedReason: 'customer-ended-call',
  durationSeconds: 42,
  isSpam: false,
  isReservation: false,
};
const forwarded = { endedReason: 'assistant-forwarded-call' };
const lost = { endedReason: REPORT_LOST, status: 'failed', durationSeconds: 0 } as const;

describe('badgeOf', () => {
  it.each<[Partial<BadgeFacts>, CallBadge | null]>([
    [{}, 'answered'],
    [{ outcome: 'booking' }, 'booked'],
    [{ outcome: 'booking', isReservation: true }, 'reserved'],
    [{ outcome: 'order' }, 'ordered'],
    [{ outcome: 'message' }, 'message'],
    [{ outcome: 'change' }, 'answered'],
    [{ outcome: 'not-completed' }, 'not-completed'],
    [{ ...forwarded, outcome: 'not-completed' }, 'transferred'],
    [forwarded, 'transferred'],
    [{ ...forwarded, outcome: 'abandoned' }, 'transferred'],
    [{ ...forwarded, outcome: 'booking' }, 'booked'],
    [{ outcome: 'abandoned' }, 'missed'],
    [{ outcome: 'failed', status: 'failed' }, 'missed'],
    [{ durationSeconds: 0 }, 'missed'],
    [{ endedReason: 'customer-did-not-answer' }, 'missed'],
    [{ endedReason: 'pipeline-error-transport-lost', status: 'failed' }, 'answered'],
    [{ outcome: 'booking', status: 'failed' }, 'booked'],
    [{ outcome: 'booking', isSpam: true }, 'spam'],
    [{ ...lost, outcome: 'none' }, null],
    [{ ...lost, outcome: 'booking' }, 'booked'],
    [{ status: 'in-progress', outcome: 'none' }, null],
    [{ type: 'test', durationSeconds: 0 }, null],
  ])('%j', (facts, badge) => {
    expect(badgeOf({ ...call, ...facts })).toBe(badge);
  });
});

describe('isReservation', () => {
  it.each<[string, number | null, boolean]>([
    ['table', null, true],
    ['Double room', null, true],
    ['habitación doble', null, true],
    ['whale watching', 4, true],
    ['haircut', null, false],
    ['Ruchbroom repair', null, false],
  ])('%s for %s', (service, partySize, expected) => {
    expect(isReservation({ service, partySize })).toBe(expected);
  });
});
