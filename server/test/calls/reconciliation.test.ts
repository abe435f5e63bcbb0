import type { CallList } from '@belldesk/contract/product/callList';
import type { CallDetail } from '@belldesk/contract/product/calls';
import type { VoiceCall } from '@belldesk/contract/voice/call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OVERDUE_MS, watchUnreported } from '../../src/serverMessages/reconciliation/watch.ts';
import { type Metered, meteredOwner } from '../support/metering.ts';
import { type Site, startSite } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import { webhook } from '../support/visitor.ts';

const MINUTE = 60_000;
const LASTED_MS = 155_600;
const MESSAGE = { message: 'Please call me back', name: 'Ann Ash' };

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.sql('delete from call_logs');
  await site.sql('delete from outbox');
  site.voice.records.clear();
  site.voice.requests.length = 0;
});

const iso = (ms: number) => new Date(ms).toISOString();
const metered = () => meteredOwner(site, '2026-11-05T09:30:00.000Z');
const watch = () => watchUnreported(site.deps);
const asked = (call?: VoiceCall) =>
  site.voice.seen('GET', call ? new RegExp(`^/call/${call.id}$`) : /^\/call\/[^/]+$/).length;

/** A call that was answered in this moment, as the log knows it. */
async function begins({ assistant }: Metered): Promise<VoiceCall> {
  const now = iso(site.clock.nowMs());
  const call = { ...callFrom(assistant.assistantId, '+442079460000'), startedAt: now };
  await webhook(site, {
    type: 'status-update',
    timestamp: site.clock.nowMs(),
    call,
    status: 'in-progress',
  });
  return call;
}

/** The same call as the platform keeps it once it has ended, with a message that was never accepted. */
function ended(call: VoiceCall): VoiceCall & { endedReason: 'customer-ended-call' } {
  return {
    ...call,
    status: 'ended',
    endedReason: 'customer-ended-call',
    endedAt: iso(Date.parse(call.startedAt ?? '') + LASTED_MS),
    artifact: {
      transcript: 'User: Hi\n',
      messages: [{ role: 'user', message: 'Hi', time: 1, secondsFromStart: 1.5 }],
      undelivered: [{ toolCallId: 'tool-1', name: 'takeMessage', arguments: MESSAGE }],
    },
    analysis: { summary: 'Asked to be called.', structuredData: { outcome: 'message' } },
  };
}

function report(call: VoiceCall) {
  const { startedAt, endedAt, endedReason, artifact, analysis } = ended(call);
  return webhook(
    site,
    {
      type: 'end-of-call-report',
      timestamp: site.clock.nowMs(),
      call: { ...call, status: 'ended' },
      startedAt,
      endedAt,
      endedReason,
      artifact,
      analysis,
    },
    { 'x-belldesk-delivery': `delivery-${call.id}` },
  );
}

async function rowsOf({ owner }: Metered) {
  return (await owner.send<CallList>('GET', '/api/calls?scope=mine')).body.rows;
}

async function detailOf(one: Metered): Promise<CallDetail> {
  const [row] = await rowsOf(one);
  return (await one.owner.send<CallDetail>('GET', `/api/calls/${row?.id}`)).body;
}

/** Counted once, whatever told of it and how often. */
async function expectCountedOnce(one: Metered): Promise<void> {
  expect(await rowsOf(one)).toMatchObject([
    { status: 'completed', durationSeconds: 156, outcome: 'message', badge: 'message' },
  ]);
  expect((await one.minutes()).usedMinutes).toBe(2);
  const mails = await site.sql(
    "select 1 from outbox where queue = 'mail' and payload->>'template' = 'message'",
  );
  expect(mails).toHaveLength(1);
}

