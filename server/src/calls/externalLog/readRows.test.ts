import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listIn, readRows } from './readRows.ts';

const ANNA = 'a1';
const options = { assistantIds: new Set([ANNA]), timeZone: 'America/New_York' };
const fields = {
  'Assistant ID': ANNA,
  Date: '20 Nov 2026',
  'start time': '19:04',
  'End Time': '19:06',
  'ended reason': 'customer-ended-call',
  Duration: '2min 5sec',
};
const row = {
  id: 'r1',
  assistantId: ANNA,
  date: '20 Nov 2026',
  time: '19:04',
  status: 'completed',
  endedReason: 'customer-ended-call',
  durationSeconds: 125,
};
const read = (...rows: unknown[]) => readRows(rows, options);

describe('listIn', () => {
  it.each<[unknown, unknown[] | null]>([
    [[1], [1]],
    [{ rows: [1] }, [1]],
    [{ count: 2, data: [2] }, [2]],
    [{ list: [9], records: [3] }, [3]],
    [{ whatever: [4], next: null }, [4]],
    [{ warnings: [], columns: ['Date'], items: [{ id: 5 }] }, [{ id: 5 }]],
    [{ rows: [], columns: ['Date'] }, []],
    [{ rows: 'none' }, null],
    ['text', null],
    [null, null],
  ])('%j', (answer, list) => {
    expect(listIn(answer)).toEqual(list);
  });
});

describe('readRows', () => {
  it.each<[string, object, object]>([
    ['fields', { id: 'r1', fields }, {}],
    ['an object of another name', { id: 'r1', created: {}, field: fields }, {}],
    ['no object of their own', { id: 'r1', ...fields }, {}],
    ['a number as id', { id: 7, fields }, { id: '7' }],
    ['mm:ss', { id: 'r1', fields: { ...fields, Duration: '02:05' } }, {}],
    ['a number', { id: 'r1', fields: { ...fields, Duration: 125 } }, {}],
    ['Time before start time', { id: 'r1', fields: { ...fields, Time: '7 pm' } }, { time: '7 pm' }],
    [
      'other spelling',
      {
        id: 'r1',
        fields: {
          assistant_id: [ANNA],
          DATE: '20 Nov 2026',
          startTime: '19:04',
          endedReason: 'customer-ended-call',
          duration: { value: 125 },
        },
      },
      {},
    ],
    [
      'a call that broke',
      { id: 'r1', fields: { ...fields, 'ended reason': 'pipeline-error-internal' } },
      { status: 'failed', endedReason: 'pipeline-error-internal' },
    ],
    [
      'moments, told in the zone of the business',
      {
        id: 'r1',
        fields: {
          'Assistant ID': ANNA,
          'start time': '2026-11-21T00:04:00Z',
          'End Time': '2026-11-21T00:06:05Z',
        },
      },
      { date: '2026-11-20', endedReason: '' },
    ],
    [
      'a moment as Time',
      { id: 'r1', fields: { ...fields, Time: '2026-11-21T00:04:00Z' } },
      { time: '19:04' },
    ],
    [
      'the time of a Date that has one',
      { id: 'r1', fields: { ...fields, Date: '2026-11-21T00:04:00Z', 'start time': null } },
      { date: '2026-11-20' },
    ],
  ])('reads %s', (_what, given, changes) => {
    expect(read(given)).toEqual({ rows: [{ ...row, ...changes }], bad: [], unowned: 0 });
  });

  it.each<[object, string]>([
    [{ ...fields, Duration: 'a while' }, 'The Duration is not valid: a while'],
    [{ ...fields, Duration: '' }, 'The Duration is missing'],
    [{ ...fields, Date: null }, 'The Date is missing'],
    [{ ...fields, 'start time': undefined }, 'The start time is missing'],
  ])('names what is wrong with %j, and shows the others', (bad, problem) => {
    expect(read({ id: 'r1', fields }, { id: 'b1', fields: bad }, { fields: bad })).toEqual({
      rows: [row],
      bad: [
        { id: 'b1', problem },
        { id: 'row 3', problem },
      ],
      unowned: 0,
    });
  });

  it('names two rows of one id apart', () => {
    const { rows } = read({ id: 'r1', fields }, { id: 'r1', fields });
    expect(rows.map(({ id }) => id)).toEqual(['r1', 'r1 (row 2)']);
  });

  it('keeps silent about rows of others, well written or not', () => {
    const other = { ...fields, 'Assistant ID': 'b2' };
    const unnamed = { ...fields, 'Assistant ID': '' };
    const rows = [other, { ...other, Duration: 'x' }, unnamed].map((one) => ({
      id: 'x',
      fields: one,
    }));
    expect(read(...rows, null, 'text', 7)).toEqual({ rows: [], bad: [], unowned: 4 });
  });

  it('whatever comes, nothing breaks, nothing of others is shown and every row is counted', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        ANNA,
        'b2',
        '2min 5sec',
        '02:05',
        '2026-11-21T00:04:00Z',
        '2026-99-99T99:99Z',
      ),
    );
    const names = fc.constantFrom(...Object.keys(fields), 'Time', 'id', '__proto__', 'constructor');
    const object = fc.dictionary(fc.oneof(names, fc.string()), value);
    const any = fc.oneof(
      value,
      object,
      fc.record({ id: value, fields: object }),
      fc.record({ id: value, fields: object.map((some) => ({ ...fields, ...some })) }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(any), fc.record({ data: fc.array(any) }), value), (answer) => {
        const list = listIn(answer) ?? [];
        const { rows, bad, unowned } = readRows(list, options);
        expect(rows.every((one) => one.assistantId === ANNA)).toBe(true);
        expect(rows.every((one) => one.durationSeconds >= 0)).toBe(true);
        expect(rows.length + bad.length + unowned).toBeLessThanOrEqual(list.length);
      }),
      { numRuns: 500 },
    );
  });
});
