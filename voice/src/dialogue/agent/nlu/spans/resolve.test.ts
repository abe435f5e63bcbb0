import { expect, test } from 'vitest';
import { resolveSpans } from './resolve.ts';
import type { Span } from './span.ts';

const seven = { hour: 7, minute: 0, meridiem: null };

function people(from: number, to: number, rest: Partial<Span> = {}): Span {
  return { kind: 'party-size', value: 7, evidence: 'likely', rank: 0, from, to, ...rest } as Span;
}

function time(from: number, to: number, rest: Partial<Span> = {}): Span {
  return { kind: 'time', value: seven, evidence: 'likely', rank: 0, from, to, ...rest } as Span;
}

test('of two readings of the same words the one that was asked for counts', () => {
  const both = [people(0, 5), time(0, 5)];
  expect(resolveSpans(both, 'party-size')).toMatchObject({ 'party-size': 7 });
  expect(resolveSpans(both, 'party-size').time).toBeUndefined();
  expect(resolveSpans(both, 'time')).toMatchObject({ time: seven });
  expect(resolveSpans(both, 'time')['party-size']).toBeUndefined();
});

test('what was said plainly counts before what may be so by the word before it', () => {
  const found = resolveSpans([people(0, 5, { evidence: 'explicit' }), time(0, 5)], 'name');
  expect(found['party-size']).toBe(7);
  expect(found.time).toBeUndefined();
});

test('where the first reading of a kind loses its words, the next one counts', () => {
  const first = people(0, 8);
  const next = people(20, 28, { rank: 1, value: 4 });
  const found = resolveSpans([first, next, time(0, 8, { evidence: 'explicit' })], 'how-can-i-help');
  expect(found).toMatchObject({ time: seven, 'party-size': 4 });
});

test('no words count twice, and the order in which they were found is none', () => {
  const all = [people(0, 8), time(4, 12), people(10, 14, { rank: 1, value: 2 })];
  const forwards = resolveSpans(all, 'how-can-i-help');
  expect(resolveSpans(all.toReversed(), 'how-can-i-help')).toEqual(forwards);
  const [a, b] = forwards.taken;
  expect(a && b ? a.from < b.to && b.from < a.to : false).toBe(false);
});
