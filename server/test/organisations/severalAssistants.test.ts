import type { Assistant, AssistantList, Publication } from '@belldesk/contract/product/assistant';
import type { CallList } from '@belldesk/contract/product/callList';
import type { ShareLink } from '@belldesk/contract/product/share';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from '../../src/serverMessages/owner.ts';
import { applyCallRouting } from '../../src/usage/callRouting.ts';
import { callEnds, meteredOwner, runJobs } from '../support/metering.ts';
import { type Site, startSite } from '../support/site.ts';
import { signUp, Visitor, wizardInput } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

type PlanName = 'professional' | 'premium';
let bought = 0;

/** An owner with an assistant, on this plan. */
async function ownerOn(plan: PlanName | 'starter') {
  const metered = await meteredOwner(site, '2026-11-05T09:30:00.000Z');
  if (plan !== 'starter') await buy(metered.organisationId, plan);
  return metered;
}

function buy(organisationId: string, plan: PlanName) {
  return site.sql(
    `insert into subscriptions (organisation_id, provider, subscription_id, status, plan_id, period,
       currency, price_minor, started_at, anchor_at, period_ends_at, read_at)
     values ($1::uuid, 'test', $2, 'active', $3, 'monthly', 'USD', 2900, $4::timestamptz, $4::timestamptz,
       $4::timestamptz + interval '1 month', $4::timestamptz)`,
    [organisationId, `sub_${++bought}`, plan, '2026-11-20T11:30:00.000Z'],
  );
}

function add(owner: Visitor, companyName: string, changes: object = {}) {
  const input = { ...wizardInput({ companyName }), another: true, ...changes };
  return owner.send<Assistant & { message?: string }>('POST', '/api/assistant', input);
}

const list = async (owner: Visitor) =>
  (await owner.send<AssistantList>('GET', '/api/assistants')).body;
const current = async (owner: Visitor) =>
  (await owner.send<Assistant | null>('GET', '/api/assistant')).body;
const choose = (owner: Visitor, id: string) =>
  owner.send<Assistant>('PUT', '/api/assistants/choice', { id });
const publish = async (owner: Visitor, { id }: Assistant) =>
  (await owner.send<Publication>('POST', `/api/assistant/${id}/publish`, {})).body;

describe('the plan', () => {
  it('has room for one assistant on Starter, and says which has more', async () => {
    const { owner, assistant } = await ownerOn('starter');
    const refused = await add(owner, 'Second');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The Starter plan includes 1 assistant. Choose a larger plan, or replace an existing one.',
    ]);
    expect(await list(owner)).toMatchObject({ rows: [{ id: assistant.id }], canAdd: false });
    // Without "another" it is replaced, as it always was.
    const { status } = await owner.send('POST', '/api/assistant', wizardInput());
    expect(status).toBe(201);
    expect((await list(owner)).rows).toHaveLength(1);
  });

  it('a first assistant may be asked for as another one', async () => {
    const owner = await signUp(site);
    expect((await add(owner, 'First')).status).toBe(201);
    expect((await list(owner)).rows).toMatchObject([{ name: 'First', isPublished: false }]);
  });

  it('has room for three on Professional, and for any number on Premium', async () => {
    const { owner, organisationId } = await ownerOn('professional');
    expect((await list(owner)).canAdd).toBe(true);
    expect((await add(owner, 'Two')).status).toBe(201);
    expect((await add(owner, 'Three')).status).toBe(201);
    const refused = await add(owner, 'Four');
    expect(refused.body.message).toMatch(/The Professional plan includes 3 assistants\./);
    await site.sql('delete from subscriptions where organisation_id = $1', [organisationId]);
    // A smaller plan takes none away.
    expect(await list(owner)).toMatchObject({ rows: [{}, {}, {}], canAdd: false });
    await buy(organisationId, 'premium');
    expect((await add(owner, 'Four')).status).toBe(201);
    expect((await list(owner)).rows.map(({ name }) => name)).toEqual([
      'Golden Lamb',
      'Two',
      'Three',
      'Four',
    ]);
  });

  it('two asked for at once where there is room for one: one is made, and no other left on the platform', async () => {
    const { owner } = await ownerOn('professional');
    await add(owner, 'Two');
    const known = site.voice.assistants.size;
    const answers = await Promise.all([add(owner, 'Race A'), add(owner, 'Race B')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(site.voice.assistants.size).toBe(known + 1);
  });
});

