import type { Assistant } from '@belldesk/contract/product/assistant';
import type { CallList } from '@belldesk/contract/product/callList';
import type { CallDetail } from '@belldesk/contract/product/calls';
import type { UsageChoice } from '@belldesk/contract/product/usage';
import { readDuty } from '@belldesk/contract/standIn';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCallRouting } from '../../src/usage/callRouting.ts';
import { watchCallRouting } from '../../src/usage/watchCallRouting.ts';
import { VoiceApiFailure } from '../../src/voiceApi/error.ts';
import { anyText } from '../support/matching.ts';
import { callEnds, type Metered, meteredOwner, runJobs } from '../support/metering.ts';
import { type Site, startSite } from '../support/site.ts';
import { wizardInput } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const MINUTE = 60_000;
const MADE_AT = '2026-11-05T09:30:00.000Z';
const startedAt = '2026-11-20T11:00:00.000Z';

/** Published, with this many minutes used. */
async function published(usedMinutes: number): Promise<Metered> {
  const metered = await meteredOwner(site, MADE_AT);
  await metered.owner.send('POST', `/api/assistant/${metered.assistant.id}/publish`, {});
  if (usedMinutes > 0) await uses(metered, usedMinutes);
  await runJobs(site);
  return metered;
}

const uses = ({ assistant }: Metered, minutes: number) =>
  callEnds(site, { assistantId: assistant.assistantId, startedAt, ms: minutes * MINUTE });

/** Address on the platform of an owner's assistant, and who answers on it. */
async function answersFor({ organisationId, assistant }: Metered) {
  const [row] = await site.sql<{ id: string }>(
    "select voice_number_id id from lines where organisation_id = $1 and kind = 'sip'",
    [organisationId],
  );
  const answering = site.voice.numbers.get(row?.id ?? '')?.assistantId ?? '';
  return {
    numberId: row?.id ?? '',
    assistantId: answering,
    isOwn: answering === assistant.assistantId,
    dto: site.voice.assistants.get(answering) ?? {},
  };
}

const toolsOf = ({ model }: AssistantDto) =>
  (model?.tools ?? []).map((tool) => (tool.type === 'function' ? tool.function.name : tool.type));
const promptOf = ({ model }: AssistantDto) => model?.messages?.[0]?.content ?? '';

