import type { SignedInDevice } from '@belldesk/contract/product/accountSettings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suspendAccount } from '../../src/operator/accounts/suspend.ts';
import { MOST_STREAMS } from '../../src/sessions/whileSignedIn.ts';
import { type Site, startSite } from '../support/site.ts';
import { signUp, type Visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  // The first account is the operator's, which cannot be suspended.
  await signUp(site);
});
afterAll(() => site.stop());

const STREAMS = ['calls/watch', 'billing/watch', 'bookings/watch', 'inbox/watch'];

const open = (visitor: Visitor, path: string, signal?: AbortSignal) =>
  fetch(`${site.url}/rpc/${path}`, {
    method: 'POST',
    headers: { cookie: visitor.cookie, 'content-type': 'application/json' },
    body: '{}',
    ...(signal && { signal }),
  });

async function userOf(visitor: Visitor) {
  interface Session {
    readonly user: { id: string; email: string };
  }
  return (await visitor.send<Session>('GET', '/api/account/session')).body.user;
}

describe.each(STREAMS)('%s', (path) => {
  it('ends for a device that was signed out from another', async () => {
    const thief = await signUp(site);
    const { email } = await userOf(thief);
    const stream = await open(thief, path);
    expect(stream.status).toBe(200);
    const owner = await signUp(site);
    await owner.send('POST', '/api/auth/sign-in/email', { email, password: 'secret-1' });
    const { body: devices } = await owner.send<SignedInDevice[]>('GET', '/api/account/devices');
    expect(devices).toHaveLength(2);
    await owner.send('POST', '/api/account/devices/end-others', {});
    // It ends by itself.
    expect(await stream.text()).toContain('event: done');
    expect((await open(thief, path)).status).toBe(401);
  });

  it('ends for an account that is suspended', async () => {
    const owner = await signUp(site);
    const { id: userId } = await userOf(owner);
    const stream = await open(owner, path);
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

it('are so many for an account and no more; another has its own', async () => {
  const [owner, other] = [await signUp(site), await signUp(site)];
  const gone = new AbortController();
  const paths = Array.from({ length: MOST_STREAMS }, (_, at) => STREAMS[at % STREAMS.length] ?? '');
  const opened = await Promise.all(paths.map((path) => open(owner, path, gone.signal)));
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  for (const path of [...STREAMS, 'account/watch'])
    expect((await open(owner, path)).status).toBe(429);
  const theirs = await open(other, 'calls/watch', gone.signal);
  expect(theirs.status).toBe(200);
  gone.abort();
  const { id } = await userOf(owner);
  await expect.poll(() => site.deps.sessionChanges.count(id)).toBe(0);
});
