import type { AddResourceInput, AddServiceInput } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';

type Trade = 'restaurant' | 'salon' | 'clinic' | 'hotel' | 'other';

type SuggestedService = Pick<AddServiceInput, 'name' | 'kind' | 'durationMinutes'> & {
  readonly otherNames: string[];
};

/** What a business of a kind usually takes bookings for, and with what. */
export interface Suggestion {
  readonly trade: Trade;
  readonly name: string;
  /** Counts are to be put right by the owner. */
  readonly resources: readonly Required<Omit<AddResourceInput, 'locationId'>>[];
  readonly services: readonly SuggestedService[];
}

const service = (
  name: string,
  kind: AddServiceInput['kind'],
  durationMinutes: number,
  otherNames: string[] = [],
): SuggestedService => ({ name, kind, durationMinutes, otherNames });

/** From three in the afternoon to eleven the next morning. */
const NIGHT_MINUTES = 1_200;

export const suggestions: readonly Suggestion[] = [
  {
    trade: 'restaurant',
    name: t`Restaurant or café`,
    resources: [
      { name: t`Table for 2`, kind: 'table', capacity: 2, count: 4 },
      { name: t`Table for 4`, kind: 'table', capacity: 4, count: 6 },
      { name: t`Table for 8`, kind: 'table', capacity: 8, count: 1 },
    ],
    services: [service(t`Table`, 'reservation', 120, ['reservation', 'dinner', 'lunch'])],
  },
  {
    trade: 'salon',
    name: t`Hair or beauty salon`,
    resources: [{ name: t`Stylist`, kind: 'staff', capacity: 1, count: 2 }],
    services: [
      service(t`Haircut`, 'appointment', 45, ['cut', 'trim']),
      service(t`Colour`, 'appointment', 120, ['highlights', 'dye']),
      service(t`Manicure`, 'appointment', 45, ['nails']),
    ],
  },
  {
    trade: 'clinic',
    name: t`Clinic`,
    resources: [{ name: t`Practitioner`, kind: 'staff', capacity: 1, count: 2 }],
    services: [
      service(t`First visit`, 'appointment', 30, [t`new patient`]),
      service(t`Appointment`, 'appointment', 15, ['check-up', 'follow-up', 'doctor']),
    ],
  },
  {
    trade: 'hotel',
    name: t`Hotel or guesthouse`,
    resources: [
      { name: t`Single room`, kind: 'room', capacity: 1, count: 4 },
      { name: t`Double room`, kind: 'room', capacity: 2, count: 8 },
      { name: t`Family room`, kind: 'room', capacity: 4, count: 2 },
    ],
    services: [
      service(t`Room`, 'reservation', NIGHT_MINUTES, ['night', 'stay', 'double', 'single']),
    ],
  },
  {
    trade: 'other',
    name: t`Something else`,
    resources: [{ name: t`Member of staff`, kind: 'staff', capacity: 1, count: 1 }],
    services: [service(t`Appointment`, 'appointment', 60, ['meeting', 'visit'])],
  },
];

const WORDS: readonly (readonly [Trade, RegExp])[] = [
  [
    'restaurant',
    /\b(restaurant|caf[eé]|bistro|pizz\w+|menu|dish(?:es)?|dining|dinner|tables?)\b/gi,
  ],
  ['salon', /\b(salon|hair\w*|barber\w*|beauty|nails?|spa|stylists?|manicure|massage)\b/gi],
  ['clinic', /\b(clinic|doctors?|dent\w+|patients?|practice|therap\w+|physio\w*|medical|vet)\b/gi],
  ['hotel', /\b(hotel|guest house|hostel|rooms?|check-in|check-out|overnight|b&b)\b/gi],
];

/** The kind of business that a description speaks of most. @returns "other" where it tells nothing */
export function tradeOf(description: string): Trade {
  const counted = WORDS.map(
    ([trade, words]) => [trade, [...description.matchAll(words)].length] as const,
  );
  const [best] = counted.toSorted((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? best[0] : 'other';
}
