import type { SignedInDevice } from '@belldesk/contract/product/accountSettings';
import { changeTopic } from '@belldesk/contract/product/changes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suspendAccount } from '../../src/operator/accounts/suspend.ts';
import { MOST_STREAMS } from '../../src/sessions/watchChanges.ts';
import { Listener, watch } from '../support/changes.ts';
import { type Site, startSite } from '../support/site.ts';
import { signUp, type Visitor } from '../support/visitor.ts';
import { joinAs } from '../support/workers.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  // The first account is the operator's, which cannot be suspended.
  await signUp(site);
});
afterAll(() => site.stop());

const TOPICS = changeTopic.options;

async function ownedBusiness() {
  const owner = await signUp(site);
  interface Session {
    readonly organisation: { id: string };
  }
  const { body } = await owner.send<Session>('GET', '/api/account/session');
  return { owner, organisationId: body.organisation.id };
}

async function userOf(visitor: Visitor) {
  interface Session {
    readonly user: { id: string; email: string };
  }
  return (await visitor.send<Session>('GET', '/api/account/session')).body.user;
}

describe.each(TOPICS)('the stream of %s', (topic) => {
  it('ends for a device that was signed out from another', async () => {
    const thief = await signUp(site);
    const { email } = await userOf(thief);
    const stream = await watch(site, [topic], thief);
    expect(stream.status).toBe(200);
    const owner = await signUp(site);
    await owner.send('POST', '/api/auth/sign-in/email', { email, password: 'secret-1' });
    const { body: devices } = await owner.send<SignedInDevice[]>('GET', '/api/account/devices');
    expect(devices).toHaveLength(2);
    await owner.send('POST', '/api/account/devices/end-others', {});
    // It ends by itself.
    expect(await stream.text()).toContain('event: done');
    expect((await watch(site, [topic], thief)).status).toBe(401);
  });

  it('ends for an account that is suspended', async () => {
    const owner = await signUp(site);
    const { id: userId } = await userOf(owner);
    const stream = await watch(site, [topic], owner);
    const operator = (
      await site.sql<{ id: string }>('select id from users order by id limit 1')
    )[0];
    await suspendAccount({
      ctx: {
        ...site.deps,
        ...anOperator(operator?.id ?? ''),
      },
      input: { userId, reason: 'unpaid' },
    });
    expect(await stream.text()).toContain('event: done');
  });
});

function anOperator(id: string) {
  const operator = {
    id,
    email: 'owner@example.com',
    fullName: 'Operator',
    avatarUrl: null,
    createdAt: new Date().toISOString(),
    role: 'operator' as const,
  };
  const stopping = new AbortController().signal;
  return {
    operator,
    user: operator,
    membership: null,
    apiKey: null,
    sessionId: null,
    address: '127.0.0.1',
    stopping,
  };
}

it('ends for who may do something else there now, or has chosen another business', async () => {
  const { owner, organisationId } = await ownedBusiness();
  const worker = await joinAs(site, organisationId, 'manager', 'Max');
  const streams = [
    await Listener.open(site, ['inbox'], worker.visitor),
    await Listener.open(site, TOPICS, worker.visitor),
  ];
  const owners = await Listener.open(site, ['inbox'], owner);
  const input = { userId: worker.userId, role: 'staff' };
  expect((await owner.rpc('members/changeRole', input)).status).toBe(200);
  for (const stream of streams) await stream.ended();
  expect(streams.map(({ events }) => events)).toEqual([
    [],
    [JSON.stringify({ json: { topic: 'sessions', ended: false } })],
  ]);

  const chosen = await Listener.open(site, ['schedule'], worker.visitor);
  expect((await worker.visitor.rpc('organisations/add', { name: 'Silver Fish' })).status).toBe(200);
  await chosen.ended();
  owners.close();
});

it('ends where changes may have been missed', async () => {
  const owner = await signUp(site);
  const stream = await Listener.open(site, TOPICS, owner);
  await site.sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'belldesk-server-listen' and datname = current_database()",
  );
  await stream.ended();
  expect(stream.events).toEqual([]);
});

it('refuses no topic, an unknown one, and more than there are', async () => {
  const owner = await signUp(site);
  for (const topics of [[], ['weather'], [...TOPICS, 'calls']]) {
    const { status } = await owner.rpc('changes/watch', { topics });
    expect(status).toBe(400);
  }
});

it('are so many for an account and no more; another has its own', async () => {
  const [owner, other] = [await signUp(site), await signUp(site)];
  const gone = new AbortController();
  const opened = await Promise.all(
    Array.from({ length: MOST_STREAMS }, (_, at) =>
      watch(site, [TOPICS[at % TOPICS.length] ?? 'calls'], owner, gone.signal),
    ),
  );
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  for (const topic of TOPICS) expect((await watch(site, [topic], owner)).status).toBe(429);
  const theirs = await watch(site, ['calls'], other, gone.signal);
  expect(theirs.status).toBe(200);
  gone.abort();
  const { id } = await userOf(owner);
  await expect.poll(() => site.deps.changes.count(id)).toBe(0);
});
