import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { callerOf, logProblem } from './callTexts.ts';

describe('logProblem', () => {
  it.each<[unknown, string]>([
    [new ORPCError('BAD_GATEWAY'), 'API call failed with status 502'],
    [new TypeError('Failed to fetch'), 'Failed to fetch data'],
    [new Error('Invalid RPC response format.'), 'Failed to parse API response'],
  ])('%s', (problem, text) => {
    expect(logProblem(problem)).toBe(text);
  });
});

describe('callerOf', () => {
  it.each<[Parameters<typeof callerOf>[0], string]>([
    [{ type: 'phone', caller: '+442071838750' }, '+442071838750'],
    [{ type: 'phone', caller: null }, 'Caller ID withheld'],
    [{ type: 'browser', caller: null }, 'Browser call'],
    [{ type: 'test', caller: null }, 'Test Assistant'],
  ])('%j', (call, text) => {
    expect(callerOf(call)).toBe(text);
  });
});
