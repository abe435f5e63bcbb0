import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { changedFields, detailOf, editFieldOf } from './edit.ts';

const edit = {
  name: 'Golden Lamb',
  firstMessage: 'Hello',
  systemPrompt: 'You answer.',
  language: 'en-US',
  voiceId: 'amelia',
  temperature: 0.7,
} as const;

describe('changedFields', () => {
  it('names what differs as the page names it', () => {
    expect(changedFields(edit, { ...edit, systemPrompt: 'x', temperature: 0.8 })).toEqual([
      'System Prompt',
      'Temperature',
    ]);
    expect(changedFields(edit, { ...edit })).toEqual([]);
  });
});

describe('editFieldOf', () => {
  it.each([
    ['changes.name', 'name'],
    ['firstMessage', 'firstMessage'],
    ['id', null],
    ['', null],
  ])('%j', (path, field) => {
    expect(editFieldOf(path)).toBe(field);
  });
});

describe('detailOf', () => {
  const refused = new ORPCError('BAD_REQUEST', {
    message: 'Input is invalid',
    data: { fields: [{ field: 'changes.name', message: 'Too long' }] },
  });
  it.each<[string, unknown, string | null]>([
    [
      'no answer',
      new TypeError('Failed to fetch'),
      'The server could not be reached. Check your connection and try again.',
    ],
    ['the server broke', new ORPCError('INTERNAL_SERVER_ERROR'), null],
    ['told at the fields', refused, null],
    [
      'the server explains',
      new ORPCError('BAD_GATEWAY', { message: 'The voice service is away' }),
      'The voice service is away',
    ],
  ])('%s', (_case, error, text) => {
    expect(detailOf(error)).toBe(text);
  });
});
