import { describe, expect, it } from 'vitest';
import { entryOf } from '../testing/sampleEntries.ts';
import { endText, resourcesText, restText, timesText, whatText, whenText } from './entryTexts.ts';
import { shifted } from './shifted.ts';

describe('an entry in words', () => {
  it('says what is booked', () => {
    expect(whatText(entryOf({ service: 'table', partySize: 4 }))).toBe('Table for 4');
    expect(whatText(entryOf({ service: 'Haircut', partySize: null }))).toBe('Haircut');
    const items = [
      { name: 'Lamb pie', quantity: 2 },
      { name: 'Salad', quantity: 1 },
    ];
    expect(whatText(entryOf({ kind: 'order', service: 'Order', items }))).toBe(
      '2 × Lamb pie, 1 × Salad',
    );
  });

  it('says when, with both days where it lasts over night', () => {
    expect(timesText(entryOf(), 'en-GB')).toBe('19:00–21:00');
    expect(timesText(entryOf({ kind: 'order' }), 'en-GB')).toBe('19:00');
    expect(whenText(entryOf(), 'en-GB')).toMatch(/^Saturday,? 21 November 2026, 19:00–21:00$/);
    expect(whenText(entryOf({ endDate: '2026-11-22', endTime: '11:00' }), 'en-GB')).toMatch(
      /^Saturday,? 21 November 2026, 19:00 to Sunday,? 22 November 2026, 11:00$/,
    );
    expect(whenText(entryOf({ endDate: '2026-11-22', endTime: '00:00' }), 'en-GB')).toMatch(
      /^Saturday,? 21 November 2026, 19:00–00:00$/,
    );
  });

  it('numbers what there is several of', () => {
    const entry = entryOf({
      resources: [
        { id: 'a', name: 'Double room', unit: 3 },
        { id: 'b', name: 'Table 9', unit: 1 },
      ],
    });
    expect(resourcesText(entry, new Map([['a', 5]]))).toBe('Double room 3, Table 9');
  });

  it('says to a screen reader what a block has no room for', () => {
    expect(endText(entryOf(), 'en-GB')).toBe(' to 21:00');
    expect(endText(entryOf({ kind: 'order' }))).toBe('');
    expect(restText(entryOf(), new Map())).toBe('Table 1, Reservation, booked by phone');
    expect(
      restText(entryOf({ status: 'cancelled', resources: [], callLogId: null }), new Map()),
    ).toBe('Reservation, cancelled, added by your team');
  });
});

describe('an entry at another time', () => {
  it('keeps its length, over midnight too', () => {
    expect(shifted(entryOf(), '2026-11-22', 1_380)).toMatchObject({
      date: '2026-11-22',
      time: '23:00',
      endDate: '2026-11-23',
      endTime: '01:00',
    });
    const stay = entryOf({ time: '15:00', endDate: '2026-11-23', endTime: '11:00' });
    expect(shifted(stay, '2026-12-31', 900)).toMatchObject({
      endDate: '2027-01-02',
      endTime: '11:00',
    });
  });
});