describe('when the minutes are used up', () => {
  it('callers reach a stand-in that takes messages only; the assistant stays as it was', async () => {
    const metered = await published(29);
    const before = structuredClone(site.voice.assistants.get(metered.assistant.assistantId));
    expect((await answersFor(metered)).isOwn).toBe(true);
    await uses(metered, 1);
    await runJobs(site);
    const { isOwn, dto, assistantId } = await answersFor(metered);
    expect(isOwn).toBe(false);
    expect(toolsOf(dto)).toEqual(['takeMessage', 'endCall']);
    expect(readDuty(promptOf(dto))).toBe('messages');
    expect(promptOf(dto)).not.toContain('Opening hours');
    expect(dto).toMatchObject({ voice: { voiceId: 'amelia' }, server: { url: anyText() } });
    expect(site.voice.assistants.get(metered.assistant.assistantId)).toEqual(before);

    const id = await callEnds(site, { assistantId, startedAt, ms: MINUTE });
    const { body } = await metered.owner.send<CallList>('GET', '/api/calls?scope=mine');
    expect(body.rows).toHaveLength(3);
    const [kept] = await site.sql<{ assistant_id: string }>(
      'select assistant_id from call_logs where call_id = $1',
      [id],
    );
    expect(kept?.assistant_id).toBe(metered.assistant.assistantId);
  });

  it('callers are put through where the owner chose so, and again only asked for a message', async () => {
    const metered = await published(30);
    const { owner } = metered;
    const chosen = await owner.send<UsageChoice>('PUT', '/api/usage/choice', {
      atLimit: 'put-through',
      putThroughTo: '020 7946 0111',
    });
    expect(chosen.body).toEqual({
      atLimit: 'put-through',
      putThroughTo: '+442079460111',
      isInForce: true,
    });
    await runJobs(site);
    const through = await answersFor(metered);
    expect(readDuty(promptOf(through.dto))).toBe('put-through');
    expect(through.dto.model?.tools).toContainEqual({
      type: 'transferCall',
      destinations: [{ type: 'number', number: '+442079460111' }],
    });
    await owner.send('PUT', '/api/usage/choice', { atLimit: 'messages' });
    await runJobs(site);
    const messages = await answersFor(metered);
    expect(messages.assistantId).toBe(through.assistantId);
    expect(toolsOf(messages.dto)).toEqual(['takeMessage', 'endCall']);
    const { body } = await owner.send<UsageChoice>('GET', '/api/usage/choice');
    expect(body).toEqual({
      atLimit: 'messages',
      putThroughTo: '+442079460111',
      isInForce: true,
    });
  });

  it.each([
    ['no number', '12', /phone number with its country code/],
    ['an address that is none', 'sip: anna', /or a sip: address/],
    ['the number that is forwarded here', '020 7946 0958', /would loop back/],
  ])('nobody is put through to %s', async (_what, putThroughTo, said) => {
    const { owner } = await published(0);
    const answer = await owner.send('PUT', '/api/usage/choice', {
      atLimit: 'put-through',
      putThroughTo,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(said);
  });

  it('nobody is put through to an address on which the assistant itself answers', async () => {
    const { owner, organisationId } = await published(0);
    await site.sql(
      `insert into lines (id, kind, address, voice_number_id, organisation_id, assistant_row_id, assigned_at, created_at)
       select gen_random_uuid(), 'number', '+442079460123', 'voice-number-1', organisation_id, id, now(), now()
       from assistants where organisation_id = $1`,
      [organisationId],
    );
    const [own] = await site.sql<{ address: string }>(
      "select address from lines where organisation_id = $1 and kind = 'sip'",
      [organisationId],
    );
    const address = own?.address.toUpperCase().replace('SIP:', 'sip:') ?? '';
    for (const putThroughTo of ['020 7946 0123', address, `${address};transport=tcp`]) {
      const answer = await owner.send('PUT', '/api/usage/choice', {
        atLimit: 'put-through',
        putThroughTo,
      });
      expect([answer.status, answer.body.message]).toMatchObject([400, /would loop back/]);
    }
  });

  it('an assistant that is published only then is answered for at once', async () => {
    const metered = await meteredOwner(site, MADE_AT);
    await uses(metered, 31);
    await runJobs(site);
    await metered.owner.send('POST', `/api/assistant/${metered.assistant.id}/publish`, {});
    await runJobs(site);
    expect((await answersFor(metered)).isOwn).toBe(false);
  });
});

describe('the assistant answers again', () => {
  it('when a call is marked as spam, and not when that is taken back', async () => {
    const metered = await published(28);
    // The longest that spam may last.
    const last = await uses(metered, 3);
    await runJobs(site);
    expect((await answersFor(metered)).isOwn).toBe(false);
    const [row] = await site.sql<{ id: string }>('select id from call_logs where call_id = $1', [
      last,
    ]);
    const mark = async (isSpam: boolean) => {
      const path = `/api/calls/${row?.id}/spam`;
      expect((await metered.owner.send('PUT', path, { isSpam })).status).toBe(200);
      await runJobs(site);
    };
    await mark(true);
    expect((await answersFor(metered)).isOwn).toBe(true);
    const { body } = await metered.owner.send<CallDetail>('GET', `/api/calls/${row?.id}`);
    expect(body.charge).toEqual({ seconds: 0, reason: 'spam' });
    await mark(false);
    expect((await answersFor(metered)).isOwn).toBe(false);
  });

  it('when a larger plan begins', async () => {
    const metered = await published(30);
    expect((await answersFor(metered)).isOwn).toBe(false);
    await site.sql(
      `insert into subscriptions (organisation_id, provider, subscription_id, status, plan_id, period,
         currency, price_minor, started_at, anchor_at, period_ends_at, read_at)
       values ($1::uuid, 'test', 'sub_larger', 'active', 'premium', 'monthly', 'USD', 7900, $2::timestamptz, $2::timestamptz,
         $2::timestamptz + interval '1 month', $2::timestamptz)`,
      [metered.organisationId, '2026-11-20T11:30:00.000Z'],
    );
    await watchCallRouting(site.deps);
    expect((await answersFor(metered)).isOwn).toBe(true);
  });

  it('after a failure of the platform, by the job run again', async () => {
    const metered = await published(29);
    site.voice.failNext('PATCH', /^\/phone-number/, 'hang up');
    await uses(metered, 2);
    await expect(runJobs(site)).rejects.toBeInstanceOf(VoiceApiFailure);
    expect((await answersFor(metered)).isOwn).toBe(true);
    const standIns = [...site.voice.assistants.values()].filter((dto) => readDuty(promptOf(dto)));
    await watchCallRouting(site.deps);
    expect((await answersFor(metered)).isOwn).toBe(false);
    const now = [...site.voice.assistants.values()].filter((dto) => readDuty(promptOf(dto)));
    expect(now).toHaveLength(standIns.length + 1);
  });
});

it('holds nothing while the platform is asked, and begins anew where the owner changed their mind meanwhile', async () => {
  const metered = await published(29);
  const standIns = () =>
    [...site.voice.assistants.values()].filter((dto) => readDuty(promptOf(dto)) !== null).length;
  const before = standIns();
  let asked = 0;
  const voice: Site['deps']['voice'] = {
    ...site.deps.voice,
    createAssistant: async (payload) => {
      if (asked++ === 0) {
        // It waits for the lock of the business's assistants, which is free.
        await site.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `assistant:${metered.organisationId}`,
        ]);
        await metered.owner.send('PUT', '/api/usage/choice', {
          atLimit: 'put-through',
          putThroughTo: '020 7946 0111',
        });
      }
      return site.deps.voice.createAssistant(payload);
    },
  };
  await uses(metered, 1);
  await applyCallRouting({ ...site.deps, voice }, metered.organisationId);
  expect(asked).toBe(2);
  const { isOwn, dto } = await answersFor(metered);
  expect(isOwn).toBe(false);
  expect(readDuty(promptOf(dto))).toBe('put-through');
  expect(standIns()).toBe(before + 1);
});

