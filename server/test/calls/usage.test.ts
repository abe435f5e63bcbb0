import type { CallDetail } from '@belldesk/contract/product/calls';
import { chargeOf } from '@belldesk/contract/product/charge';
import { endedReason, isNeverConnected } from '@belldesk/contract/voice/call';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteUsage } from '../../src/usage/noteUsage.ts';
import { sumCharged } from '../../src/usage/queries.ts';
import { callEnds, type Metered, meteredOwner, runJobs } from '../support/metering.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const MINUTE = 60_000;
const MADE_AT = '2026-11-05T09:30:00.000Z';
const startedAt = '2026-11-20T11:00:00.000Z';

const call = ({ assistant }: Metered, ms: number, changes = {}) =>
  callEnds(site, { assistantId: assistant.assistantId, startedAt, ms, changes });

/** How long a call lasted, in ms, and why it ended: every reason of a call that never connected is among them. */
const ENDINGS: readonly (readonly [number | null, string | null])[] = [
  ...[null, 0, 9_499, 9_999, 10_000, 61_400].map((lastedMs) => [lastedMs, null] as const),
  [61_400, 'customer-ended-call'],
  ...endedReason.options.filter(isNeverConnected).map((reason) => [61_400, reason] as const),
  // Another platform's own.
  [61_400, 'call.ringing.hook-executed-say'],
];

describe('what a call costs', () => {
  it('is the same by the function that the call page shows and by the query that all figures come from', async () => {
    const { organisationId } = await meteredOwner(site, MADE_AT);
    const start = new Date(startedAt);
    const span = { start: new Date(start.getTime() - 1), end: new Date(start.getTime() + 1) };
    let expected = 0;
    for (const type of ['phone', 'browser', 'test'] as const)
      for (const byOwner of [false, true])
        for (const spamAt of [null, start])
          for (const [lastedMs, endedReason] of ENDINGS) {
            const endTime = lastedMs === null ? null : new Date(start.getTime() + lastedMs);
            const row = {
              type,
              byOwner,
              spamAt,
              endedReason,
              startTime: start,
              endTime,
              durationSeconds: Math.round((lastedMs ?? 0) / 1_000),
            };
            expected += chargeOf(row).seconds;
            await site.sql(
              `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time,
                 duration_seconds, status, time_zone, by_owner, spam_at, ended_reason)
               values ($1, $2, 'a', $3, $4, $5, $6, $7, $8, 'UTC', $9, $10, $11)`,
              [
                uuidv7(),
                uuidv7(),
                organisationId,
                type,
                start,
                endTime,
                row.durationSeconds,
                endTime ? 'completed' : 'in-progress',
                byOwner,
                spamAt,
                endedReason,
              ],
            );
          }
    expect(expected).toBe(2 * (10 + 61 + 61));
    expect(await sumCharged(site.deps.db, organisationId, span)).toBe(expected);
  });

  it('is nothing under ten seconds, and nothing where the owner tried the assistant', async () => {
    const metered = await meteredOwner(site, MADE_AT);
    const { owner, assistant } = metered;
    await call(metered, 9_999);
    const { status } = await owner.send('POST', '/api/calls', {
      assistantId: assistant.assistantId,
    });
    expect(status).toBe(201);
    const asked = site.voice.seen('POST', /^\/call\/web/).at(-1)?.body as { metadata?: object };
    const tried = await call(metered, 5 * MINUTE, { type: 'webCall', metadata: asked.metadata });
    expect((await metered.minutes()).usedMinutes).toBe(0);
    const [row] = await site.sql<{ id: string }>('select id from call_logs where call_id = $1', [
      tried,
    ]);
    const { body } = await owner.send<CallDetail>('GET', `/api/calls/${row?.id}`);
    expect(body.charge).toEqual({ seconds: 0, reason: 'by-owner' });
  });

  it('is counted per call in whole seconds and floored only when it is shown', async () => {
    const metered = await meteredOwner(site, MADE_AT);
    await call(metered, 90_400);
    await call(metered, 29_400);
    expect(await metered.minutes()).toEqual({
      planId: 'starter',
      usedMinutes: 1,
      leftMinutes: 29,
      periodEnd: '2026-12-05T09:30:00.000Z',
    });
    await call(metered, 10_000);
    expect((await metered.minutes()).usedMinutes).toBe(2);
  });
});

