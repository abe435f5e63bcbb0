import { expect, test } from 'vitest';
import { writeReport } from './report.ts';
import { atLeast, atMost } from './row.ts';

test('a report says of every number whether it holds', () => {
  const report = writeReport(
    ['two cores'],
    [
      {
        title: 'Calls',
        how: 'Counted.',
        rows: [
          { what: 'calls', value: 800, unit: 'calls', hold: atLeast(400) },
          { what: 'delay', value: 2.3456, unit: 'ms', hold: atMost(2) },
          { what: 'memory', value: 300.4, unit: 'KB' },
          { what: 'lost', value: Number.NaN, unit: 'ms', hold: atMost(2) },
        ],
      },
      { title: 'Start', how: 'Timed.', rows: [], failure: 'no database' },
    ],
  );
  expect(report.split('\n')).toEqual(
    expect.arrayContaining([
      '- two cores',
      '| calls | 800 calls | >= 400 | ok |',
      '| delay | 2.35 ms | <= 2 | **not** |',
      '| memory | 300 KB |  |  |',
      '| lost | nothing measured ms | <= 2 | **not** |',
      'Could not be measured: no database',
    ]),
  );
});
