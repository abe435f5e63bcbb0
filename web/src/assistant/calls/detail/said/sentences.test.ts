import type { CallDetail, TranscriptLine } from '@belldesk/contract/product/calls';
import { describe, expect, it } from 'vitest';
import { lineAt, sentenceAt, takenByLine } from './sentences.ts';

const line = (role: TranscriptLine['role'], secondsFromStart: number): TranscriptLine => ({
  role,
  secondsFromStart,
  text: '',
  typed: false,
  interrupted: false,
});

const lines = [
  line('assistant', 0.2),
  line('caller', 4),
  line('assistant', 8),
  line('caller', 12.5),
  line('assistant', 14),
];

describe('lineAt', () => {
  it.each([
    [0, -1],
    [0.2, 0],
    [3.9, 0],
    [3.96, 1],
    [13, 3],
    [600, 4],
  ])('at %d s it is %d', (seconds, expected) => {
    expect(lineAt(lines, seconds)).toBe(expected);
  });

  it('is none where nothing was said', () => {
    expect(lineAt([], 10)).toBe(-1);
  });
});

describe('sentenceAt', () => {
  it.each<[number | null, number | null]>([
    [13.6, 3],
    [12.5, 3],
    [11, 1],
    [2, null],
    [null, null],
  ])('what was asked for at %s s was said in line %s', (seconds, expected) => {
    expect(sentenceAt(lines, seconds)).toBe(expected);
  });
});

describe('takenByLine', () => {
  it('stands what was taken by the line that said it, and leaves out what nobody knows', () => {
    const message = (id: string, saidAtSeconds: number | null): CallDetail['taken'][number] => ({
      kind: 'message',
      id,
      name: null,
      phoneNumber: null,
      text: id,
      createdAt: '2026-11-20T11:00:00.000Z',
      saidAtSeconds,
    });
    const taken = [message('a', 5), message('b', 13.6), message('c', null), message('d', 14)];
    expect(
      [...takenByLine({ transcript: lines, taken })].map(([at, each]) => [
        at,
        each.map(({ id }) => id),
      ]),
    ).toEqual([
      [1, ['a']],
      [3, ['b', 'd']],
    ]);
  });
});
