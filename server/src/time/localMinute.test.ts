import { expect, it } from 'vitest';
import { localMinute } from './localMinute.ts';

it.each([
  ['2026-11-20T23:30:00Z', 'Europe/London', '2026-11-20T23:30'],
  ['2026-11-20T23:30:00Z', 'Asia/Tokyo', '2026-11-21T08:30'],
  ['2026-07-01T00:05:00Z', 'America/New_York', '2026-06-30T20:05'],
  ['2026-11-20T00:00:00Z', 'Europe/London', '2026-11-20T00:00'],
])('%s in %s -> %s', (at, zone, local) => {
  expect(localMinute(Date.parse(at), zone)).toBe(local);
});
