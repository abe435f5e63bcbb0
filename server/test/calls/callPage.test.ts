import type { BlockedNumber } from '@belldesk/contract/product/blockedNumbers';
import type { CallDetail } from '@belldesk/contract/product/calls';
import type { RecordingPeaks } from '@belldesk/contract/product/recordings';
import type { CallMessage } from '@belldesk/contract/voice/call';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseCallersOfAll } from '../../src/calls/blockedNumbers/refuseCallers.ts';
import { expireRecordings } from '../../src/calls/recordings/expire.ts';
import { type QueueName, queues } from '../../src/jobs/queues.ts';
import { relayOutbox } from '../../src/jobs/relay.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { ownerWithAssistant, signUp, type Visitor, webhook } from '../support/visitor.ts';

const DAY_MS = 86_400_000;
const startedAt = '2026-11-20T11:00:00.000Z';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Does what waits in the outbox in one of `names`; the rest is dropped. */
async function runJobs(...names: QueueName[]): Promise<number> {
  const waiting: { queue: string; payload: unknown }[] = [];
  await relayOutbox(site.deps.db, async (_tx, row) => void waiting.push(row));
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async () => {}, close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: null,
  });
  const due = waiting.filter(({ queue }) => names.includes(queue as QueueName));
  for (const { queue, payload } of due) {
    const name = queue as QueueName;
    await handlers[name](queues[name].parse(payload) as never, 'job');
  }
  return due.length;
}

interface Ended {
  readonly callId: string;
  readonly id: string;
}

async function endedCall(
  owner: Visitor,
  assistantId: string,
  changes: { number?: string | null; messages?: CallMessage[]; recorded?: boolean } = {},
): Promise<Ended> {
  const { number = '+442079460123', messages = [], recorded = true } = changes;
  const call = {
    id: uuidv7(),
    orgId: uuidv7(),
    createdAt: startedAt,
    updatedAt: startedAt,
    type: 'inboundPhoneCall',
    status: 'ended',
    assistantId,
    startedAt,
    customer: { number, sipUri: 'sip:caller@trunk.example' },
  };
  await webhook(site, {
    type: 'end-of-call-report',
    timestamp: TEST_NOW_MS,
    call,
    endedReason: 'customer-ended-call',
    startedAt,
    endedAt: '2026-11-20T11:01:00.000Z',
    artifact: {
      transcript: '',
      messages,
      turns: [],
      ...(recorded ? { recording: { state: 'kept', seconds: 60, lostSeconds: 0 } } : {}),
    },
    analysis: { structuredData: { outcome: 'answered' } },
    cost: 0,
  });
  const [row] = await site.sql<{ id: string }>('select id from call_logs where call_id = $1', [
    call.id,
  ]);
  if (!row) throw new Error('the call was not kept');
  expect((await owner.send('GET', `/api/calls/${row.id}`)).status).toBe(200);
  return { callId: call.id, id: row.id };
}

const detail = async (owner: Visitor, { id }: Ended) =>
  (await owner.send<CallDetail>('GET', `/api/calls/${id}`)).body;

const tool = (id: string, secondsFromStart: number): CallMessage => ({
  role: 'tool_calls',
  time: 0,
  secondsFromStart,
  toolCalls: [{ id, type: 'function', function: { name: 'takeMessage', arguments: '{}' } }],
});

/** Caller silent, then as loud as can be; the assistant the other way round. 16-bit PCM at 8 kHz. */
function twoTracks(seconds: number): Buffer {
  const frames = seconds * 8_000;
  const bytes = Buffer.alloc(44 + frames * 4);
  bytes.write('RIFF', 0);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(8_000, 24);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  for (let frame = 0; frame < frames; frame += 1)
    bytes.writeInt16LE(32_767, 44 + frame * 4 + (frame < frames / 2 ? 2 : 0));
  return bytes;
}

describe('what was taken', () => {
  it('keeps the moment at which it was asked for, and none where nobody knows it', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const report = await endedCall(owner, assistant.assistantId, { messages: [tool('t-1', 12.5)] });
    for (const [toolCallId, text] of [
      ['t-1', 'Please call back'],
      ['t-2', 'And bring the key'],
    ])
      await site.sql(
        `insert into messages (id, call_id, tool_call_id, organisation_id, assistant_id, text, created_at)
         select gen_random_uuid(), $1, $2, organisation_id, assistant_id, $3, now() from assistants where id = $4`,
        [report.callId, toolCallId, text, assistant.id],
      );
    const { taken } = await detail(owner, report);
    expect(
      taken
        .map((each) => [each.kind === 'message' && each.text, each.saidAtSeconds])
        .toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    ).toEqual([
      ['And bring the key', null],
      ['Please call back', 12.5],
    ]);
  });
});