describe('the watch', () => {
  it('changes nothing where all is right, and mends what the platform lost', async () => {
    const metered = await published(30);
    const before = await answersFor(metered);
    site.voice.requests.length = 0;
    await watchCallRouting(site.deps);
    expect(site.voice.requests.filter(({ method }) => method !== 'GET')).toEqual([]);

    site.voice.assistants.delete(before.assistantId);
    site.voice.numbers.set(before.numberId, {
      sipUri: 'sip:x@bell.example',
      assistantId: metered.assistant.assistantId,
    });
    await watchCallRouting(site.deps);
    const after = await answersFor(metered);
    expect(after.isOwn).toBe(false);
    expect(after.assistantId).not.toBe(before.assistantId);
  });

  it('leaves an address alone that is not a line of the business, and one that the platform lost', async () => {
    const metered = await published(30);
    const { numberId } = await answersFor(metered);
    const other = { sipUri: 'sip:y@bell.example', assistantId: metered.assistant.assistantId };
    site.voice.numbers.set('not-ours', other);
    site.voice.numbers.delete(numberId);
    site.voice.requests.length = 0;
    await watchCallRouting(site.deps);
    expect(site.voice.numbers.get('not-ours')).toEqual(other);
    expect(site.voice.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await site.sql('delete from stand_ins where organisation_id = $1', [metered.organisationId]);
  });

  it('has nobody answer while the account is suspended, and the stand-in again after that', async () => {
    const metered = await published(30);
    const before = await answersFor(metered);
    await site.sql(
      `insert into suspensions (user_id, reason, created_at)
       select owner_id, 'test', now() from organisations where id = $1`,
      [metered.organisationId],
    );
    await watchCallRouting(site.deps);
    expect((await answersFor(metered)).assistantId).toBe('');
    await site.sql(
      'delete from suspensions where user_id = (select owner_id from organisations where id = $1)',
      [metered.organisationId],
    );
    await watchCallRouting(site.deps);
    expect((await answersFor(metered)).assistantId).toBe(before.assistantId);
  });

  it('does away with the stand-in of an assistant that was replaced', async () => {
    const metered = await published(30);
    const { assistantId } = await answersFor(metered);
    const { body } = await metered.owner.send<Assistant>(
      'POST',
      '/api/assistant',
      wizardInput({ companyName: 'Silver Lamb' }),
    );
    await watchCallRouting(site.deps);
    await runJobs(site);
    expect(site.voice.assistants.has(assistantId)).toBe(false);
    expect(site.voice.assistants.has(body.assistantId)).toBe(true);
  });

  it('does away with the stand-in of an assistant that was deleted', async () => {
    const metered = await published(30);
    const { assistantId } = await answersFor(metered);
    await metered.owner.send('DELETE', `/api/assistant/${metered.assistant.id}`);
    await watchCallRouting(site.deps);
    await runJobs(site);
    expect(site.voice.assistants.has(assistantId)).toBe(false);
  });

  it('has the assistant answer from the moment the month turns', async () => {
    const metered = await published(30);
    const turnMs = Date.parse('2026-12-05T09:30:00.000Z');
    site.clock.advance(turnMs - 1 - site.clock.nowMs());
    await watchCallRouting(site.deps);
    expect((await answersFor(metered)).isOwn).toBe(false);
    site.clock.advance(1);
    await watchCallRouting(site.deps);
    expect((await answersFor(metered)).isOwn).toBe(true);
    expect((await metered.minutes()).leftMinutes).toBe(30);
  });
});