describe('the marks at 80% and 100%', () => {
  const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject);

  it('are told by mail, each once in a month, with the figures of the pages', async () => {
    const metered = await meteredOwner(site, MADE_AT);
    await call(metered, 23 * MINUTE);
    expect(await runJobs(site)).toEqual([]);
    await call(metered, 1 * MINUTE);
    const [at80, ...more] = await runJobs(site);
    expect(more).toEqual([]);
    const { usedMinutes, leftMinutes } = await metered.minutes();
    expect(at80?.subject).toBe(`You have ${leftMinutes} call minutes left this month`);
    expect(at80?.text).toContain(`Used: ${usedMinutes} min\nLeft: ${leftMinutes} min`);
    expect(at80?.text).toContain('Renews: 5 December 2026 (UTC)');
    expect(at80?.text).toContain('https://desk.example/my-assistant/subscription');
    await call(metered, 5 * MINUTE);
    expect(await runJobs(site)).toEqual([]);
    await call(metered, 90_000);
    expect(subjects(await runJobs(site))).toEqual(['Your call minutes are used up']);
    await call(metered, 10 * MINUTE);
    expect(await runJobs(site)).toEqual([]);
  });

  it('are one mail where a call passes both', async () => {
    const metered = await meteredOwner(site, MADE_AT);
    await call(metered, 31 * MINUTE);
    expect(subjects(await runJobs(site))).toEqual(['Your call minutes are used up']);
  });

  it('are not passed by the minutes of an earlier month', async () => {
    const metered = await meteredOwner(site, '2026-10-15T12:00:00.000Z');
    const { assistantId } = metered.assistant;
    await callEnds(site, { assistantId, startedAt: '2026-11-15T11:59:59.999Z', ms: 40 * MINUTE });
    expect(await runJobs(site)).toEqual([]);
    expect((await metered.minutes()).usedMinutes).toBe(0);
  });

  it('are told once, and the usage is right, where calls end at the same moment', async () => {
    const metered = await meteredOwner(site, MADE_AT);
    await Promise.all(Array.from({ length: 10 }, () => call(metered, 2 * MINUTE + 30_000)));
    expect((await metered.minutes()).usedMinutes).toBe(25);
    expect(subjects(await runJobs(site))).toEqual(['You have 5 call minutes left this month']);
    await Promise.all(Array.from({ length: 5 }, () => call(metered, 1 * MINUTE)));
    expect((await metered.minutes()).usedMinutes).toBe(30);
    expect(subjects(await runJobs(site))).toEqual(['Your call minutes are used up']);
  });

  it('are passed by the second of two calls whose transactions overlap: it waits for the first', async () => {
    const { organisationId } = await meteredOwner(site, MADE_AT);
    const { db } = site.deps;
    const ends = (tx: Parameters<typeof noteUsage>[0]) =>
      tx.execute(sql`insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time,
        end_time, duration_seconds, status, time_zone) values (gen_random_uuid(),
        gen_random_uuid()::text, 'a', ${organisationId}, 'phone', ${startedAt},
        ${startedAt}::timestamptz + interval '13 minutes', 780, 'completed', 'UTC')`);
    let firstHolds = () => {};
    const holding = new Promise<void>((resolve) => (firstHolds = resolve));
    let letGo = () => {};
    const released = new Promise<void>((resolve) => (letGo = resolve));
    const first = db.transaction(async (tx) => {
      await ends(tx);
      await noteUsage(tx, organisationId, TEST_NOW_MS);
      firstHolds();
      await released;
    });
    await Promise.race([holding, first]);
    const second = db.transaction(async (tx) => {
      await ends(tx);
      await noteUsage(tx, organisationId, TEST_NOW_MS);
    });
    const waiting = `select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(() => site.sql(waiting)).toHaveLength(1);
    letGo();
    await Promise.all([first, second]);
    expect(subjects(await runJobs(site))).toEqual(['You have 4 call minutes left this month']);
  });
});

describe('the month', () => {
  it.each([
    ['the end of a short month', '2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    ['clocks put forward in London', '2027-02-28T01:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    ['clocks put back in New York', '2027-10-07T06:30:00.000Z', '2027-11-07T06:30:00.000Z'],
    ['a long month after it', '2027-10-31T10:00:00.000Z', '2027-11-30T10:00:00.000Z'],
    ['a leap day', '2028-01-30T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ])('turns at its moment: %s', async (_what, madeAt, turn) => {
    const metered = await meteredOwner(site, madeAt);
    const turnMs = Date.parse(turn);
    const { assistantId } = metered.assistant;
    const at = (ms: number) => new Date(turnMs + ms).toISOString();
    await callEnds(site, { assistantId, startedAt: at(-1), ms: 3 * MINUTE });
    await callEnds(site, { assistantId, startedAt: at(0), ms: 2 * MINUTE });
    site.clock.advance(turnMs - 1 - site.clock.nowMs());
    expect((await metered.minutes()).usedMinutes).toBe(3);
    site.clock.advance(1);
    expect((await metered.minutes()).usedMinutes).toBe(2);
  });
});