describe('the assistant that is shown', () => {
  it('is the one chosen in a browser, else the newest', async () => {
    const { owner, assistant: first } = await ownerOn('professional');
    const { body: second } = await add(owner, 'Second');
    expect((await current(owner))?.id).toBe(second.id);
    expect((await choose(owner, first.id)).body.id).toBe(first.id);
    expect((await current(owner))?.id).toBe(first.id);

    await site.sql('delete from rate_limits');
    const { body } = await owner.send<{ user: { email: string } }>('GET', '/api/account/session');
    const otherBrowser = new Visitor(site);
    const { email } = body.user;
    await otherBrowser.send('POST', '/api/auth/sign-in/email', { email, password: 'secret-1' });
    expect((await current(otherBrowser))?.id).toBe(second.id);
    const byId = await otherBrowser.send<Assistant>('GET', `/api/assistant?id=${first.id}`);
    expect(byId.body.id).toBe(first.id);
  });

  it("is never another business's", async () => {
    const [one, two] = [await ownerOn('starter'), await ownerOn('starter')];
    expect((await choose(one.owner, two.assistant.id)).status).toBe(404);
    const asked = await one.owner.send('GET', `/api/assistant?id=${two.assistant.id}`);
    expect(asked.status).toBe(404);
    await site.sql(
      `update sessions set assistant_row_id = $1
       where user_id = (select owner_id from organisations where id = $2)`,
      [two.assistant.id, one.organisationId],
    );
    expect((await current(one.owner))?.id).toBe(one.assistant.id);
  });

  it('is the one that a new one replaces; the others stay', async () => {
    const { owner, assistant: first } = await ownerOn('professional');
    const { body: second } = await add(owner, 'Second');
    const [ofFirst, ofSecond] = [await publish(owner, first), await publish(owner, second)];
    await choose(owner, first.id);
    const { body: made } = await owner.send<Assistant>(
      'POST',
      '/api/assistant',
      wizardInput({ companyName: 'Instead' }),
    );
    expect((await list(owner)).rows.map(({ id }) => id)).toEqual([second.id, made.id]);
    expect(made.publication).toEqual(ofFirst);
    await choose(owner, second.id);
    expect((await current(owner))?.publication).toEqual(ofSecond);
  });

  it('decides whose calls are "mine"', async () => {
    const { owner, assistant: first } = await ownerOn('professional');
    const { body: second } = await add(owner, 'Second');
    const startedAt = '2026-11-20T11:00:00.000Z';
    await callEnds(site, { assistantId: first.assistantId, startedAt, ms: 60_000 });
    await callEnds(site, { assistantId: second.assistantId, startedAt, ms: 60_000 });
    const mine = async () =>
      (await owner.send<CallList>('GET', '/api/calls?scope=mine')).body.rows.map(
        ({ assistantId }) => assistantId,
      );
    expect(await mine()).toEqual([second.assistantId]);
    await choose(owner, first.id);
    expect(await mine()).toEqual([first.assistantId]);
    const all = await owner.send<CallList>('GET', '/api/calls?scope=all');
    expect(all.body.totalCalls).toBe(2);
  });
});

