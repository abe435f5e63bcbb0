import { expect, it } from 'vitest';
import { waiting } from './waiting.ts';

const nothing = {
  requests: 0,
  contacts: 0,
  demos: 0,
  leads: 0,
  failedJobs: 0,
  callsToday: 9,
  accounts: 9,
  suspended: 9,
  storage: null,
};

it('names what waits only, requests before failed work before messages', () => {
  expect(waiting(nothing)).toEqual([]);
  const slips = waiting({ ...nothing, contacts: 2, failedJobs: 1, requests: 1 });
  expect(slips.map(({ count, text }) => `${count} ${text}`)).toEqual([
    '1 assistant needs a number',
    '1 failed email or delivery',
    '2 unread messages',
  ]);
});
