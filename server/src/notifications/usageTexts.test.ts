import { expect, it } from 'vitest';
import { usageMail } from './usageTexts.ts';

type Found = Parameters<typeof usageMail>[0];

const found = (changes: Partial<Found['notice']>, atLimit: Found['atLimit'] = null): Found => ({
  notice: {
    id: '0193b3c0-0000-7000-8000-000000000001',
    organisationId: '0193b3c0-0000-7000-8000-000000000002',
    planId: 'starter',
    periodStart: new Date('2026-02-05T00:00:00Z'),
    periodEnd: new Date('2026-03-05T00:00:00Z'),
    percent: 80,
    usedSeconds: 24 * 60,
    createdAt: new Date('2026-02-20T00:00:00Z'),
    ...changes,
  },
  email: 'owner@example.com',
  atLimit,
});
const subjectOf = (usedSeconds: number) =>
  usageMail(found({ usedSeconds }), 'https://desk.example.com').subject;
const usedUp = (atLimit: Found['atLimit']) =>
  usageMail(found({ percent: 100, usedSeconds: 1_800 }, atLimit), 'https://desk.example.com').text;

it('what is left is counted as it is said', () => {
  expect(subjectOf(24 * 60)).toBe('You have 6 call minutes left this month');
  expect(subjectOf(29 * 60 + 59)).toBe('You have 1 call minute left this month');
});

it('what callers meet at the limit is what the owner chose, and messages without a choice', () => {
  const messages = 'takes a message from every caller.';
  expect(usedUp(null)).toContain(messages);
  expect(usedUp('messages')).toContain(messages);
  expect(usedUp('put-through')).toContain('transfers callers to you, as you chose');
  expect(usedUp('put-through')).not.toContain(messages);
});
