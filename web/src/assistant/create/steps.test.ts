import { describe, expect, it } from 'vitest';
import { fieldOfPath, firstStepWith, percentOf } from './steps.ts';

describe('firstStepWith', () => {
  it.each([
    [{ additionalDetails: {}, targetCustomers: {} }, 2],
    [{ voiceId: {} }, 3],
    [{ companyName: {}, voiceId: {} }, 1],
    [{}, null],
    [{ root: {} }, null],
  ])('%j: %j', (fields, step) => {
    expect(firstStepWith(fields)).toBe(step);
  });
});

it('reads a field from the path that the server names', () => {
  expect(fieldOfPath('form.companyName')).toBe('companyName');
  expect(fieldOfPath('phoneNumber')).toBe('phoneNumber');
  expect(fieldOfPath('timeZone')).toBeNull();
});

it('counts the way in quarters', () => {
  expect(([1, 2, 3, 4] as const).map(percentOf)).toEqual([25, 50, 75, 100]);
});
