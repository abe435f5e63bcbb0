import type { Today } from '@belldesk/contract/product/today';
import { entryOf } from '../../bookings/testing/sampleEntries.ts';
import { sampleAssistant, sampleLocation } from '../../testing/samples.ts';

const idOf = (number: number) =>
  `0193b3c0-0000-7000-8000-${String(700 + number).padStart(12, '0')}`;

/** A day with something of everything. */
export const sampleToday: Today = {
  date: '2026-11-21',
  timeZone: sampleAssistant.timeZone,
  locationId: sampleLocation.id,
  locationName: sampleLocation.name,
  assistant: {
    id: sampleAssistant.id,
    assistantId: sampleAssistant.assistantId,
    name: sampleAssistant.name,
  },
  calls: {
    total: 9,
    onTheLine: 1,
    outcomes: [
      { badge: 'answered', calls: 4 },
      { badge: 'reserved', calls: 3 },
      { badge: 'not-completed', calls: 1 },
    ],
    rows: [
      {
        id: idOf(1),
        type: 'phone',
        startTime: '2026-11-21T18:42:00.000Z',
        durationSeconds: 0,
        status: 'in-progress',
        caller: '+442079460018',
        name: null,
        summary: null,
        badge: null,
      },
      {
        id: idOf(2),
        type: 'phone',
        startTime: '2026-11-21T17:30:00.000Z',
        durationSeconds: 95,
        status: 'completed',
        caller: '+442079460123',
        name: 'Zoë Moss',
        summary:
          'Zoë Moss booked a table for four on Saturday at seven and asked for a high chair.',
        badge: 'reserved',
      },
      {
        id: idOf(3),
        type: 'browser',
        startTime: '2026-11-21T15:05:00.000Z',
        durationSeconds: 31,
        status: 'completed',
        caller: null,
        name: null,
        summary: 'The caller asked for a vegan menu.',
        badge: 'not-completed',
      },
    ],
  },
  bookings: [
    entryOf({ name: 'Zoë Moss', time: '19:00' }),
    entryOf({ name: 'Robert Miller', date: '2026-11-22', time: '12:30', partySize: 2 }),
  ],
  waiting: {
    inbox: { open: 3, urgent: 1 },
    notCompleted: 1,
    questions: [{ callLogId: idOf(3), question: 'Do you have a vegan menu?' }],
  },
  line: {
    sipUri: 'sip:golden-lamb@bell.example:5060',
    phoneNumber: '+442071838750',
    numberState: 'to-set-up',
    health: 'ok',
    minutes: {
      planId: 'starter',
      usedMinutes: 12,
      leftMinutes: 18,
      periodEnd: '2026-12-05T09:30:00.000Z',
    },
  },
};

/** Published, and nobody has called yet. */
export const quietToday: Today = {
  ...sampleToday,
  calls: { total: 0, onTheLine: 0, outcomes: [], rows: [] },
  bookings: [],
  waiting: { inbox: { open: 0, urgent: 0 }, notCompleted: 0, questions: [] },
  line: {
    sipUri: 'sip:golden-lamb@bell.example:5060',
    phoneNumber: null,
    numberState: 'none',
    health: 'ok',
    minutes: {
      planId: 'starter',
      usedMinutes: 0,
      leftMinutes: 30,
      periodEnd: '2026-12-05T09:30:00.000Z',
    },
  },
};