describe('two assistants of a business', () => {
  it('each have a stand-in of their own, and get their lines back', async () => {
    const { owner, assistant: first, organisationId } = await ownerOn('professional');
    const { body: second } = await add(owner, 'Second');
    await publish(owner, first);
    await publish(owner, second);
    const startedAt = '2026-11-20T11:40:00.000Z';
    await callEnds(site, { assistantId: second.assistantId, startedAt, ms: 121 * 60_000 });
    await runJobs(site);
    const answering = async () => {
      const lines = await site.sql<{ id: string }>(
        'select voice_number_id id from lines where organisation_id = $1 order by assigned_at, id',
        [organisationId],
      );
      return lines.map(({ id }) => site.voice.numbers.get(id)?.assistantId ?? '');
    };
    const standIns = await answering();
    const own = [first.assistantId, second.assistantId];
    expect(new Set([...standIns, ...own]).size).toBe(4);
    const places = await Promise.all(
      standIns.map((assistantId) => placeOf(site.deps.db, { id: 'call', assistantId })),
    );
    expect(places.map((place) => place?.assistantId)).toEqual(own);

    await site.sql(
      "update subscriptions set plan_id = 'premium' where organisation_id = $1 returning 1",
      [organisationId],
    );
    await applyCallRouting(site.deps, organisationId);
    expect(await answering()).toEqual(own);
  });

  it('live by one clock and one calendar', async () => {
    const { owner, assistant: first } = await ownerOn('professional');
    const { body: second } = await add(owner, 'Second', { timeZone: 'America/New_York' });
    expect(second.timeZone).toBe('Europe/London');
    await owner.send('PUT', '/api/bookings/time-zone', {
      timeZone: 'Europe/Dublin',
      seen: 'Europe/London',
    });
    await runJobs(site);
    for (const { assistantId } of [first, second])
      expect(site.voice.assistants.get(assistantId)?.metadata).toMatchObject({
        timeZone: 'Europe/Dublin',
      });
  });

  it('in two countries: each call is read where it is answered, and a bare number nowhere', async () => {
    const { owner, assistant: first } = await ownerOn('professional');
    const block = () => owner.send('POST', '/api/blocked-numbers', { number: '020 7946 0018' });
    expect((await block()).status).toBe(201);
    const elsewhere = await add(owner, 'Second', { country: 'IE' });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      400,
      'Main location is in United Kingdom. Choose that country, or add a location in the other country.',
    ]);
    const dublin = { name: 'Dublin', country: 'IE', timeZone: 'Europe/Dublin' };
    const { body: location } = await owner.send<{ id: string }>('POST', '/api/locations', dublin);
    const at = { locationId: location.id };
    expect((await add(owner, 'Second', { ...at, country: 'GB' })).status).toBe(400);
    const { body: second } = await add(owner, 'Second', { ...at, country: 'IE' });
    expect((await block()).status).toBe(400);
    const countryAt = async (assistantId: string) =>
      (await placeOf(site.deps.db, { id: 'call', assistantId }))?.country;
    expect(await countryAt(first.assistantId)).toBe('GB');
    expect(await countryAt(second.assistantId)).toBe('IE');
  });

  it('are each shared by a link of their own, which outlives them', async () => {
    const { owner, assistant: first } = await ownerOn('professional');
    const { body: second } = await add(owner, 'Second');
    await publish(owner, first);
    await publish(owner, second);
    const share = async (assistant: Assistant) => {
      await choose(owner, assistant.id);
      const settings = { isOn: true, longestCallMinutes: 5, callsADay: 20 };
      return (await owner.send<ShareLink>('PUT', '/api/share', settings)).body.path ?? '';
    };
    const [ofFirst, ofSecond] = [await share(first), await share(second)];
    const behind = async (path: string) => {
      const answer = await new Visitor(site).send<{ name?: string }>(
        'GET',
        `/api/share/${path.split('/').at(-1)}`,
      );
      return answer.body.name;
    };
    expect([await behind(ofFirst), await behind(ofSecond)]).toEqual(['Golden Lamb', 'Second']);
    await owner.send('DELETE', `/api/assistant/${first.id}`);
    expect([await behind(ofFirst), await behind(ofSecond)]).toEqual([undefined, 'Second']);
    const { body: third } = await add(owner, 'Third');
    await publish(owner, third);
    expect(await behind(ofFirst)).toBe('Third');
  });
});