describe('a call whose end nobody tells of', () => {
  it('is not asked about while it may go on', async () => {
    await begins(await metered());
    site.clock.advance(OVERDUE_MS - 1);
    await watch();
    expect(asked()).toBe(0);
    site.clock.advance(1);
    await watch();
    expect(asked()).toBe(1);
  });

  it('is kept as by its report where the platform says that it ended', async () => {
    const one = await metered();
    const call = await begins(one);
    site.voice.records.set(call.id, ended(call));
    site.clock.advance(OVERDUE_MS);
    await watch();
    await expectCountedOnce(one);
    expect(await detailOf(one)).toMatchObject({
      endedReason: 'customer-ended-call',
      summary: 'Asked to be called.',
      transcript: [{ text: 'Hi' }],
      taken: [{ kind: 'message' }],
      charge: { seconds: 156, reason: 'counted' },
    });
    await report(call);
    await watch();
    await expectCountedOnce(one);
    expect(asked()).toBe(1);
  });

  it('is closed as not known where the platform knows nothing of it, and takes no minutes', async () => {
    const one = await metered();
    await begins(one);
    site.clock.advance(OVERDUE_MS);
    await watch();
    expect(await detailOf(one)).toMatchObject({
      status: 'failed',
      durationSeconds: 0,
      outcome: 'none',
      badge: null,
      endedReason: 'report-lost',
      errorMessage: expect.stringContaining('is unknown') as string,
      charge: { seconds: 0, reason: 'not-known' },
    });
    expect((await one.minutes()).usedMinutes).toBe(0);
  });

  it('keeps what was written down in it, though nothing else is known', async () => {
    const one = await metered();
    const call = await begins(one);
    await askTool(site, call, { name: 'takeMessage', args: MESSAGE });
    site.clock.advance(OVERDUE_MS);
    await watch();
    expect(await detailOf(one)).toMatchObject({
      status: 'failed',
      badge: 'message',
      taken: [{ kind: 'message' }],
    });
  });

  it('is told after all by a report that comes when it was closed', async () => {
    const one = await metered();
    const call = await begins(one);
    site.clock.advance(OVERDUE_MS);
    await watch();
    await report(call);
    await expectCountedOnce(one);
    expect((await rowsOf(one))[0]?.errorMessage).toBeNull();
  });

  it('counts once where its report comes while the platform is asked', async () => {
    const one = await metered();
    const call = await begins(one);
    site.clock.advance(OVERDUE_MS);
    site.voice.records.set(call.id, ended(call));
    const { voice } = site.deps;
    await watchUnreported({
      ...site.deps,
      voice: {
        ...voice,
        async getCall(id) {
          const answer = await voice.getCall(id);
          await report(call);
          return answer;
        },
      },
    });
    expect(asked(call)).toBe(1);
    await expectCountedOnce(one);
  });

  it('stays told where its report comes while the platform says that it knows of nothing', async () => {
    const one = await metered();
    const call = await begins(one);
    site.clock.advance(OVERDUE_MS);
    const { voice } = site.deps;
    await watchUnreported({
      ...site.deps,
      voice: {
        ...voice,
        async getCall(id) {
          await report(call);
          return voice.getCall(id);
        },
      },
    });
    expect(asked(call)).toBe(1);
    await expectCountedOnce(one);
  });

  it('is asked about and counted once by two that look at once', async () => {
    const one = await metered();
    const call = await begins(one);
    site.voice.records.set(call.id, ended(call));
    site.clock.advance(OVERDUE_MS);
    await Promise.all([watch(), watch(), report(call)]);
    expect(asked()).toBeLessThanOrEqual(1);
    await expectCountedOnce(one);
  });
});

describe('what cannot be learned yet', () => {
  it('is asked ever more rarely while the platform says that the call goes on', async () => {
    const one = await metered();
    const call = await begins(one);
    site.voice.records.set(call.id, call);
    site.clock.advance(OVERDUE_MS);
    const askedAfter: number[] = [];
    for (let minutes = 0; minutes < 180; minutes += 5) {
      const before = asked();
      await watch();
      if (asked() > before) askedAfter.push(minutes);
      site.clock.advance(5 * MINUTE);
    }
    // The call is 40 minutes old at the first, and each time half as old again.
    expect(askedAfter).toEqual([0, 20, 50, 95, 165]);
    expect((await rowsOf(one))[0]?.status).toBe('in-progress');
    site.clock.advance(30 * 24 * 60 * MINUTE);
    await watch();
    site.clock.advance(24 * 60 * MINUTE);
    site.voice.records.set(call.id, ended(call));
    await watch();
    expect((await rowsOf(one))[0]?.status).toBe('completed');
  });

  it.each(['hang up', { status: 503, body: {} }, { status: 401, body: {} }] as const)(
    'a platform that answers %j is asked for one call, not for all, and the next time for another',
    async (answer) => {
      const one = await metered();
      const first = await begins(one);
      site.clock.advance(MINUTE);
      const second = await begins(one);
      site.clock.advance(OVERDUE_MS);
      site.voice.failNext('GET', /^\/call\//, answer);
      await watch();
      expect([asked(first), asked(second)]).toEqual([1, 0]);
      for (const call of [first, second]) site.voice.records.set(call.id, ended(call));
      await watch();
      expect((await rowsOf(one)).map(({ status }) => status)).toEqual(['completed', 'in-progress']);
      site.clock.advance(OVERDUE_MS);
      await watch();
      expect((await rowsOf(one)).map(({ status }) => status)).toEqual(['completed', 'completed']);
    },
  );

  it('a call that cannot be read keeps nobody from the others', async () => {
    const one = await metered();
    const first = await begins(one);
    const second = await begins(one);
    site.voice.records.set(first.id, { id: first.id, status: 'ended' });
    site.voice.records.set(second.id, ended(second));
    site.clock.advance(OVERDUE_MS);
    await watch();
    const statuses = (await rowsOf(one)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['completed', 'in-progress']);
  });

  it('twenty are asked about at a time, the oldest first', async () => {
    const one = await metered();
    for (let made = 0; made < 21; made += 1) {
      await begins(one);
      site.clock.advance(1);
    }
    site.clock.advance(OVERDUE_MS);
    await watch();
    expect((await rowsOf(one)).filter(({ status }) => status === 'in-progress')).toHaveLength(1);
    expect((await rowsOf(one))[0]?.status).toBe('in-progress');
    await watch();
    expect((await rowsOf(one)).filter(({ status }) => status === 'in-progress')).toEqual([]);
  });
});
