import { expect, it } from 'vitest';
import { sampleCall } from '../../testing/samples.ts';
import { recordCount } from './recordCount.ts';

it.each<[number, number, boolean, string]>([
  [1, 1, false, 'Showing 1 record, my calls'],
  [3, 3, true, 'Showing 3 records found, my calls'],
  [2, 100_000, false, 'Showing 2 of 100,000 records, my calls'],
  [2, 1_000, true, 'Showing 2 of more than 1,000 records found, my calls'],
])('%i of %i, narrowed %s', (shown, matchingCalls, isNarrowed, text) => {
  const rows = Array.from({ length: shown }, () => sampleCall);
  const list = { rows, totalCalls: 100_000, matchingCalls, older: null, newer: null };
  expect(recordCount(list, isNarrowed, 'my calls')).toBe(text);
});
