import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { describe, expect, it } from 'vitest';
import { alikeness, heardWrong } from './heardBooking.ts';
import type { SpokenBooking } from './spokenBookings.ts';
import { answerToDoubt } from './spokenCall.ts';

const wants = {
  day: 'tomorrow',
  time: '19:00',
  party: 4,
  name: 'Ada Brook',
  phone: '02079460123',
};
const entry = {
  status: 'booked',
  date: '2026-12-01',
  time: '19:00',
  partySize: 4,
  service: 'Table',
  name: 'Ada Brooke',
  phoneNumber: '+442079460123',
} as CalendarEntry;
const wrong = (changes: Partial<CalendarEntry>) =>
  heardWrong({ wants }, [{ ...entry, ...changes }], '2026-12-01');

describe('a booking by ear', () => {
  it('is right where everything is, a name by its sound', () => expect(wrong({})).toEqual([]));

  it('is wrong by each thing alone', () => {
    expect(wrong({ date: '2026-12-02' })).toEqual(['day']);
    expect(wrong({ time: '07:00' })).toEqual(['time']);
    expect(wrong({ partySize: 5 })).toEqual(['party']);
    expect(wrong({ name: 'Peter Stone' })).toEqual(['name']);
    expect(wrong({ phoneNumber: '+442079460132' })).toEqual(['phone']);
    expect(wrong({ phoneNumber: null })).toEqual(['phone']);
    expect(wrong({ status: 'cancelled' })).toEqual(['no booking']);
    expect(heardWrong({ wants }, [entry, entry], '2026-12-01')).toEqual(['booked twice']);
  });

  it('compares words by their letters', () => {
    expect(alikeness('brook', 'brooke')).toBeCloseTo(5 / 6);
    expect(alikeness('', '')).toBe(1);
    expect(alikeness('ada', '')).toBe(0);
  });
});

describe('a caller to whom what was hardly heard is read back', () => {
  const answers = {
    day: 'Tomorrow, please.',
    time: 'At seven.',
    party: 'Four of us.',
    name: 'Ada Brook.',
    phone: 'Oh two oh.',
    confirm_yes: 'Yes.',
    nothing_else: 'No, thanks.',
  };
  const booking: SpokenBooking = {
    id: 'b',
    voice: 'amelia',
    business: 'restaurant',
    opening: 'Hello.',
    wants,
    answers,
  };

  it.each([
    ['Was that Ada Brooke?', 'Yes.'],
    ['Was that Eddie Block?', 'No. Ada Brook.'],
    ['Was that 7 pm?', 'Yes.'],
    ['Was that 11 am?', 'No. At seven.'],
    ['Was that tomorrow, Tuesday the 24th?', 'Yes.'],
    ['Was that Friday the 27th?', 'No. Tomorrow, please.'],
    ['Was that 4?', 'Yes.'],
    ['Was that 8?', 'No. Four of us.'],
    ['Was that 0 2 0, 7 9 4 6, 0 1 2 3?', 'Yes.'],
    ['Was that 7 9 4 6, 0 1 3 2?', 'No. Oh two oh.'],
    ['Which day would you like?', null],
  ])('answers "%s"', (told, says) => expect(answerToDoubt(told, booking)).toBe(says));
});