describe('the mark of spam', () => {
  it('makes a call cost nothing, and is taken back', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = await endedCall(owner, assistant.assistantId);
    expect((await detail(owner, call)).markedAsSpam).toBe(false);
    const marked = await owner.send('PUT', `/api/calls/${call.id}/spam`, { isSpam: true });
    expect(marked).toMatchObject({ status: 200, body: { id: call.id, isSpam: true } });
    expect(await detail(owner, call)).toMatchObject({
      markedAsSpam: true,
      badge: 'spam',
      charge: { seconds: 0, reason: 'spam' },
    });
    await owner.send('PUT', `/api/calls/${call.id}/spam`, { isSpam: false });
    expect(await detail(owner, call)).toMatchObject({
      markedAsSpam: false,
      badge: 'answered',
      charge: { seconds: 60, reason: 'counted' },
    });
  });

  it('is not for a call of which the business had something, nor for a long one; an earlier mark is taken back', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = await endedCall(owner, assistant.assistantId);
    const path = `/api/calls/${call.id}/spam`;
    for (const outcome of ['booking', 'change', 'order', 'message']) {
      await site.sql('update call_logs set outcome = $2 where id = $1', [call.id, outcome]);
      const refused = await owner.send('PUT', path, { isSpam: true });
      expect(refused.status).toBe(409);
      expect(refused.body.message).toContain('cannot be marked as spam');
    }
    await site.sql(
      "update call_logs set outcome = 'answered', duration_seconds = 181 where id = $1",
      [call.id],
    );
    const long = await owner.send('PUT', path, { isSpam: true });
    expect(long.status).toBe(409);
    expect(long.body.message).toContain('longer than 3 minutes');
    expect((await detail(owner, call)).charge).toMatchObject({ reason: 'counted' });
    await site.sql('update call_logs set spam_at = now() where id = $1', [call.id]);
    expect((await owner.send('PUT', path, { isSpam: false })).status).toBe(200);
    expect((await detail(owner, call)).markedAsSpam).toBe(false);
  });

  it("is for nobody else's call, nor for one that still goes on", async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = await endedCall(owner, assistant.assistantId);
    const path = `/api/calls/${call.id}/spam`;
    expect((await (await signUp(site)).send('PUT', path, { isSpam: true })).status).toBe(404);
    await site.sql(`update call_logs set status = 'in-progress', end_time = null where id = $1`, [
      call.id,
    ]);
    expect((await owner.send('PUT', path, { isSpam: true })).status).toBe(409);
    expect((await detail(owner, call)).markedAsSpam).toBe(false);
  });
});

describe('blocked numbers', () => {
  const blockedAt = () => [...site.voice.numbers.values()].at(-1)?.blockedNumbers;

  it('are refused by every number of the assistant, until they are unblocked', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
    const call = await endedCall(owner, assistant.assistantId);
    expect((await detail(owner, call)).callerNumber).toEqual({
      number: '+442079460123',
      blockedId: null,
    });
    const blocked = await owner.send<BlockedNumber>('POST', '/api/blocked-numbers', {
      number: '020 7946 0123',
    });
    expect(blocked).toMatchObject({ status: 201, body: { number: '+442079460123' } });
    const again = await owner.send<BlockedNumber>('POST', '/api/blocked-numbers', {
      number: '+44 20 7946 0123',
    });
    expect(again.body.id).toBe(blocked.body.id);
    expect((await detail(owner, call)).callerNumber?.blockedId).toBe(blocked.body.id);
    await runJobs('refuse-callers');
    expect(blockedAt()).toEqual(['+442079460123']);

    const stranger = await signUp(site);
    const path = `/api/blocked-numbers/${blocked.body.id}`;
    expect((await stranger.send('DELETE', path)).status).toBe(404);
    expect((await stranger.send('GET', '/api/blocked-numbers')).body).toEqual({ rows: [] });
    expect((await owner.send('GET', '/api/blocked-numbers')).body).toEqual({
      rows: [blocked.body],
    });

    expect((await owner.send('DELETE', path)).status).toBe(200);
    await runJobs('refuse-callers');
    expect(blockedAt()).toEqual([]);
    expect((await detail(owner, call)).callerNumber?.blockedId).toBeNull();
  });

  it('are refused by an address that is published later, and by one that lost them', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await owner.send('POST', '/api/blocked-numbers', { number: '+34912345678' });
    await runJobs('refuse-callers');
    await owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
    await runJobs('refuse-callers');
    expect(blockedAt()).toEqual(['+34912345678']);
    const [id, number] = [...site.voice.numbers].at(-1) ?? ['', { sipUri: '', assistantId: '' }];
    site.voice.numbers.set(id, { ...number, blockedNumbers: [] });
    await refuseCallersOfAll(site.deps);
    await runJobs('refuse-callers');
    expect(blockedAt()).toEqual(['+34912345678']);
  });

  it('are telephone numbers: a withheld one and a SIP address cannot be blocked', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = await endedCall(owner, assistant.assistantId, { number: null });
    expect((await detail(owner, call)).callerNumber).toBeNull();
    for (const number of ['', 'anonymous', '12', 'sip:alice@example.org'])
      expect((await owner.send('POST', '/api/blocked-numbers', { number })).status).toBe(400);
  });

  it('are at most a thousand', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await site.sql(
      `insert into blocked_numbers (id, organisation_id, number, created_at)
       select gen_random_uuid(), organisation_id, '+4420794' || (10000 + n), now()
       from assistants, generate_series(1, 1000) n where id = $1`,
      [assistant.id],
    );
    const answer = await owner.send('POST', '/api/blocked-numbers', { number: '+34912345678' });
    expect(answer.status).toBe(409);
  });
});

