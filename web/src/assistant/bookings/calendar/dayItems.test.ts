import { describe, expect, it } from 'vitest';
import { entryOf } from '../testing/sampleEntries.ts';
import { partsByResource, partsOn, UNPLACED } from './dayItems.ts';

const shape = (entries: Parameters<typeof partsOn>[0], day: string) =>
  partsOn(entries, day).map(({ entry, beginsHere, fromMinute, toMinute }) => [
    entry.name,
    beginsHere,
    fromMinute,
    toMinute,
  ]);

describe('partsOn', () => {
  it('takes what lies in the day, earliest first', () => {
    const late = entryOf({ name: 'Late', time: '20:00', endTime: '21:30' });
    const early = entryOf({ name: 'Early', time: '12:00', endTime: '13:00' });
    const other = entryOf({ name: 'Other', date: '2026-11-22', endDate: '2026-11-22' });
    expect(shape([late, early, other], '2026-11-21')).toEqual([
      ['Early', true, 720, 780],
      ['Late', true, 1_200, 1_290],
    ]);
  });

  it('splits what lasts over midnight, and spares the day on whose midnight it ends', () => {
    const stay = entryOf({ name: 'Stay', time: '15:00', endDate: '2026-11-23', endTime: '11:00' });
    const party = entryOf({
      name: 'Party',
      time: '22:00',
      endDate: '2026-11-22',
      endTime: '00:00',
    });
    expect(shape([stay, party], '2026-11-21')).toEqual([
      ['Stay', true, 900, 1_440],
      ['Party', true, 1_320, 1_440],
    ]);
    expect(shape([stay, party], '2026-11-22')).toEqual([['Stay', false, 0, 1_440]]);
    expect(shape([stay, party], '2026-11-23')).toEqual([['Stay', false, 0, 660]]);
  });

  it('never ends before it begins, in the hour that comes twice either', () => {
    const twice = entryOf({
      date: '2026-10-25',
      endDate: '2026-10-25',
      time: '02:45',
      endTime: '02:15',
    });
    expect(partsOn([twice], '2026-10-25')[0]).toMatchObject({ fromMinute: 165, toMinute: 165 });
  });
});

it('stands with every resource that it holds, once, and apart where it holds none', () => {
  const table = (id: string, unit: number) => ({ id, name: 'Table', unit });
  const both = entryOf({ name: 'Both', resources: [table('a', 1), table('a', 2), table('b', 1)] });
  const none = entryOf({ name: 'None', resources: [] });
  const columns = partsByResource(partsOn([both, none], both.date));
  const names = [...columns].map(([key, parts]) => [key, parts.map(({ entry }) => entry.name)]);
  expect(Object.fromEntries(names)).toEqual({ a: ['Both'], b: ['Both'], [UNPLACED]: ['None'] });
});
