import type { CallDetail } from '@belldesk/contract/product/calls';
import type { EndedReason } from '@belldesk/contract/voice/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetNeverConnected } from '../../src/calls/neverConnected/forget.ts';
import { type Metered, meteredOwner } from '../support/metering.ts';
import { type Site, startSite } from '../support/site.ts';
import { callFrom } from '../support/toolCalls.ts';
import { webhook } from '../support/visitor.ts';

const HOUR_MS = 60 * 60_000;
const UNACKNOWLEDGED = 'call.ringing.error-sip-inbound-call-failed-to-connect';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** The platform tells of a call that has just ended after 34 s; answers its id in the log. */
async function ends({ assistant }: Metered, endedReason: EndedReason): Promise<string> {
  const call = callFrom(assistant.assistantId, '+442079460000');
  const endedAt = new Date(site.clock.nowMs()).toISOString();
  const { status } = await webhook(site, {
    type: 'end-of-call-report',
    timestamp: site.clock.nowMs(),
    call,
    endedReason,
    startedAt: new Date(site.clock.nowMs() - 34_000).toISOString(),
    endedAt,
    artifact: { transcript: '', messages: [] },
    analysis: { structuredData: { outcome: 'abandoned' } },
  });
  expect(status).toBe(200);
  const [row] = await site.sql<{ id: string }>('select id from call_logs where call_id = $1', [
    call.id,
  ]);
  return row?.id ?? '';
}

describe('a call that never connected', () => {
  it('is shown as missed, lasted nothing and takes nothing of the minutes', async () => {
    const metered = await meteredOwner(site, '2026-11-05T09:30:00.000Z');
    for (let n = 0; n < 60; n++) await ends(metered, UNACKNOWLEDGED);
    const id = await ends(metered, UNACKNOWLEDGED);
    const { body } = await metered.owner.send<CallDetail>('GET', `/api/calls/${id}`);
    expect(body.endedBecause).toContain('did not connect');
    expect(body).toMatchObject({
      badge: 'missed',
      status: 'completed',
      durationSeconds: 0,
      charge: { seconds: 0, reason: 'never-connected' },
    });
    // Half a minute each: more than the whole plan.
    expect(await metered.minutes()).toMatchObject({ usedMinutes: 0, leftMinutes: 30 });
  });

  it('is gone from the log within a day, and no other call with it', async () => {
    const metered = await meteredOwner(site, '2026-11-05T09:30:00.000Z');
    const unacknowledged = await ends(metered, UNACKNOWLEDGED);
    const hungUp = await ends(
      metered,
      'call.ringing.sip-inbound-caller-hungup-before-call-connect',
    );
    const connected = await ends(metered, 'customer-ended-call');
    const kept = async () =>
      (
        await site.sql<{ id: string }>(
          'select id from call_logs where organisation_id = $1 order by start_time, id',
          [metered.organisationId],
        )
      ).map(({ id }) => id);
    site.clock.advance(22 * HOUR_MS);
    await forgetNeverConnected(site.deps);
    expect(await kept()).toEqual([unacknowledged, hungUp, connected].sort());
    const later = await ends(metered, UNACKNOWLEDGED);
    site.clock.advance(2 * HOUR_MS);
    await forgetNeverConnected(site.deps);
    expect(await kept()).toEqual([connected, later]);
  });
});