describe('the picture of a recording', () => {
  it('is worked out once, of both tracks', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = await endedCall(owner, assistant.assistantId);
    site.voice.callRecordings.set(call.callId, twoTracks(2));
    const path = `/api/calls/${call.id}/peaks`;
    const first = await owner.send<RecordingPeaks>('GET', path);
    const half = (peak: number) => Array.from({ length: 20 }, () => peak);
    expect(first.body).toEqual({
      seconds: 2,
      caller: [...half(0), ...half(100)],
      assistant: [...half(100), ...half(0)],
    });
    expect((await owner.send('GET', path)).body).toEqual(first.body);
    expect(site.voice.seen('GET', new RegExp(`${call.callId}/stereo-recording`))).toHaveLength(1);
    expect((await (await signUp(site)).send('GET', path)).status).toBe(404);
  });

  it('is not there for a call without a recording, nor for one that cannot be read', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const call = await endedCall(owner, assistant.assistantId);
    const path = `/api/calls/${call.id}/peaks`;
    expect((await owner.send('GET', path)).status).toBe(404);
    site.voice.callRecordings.set(call.callId, Buffer.from('no sound'));
    expect((await owner.send('GET', path)).status).toBe(502);
  });
});

describe('how long recordings are kept', () => {
  const rule = async (owner: Visitor) => (await owner.send('GET', '/api/recordings/rule')).body;

  it('is for ever until the owner chooses', async () => {
    const owner = await signUp(site);
    expect(await rule(owner)).toEqual({ keeping: 'forever' });
    for (const keeping of ['30-days', '1-year', 'forever']) {
      await owner.send('PUT', '/api/recordings/rule', { keeping });
      expect(await rule(owner)).toEqual({ keeping });
    }
    const answer = await owner.send('PUT', '/api/recordings/rule', { keeping: '7-days' });
    expect(answer.status).toBe(400);
  });

  it('deletes what is older, with its picture, and nothing else', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const other = await ownerWithAssistant(site);
    const mine = await endedCall(owner, assistant.assistantId);
    const theirs = await endedCall(other.owner, other.assistant.assistantId);
    for (const { callId } of [mine, theirs]) site.voice.callRecordings.set(callId, twoTracks(1));
    await owner.send('PUT', '/api/recordings/rule', { keeping: '30-days' });
    await owner.send('GET', `/api/calls/${mine.id}/peaks`);
    const daily = async () => {
      await expireRecordings(site.deps);
      return runJobs('delete-recording');
    };
    const recording = (visitor: Visitor, { id }: Ended) =>
      visitor.send('GET', `/api/calls/${id}/call-recording`);

    // To the millisecond: 30 days from the beginning of the call.
    site.clock.advance(Date.parse(startedAt) + 30 * DAY_MS - site.clock.nowMs());
    expect(await daily()).toBe(0);
    site.clock.advance(1);
    await expireRecordings(site.deps);
    await owner.send('PUT', '/api/recordings/rule', { keeping: '90-days' });
    expect(await runJobs('delete-recording')).toBe(1);
    expect((await recording(owner, mine)).status).toBe(200);

    await owner.send('PUT', '/api/recordings/rule', { keeping: '30-days' });
    site.voice.failNext('DELETE', /^\/call\//, { status: 503, body: { message: 'later' } });
    await expect(daily()).rejects.toThrow('later');
    expect((await detail(owner, mine)).recordingDeletedAt).toBeNull();
    expect(await daily()).toBe(1);
    expect(site.voice.callRecordings.has(mine.callId)).toBe(false);
    expect(await detail(owner, mine)).toMatchObject({
      recordingDeletedAt: new Date(site.clock.nowMs()).toISOString(),
      recording: { state: 'kept' },
    });
    expect((await recording(owner, mine)).status).toBe(404);
    expect((await owner.send('GET', `/api/calls/${mine.id}/peaks`)).status).toBe(404);
    expect((await recording(other.owner, theirs)).status).toBe(200);
    expect(await daily()).toBe(0);
  });

  it('holds for more calls than one page of them', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await owner.send('PUT', '/api/recordings/rule', { keeping: '90-days' });
    await site.sql(
      `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time, status, time_zone)
       select gen_random_uuid(), gen_random_uuid()::text, assistant_id, organisation_id, 'phone',
         to_timestamp($2) - interval '100 days', to_timestamp($2) - interval '100 days', 'completed', 'UTC'
       from assistants, generate_series(1, 1200) where id = $1`,
      [assistant.id, TEST_NOW_MS / 1_000],
    );
    await expireRecordings(site.deps);
    const [waiting] = await site.sql<{ jobs: string }>(
      `select count(distinct payload->>'callRowId') as jobs from outbox where queue = 'delete-recording'`,
    );
    expect(waiting).toEqual({ jobs: '1200' });
    await site.sql('delete from outbox');
  });
});
