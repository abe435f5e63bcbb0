import { expect, it } from 'vitest';
import { callStatus } from './CallStatus.tsx';

const held = {
  type: 'phone',
  status: 'completed',
  badge: 'answered',
  outcome: 'answered',
  durationSeconds: 42,
} as const;

it.each([
  [{}, 'Completed'],
  [{ badge: 'missed', durationSeconds: 0 }, 'Missed'],
  [{ badge: 'missed' }, 'Missed'],
  [{ badge: null, durationSeconds: 0 }, 'Not connected'],
  [{ type: 'test', badge: null, durationSeconds: 0 }, 'Test'],
  [{ badge: 'spam' }, 'Spam'],
  [{ status: 'in-progress', badge: null, durationSeconds: 0 }, 'In progress'],
  [{ status: 'failed', durationSeconds: 0 }, 'Failed'],
] as const)('a call with %j is %s', (changes, text) => {
  expect(callStatus({ ...held, ...changes }).text).toBe(text);
});
