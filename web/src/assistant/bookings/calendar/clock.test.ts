import { expect, it } from 'vitest';
import { localMoment } from './clock.ts';

it("shows the business's own day and minute, in summer and in winter", () => {
  for (const [timeZone, instant, day, minute] of [
    ['America/New_York', '2026-11-21T02:30:00Z', '2026-11-20', 1_290],
    ['Europe/London', '2026-07-01T23:30:00Z', '2026-07-02', 30],
    ['Asia/Kathmandu', '2026-01-01T18:15:00Z', '2026-01-02', 0],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01', 0],
    ['UTC', '2026-02-28T00:00:00Z', '2026-02-28', 0],
  ] as const)
    expect(localMoment(timeZone, Date.parse(instant))).toEqual({ day, minute });
});

it('jumps and falls back with the clocks of the zone', () => {
  const at = (instant: string) => localMoment('Europe/Berlin', Date.parse(instant)).minute;
  expect([at('2026-03-29T00:59:00Z'), at('2026-03-29T01:00:00Z')]).toEqual([119, 180]);
  expect([at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')]).toEqual([150, 150]);
});
