import { api } from '@belldesk/contract/product/api';
import { type KeyAccess, operationKeyAccess } from '@belldesk/contract/product/api/keyAccess';
import type { ApiKey, CreatedApiKey } from '@belldesk/contract/product/apiKeys';
import type { AnyContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKeyAuthenticator } from '../../src/sessions/authenticateKey.ts';
import { matching } from '../support/matching.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { ownerWithAssistant, signUp, Visitor } from '../support/visitor.ts';
import { operations } from './otherAccounts/operations.ts';

const NOBODYS = '0193b3c0-0000-7000-8000-000000000001';
const MINUTE_MS = 60_000;

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite();
  // The first account of all is the operator's.
  await signUp(site);
  ({ owner } = await ownerWithAssistant(site));
});
afterAll(() => site.stop());

async function makeKey(scope: 'read' | 'write', of = owner): Promise<CreatedApiKey> {
  const answer = await of.send<CreatedApiKey>('POST', '/api/api-keys', { name: 'Till', scope });
  expect(answer.status).toBe(201);
  return answer.body;
}

interface Problem {
  readonly code: string;
  readonly message: string;
}

/** A program asks by a key, without cookies. */
const ask = <T = Problem>(secret: string, method: string, path: string, body?: unknown) =>
  new Visitor(site).send<T>(method, path, body, { authorization: `Bearer ${secret}` });

const listKeys = async () =>
  (await owner.send<{ rows: ApiKey[] }>('GET', '/api/api-keys')).body.rows;

describe('a key', () => {
  it('is told once, and kept as a hash with its first characters', async () => {
    const { apiKey, secret } = await makeKey('read');
    expect(secret).toMatch(/^bd_live_[A-Za-z0-9_-]{43}$/);
    expect(apiKey).toMatchObject({
      name: 'Till',
      scope: 'read',
      prefix: secret.slice(0, 14),
      madeBy: 'Ada Bell',
      lastUsedAt: null,
      revokedAt: null,
    });
    const rows = await site.sql<{ row: string }>('select r::text as row from api_keys r');
    expect(rows.some(({ row }) => row.includes(secret.slice(14)))).toBe(false);
    expect(JSON.stringify(await listKeys())).not.toContain(secret.slice(14));
  });

  it('asks as its business, whoever the cookies beside it are', async () => {
    const { secret } = await makeKey('read');
    const { owner: other } = await ownerWithAssistant(site, { companyName: 'Blue Heron' });
    const answer = await other.send('GET', '/api/assistant', undefined, {
      authorization: `Bearer ${secret}`,
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, matching('Golden Lamb')]);
  });

  it('opens nothing at /rpc', async () => {
    const { secret } = await makeKey('write');
    const answer = await new Visitor(site).send(
      'POST',
      '/rpc/bookings/hours',
      { json: {} },
      { authorization: `Bearer ${secret}` },
    );
    expect(answer.status).toBe(401);
  });

  it('opens the files beside the operations, but for exports of accounts', async () => {
    const { secret } = await makeKey('read');
    expect((await ask(secret, 'GET', '/api/calls.csv?scope=all')).status).toBe(200);
    expect((await ask(secret, 'GET', `/api/calls/${NOBODYS}/recording`)).status).toBe(404);
    const { status, body } = await ask(secret, 'GET', `/api/account/exports/${NOBODYS}/file`);
    expect([status, body]).toMatchObject([403, { message: matching(/Sign in instead/) }]);
  });

  it('opens nothing from the moment it is revoked', async () => {
    const { apiKey, secret } = await makeKey('write');
    expect((await ask(secret, 'GET', '/api/bookings/hours')).status).toBe(200);
    const revoked = await owner.send<ApiKey>('DELETE', `/api/api-keys/${apiKey.id}`);
    expect(revoked.body.revokedAt).toBe(new Date(site.clock.nowMs()).toISOString());
    const { status, body, headers } = await ask(secret, 'GET', '/api/bookings/hours');
    expect([status, body]).toMatchObject([
      401,
      { code: 'UNAUTHORIZED', message: 'This API key was revoked on 2026-11-20.' },
    ]);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    // Again, it keeps its moment.
    site.clock.advance(MINUTE_MS);
    const again = await owner.send<ApiKey>('DELETE', `/api/api-keys/${apiKey.id}`);
    expect(again.body.revokedAt).toBe(revoked.body.revokedAt);
  });

  it.each([
    ['nobody’s', `bd_live_${'A'.repeat(43)}`, /API key not found/],
    ['too short', 'bd_live_abc', /not an API key/],
    ['no key', '', /not an API key/],
    ['of another kind', 'sk_test_123', /not an API key/],
  ])(
    'that is %s is refused, also beside the cookies of who is signed in',
    async (_, secret, text) => {
      const { status, body } = await owner.send<Problem>('GET', '/api/bookings/hours', undefined, {
        authorization: `Bearer ${secret}`,
      });
      expect([status, body]).toMatchObject([401, { message: matching(text) }]);
    },
  );

  it('of a business whose account is suspended opens nothing', async () => {
    const { owner: other } = await ownerWithAssistant(site);
    const { secret } = await makeKey('read', other);
    const { body } = await other.send<{ user: { id: string } }>('GET', '/api/account/session');
    await site.sql('insert into suspensions values ($1, $2, now())', [body.user.id, 'unpaid']);
    expect((await ask(secret, 'GET', '/api/bookings/hours')).status).toBe(401);
  });

  it('notes its use to the minute, once a minute', async () => {
    const { apiKey, secret } = await makeKey('read');
    const used = async () => (await listKeys()).find(({ id }) => id === apiKey.id)?.lastUsedAt;
    const minute = (ms: number) => new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString();
    await ask(secret, 'GET', '/api/bookings/hours');
    const first = minute(site.clock.nowMs());
    await vi.waitFor(async () => expect(await used()).toBe(first), 10_000);
    const writes = async () => {
      const [row] = await site.sql<{ xmin: string }>(
        'select xmin::text from api_keys where id = $1',
        [apiKey.id],
      );
      return row?.xmin;
    };
    const written = await writes();
    await ask(secret, 'GET', '/api/bookings/hours');
    await ask(secret, 'GET', '/api/bookings/hours');
    expect(await writes()).toBe(written);
    site.clock.advance(MINUTE_MS);
    await ask(secret, 'GET', '/api/bookings/hours');
    await vi.waitFor(async () => expect(await used()).toBe(minute(site.clock.nowMs())), 10_000);
    expect(first).not.toBe(minute(site.clock.nowMs()));
  });
});

describe('a limit', () => {
  it('holds each key to 600 requests a minute', async () => {
    const [one, other] = [await makeKey('read'), await makeKey('read')];
    const keys = createKeyAuthenticator(site.deps);
    for (let each = 0; each < 600; each += 1)
      expect((await keys.authenticate(one.secret, '203.0.113.9')).isIn).toBe(true);
    const refused = await keys.authenticate(one.secret, '203.0.113.9');
    expect(refused).toMatchObject({ isIn: false, error: { code: 'too-many' } });
    expect(refused.isIn || refused.retryAfterSeconds).toBe(60);
    expect((await keys.authenticate(other.secret, '203.0.113.9')).isIn).toBe(true);
    site.clock.advance(MINUTE_MS);
    expect((await keys.authenticate(one.secret, '203.0.113.9')).isIn).toBe(true);
  });

  it('counts wrong keys of each connection, and lets right ones pass', async () => {
    const { secret } = await makeKey('read');
    const wrong = `bd_live_${'B'.repeat(43)}`;
    for (let each = 0; each < 40; each += 1) await ask(wrong, 'GET', '/api/bookings/hours');
    const { status, body, headers } = await ask(wrong, 'GET', '/api/bookings/hours');
    expect([status, body]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(secret, 'GET', '/api/bookings/hours')).status).toBe(200);
    const keys = createKeyAuthenticator(site.deps);
    for (let each = 0; each < 30; each += 1) await keys.authenticate(wrong, '203.0.113.1');
    expect(await keys.authenticate(wrong, '203.0.113.1')).toMatchObject({
      error: { code: 'too-many' },
    });
    expect(await keys.authenticate(wrong, '203.0.113.2')).toMatchObject({
      error: { code: 'unauthenticated' },
    });
    site.clock.advance(10 * MINUTE_MS);
    expect(await keys.authenticate(wrong, '203.0.113.1')).toMatchObject({
      error: { code: 'unauthenticated' },
    });
  });
});

/** Whatever the operation itself says of an input that names nothing. */
const REACHED = new Set([200, 201, 400, 404, 409, 429, 502]);
const REFUSALS: readonly (readonly [string, RegExp])[] = [
  ['needs a person', /Sign in instead/],
  ['needs a browser', /Use webhooks instead/],
  ['needs write', /needs the write scope/],
];
const BY_ACCESS: Readonly<Record<KeyAccess, { read: string; write: string }>> = {
  open: { read: 'reached', write: 'reached' },
  read: { read: 'reached', write: 'reached' },
  write: { read: 'needs write', write: 'reached' },
  person: { read: 'needs a person', write: 'needs a person' },
  stream: { read: 'needs a browser', write: 'needs a browser' },
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

describe('over all operations', () => {
  let read: string;
  let write: string;
  let revoked: string;
  beforeAll(async () => {
    // Its own business: what may be changed by a key is changed here.
    ({ owner } = await ownerWithAssistant(site));
    [read, write] = [(await makeKey('read')).secret, (await makeKey('write')).secret];
    const gone = await makeKey('write');
    revoked = gone.secret;
    await owner.send('DELETE', `/api/api-keys/${gone.apiKey.id}`);
    // Wrong keys of before are no longer counted.
    site.clock.advance(10 * MINUTE_MS);
  });

  const addressed = operations.map((operation) => {
    const rooms: Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>> = api;
    const [room = '', verb = ''] = operation.name.split('.');
    const { method = 'POST', path = `/${operation.path}` } =
      rooms[room]?.[verb]?.['~orpc'].route ?? {};
    const access = operationKeyAccess.get(operation.name);
    return { ...operation, method, restPath: path, access };
  });

  /** As the REST API has it: what stands in the path, and the rest in the query or the body. */
  function send(secret: string | null, { form, method, restPath }: (typeof addressed)[number]) {
    const input = { ...(form.build(() => NOBODYS) as Record<string, unknown> | undefined) };
    const path = restPath.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = textOf(input[name]);
      delete input[name];
      return encodeURIComponent(value);
    });
    const isGet = method === 'GET';
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(input))
      if (value !== undefined) asked.set(name, textOf(value));
    const query = isGet ? `?${asked.toString()}` : '';
    return new Visitor(site).send<Problem>(
      method,
      `/api${path}${query}`,
      isGet ? undefined : input,
      secret === null ? {} : { authorization: `Bearer ${secret}` },
    );
  }

  /** What each answer means to who asks by a key. */
  async function outcome(secret: string, operation: (typeof addressed)[number]): Promise<string> {
    const { status, body } = await send(secret, operation);
    if (status === 401) return 'key refused';
    if (status !== 403) return REACHED.has(status) ? 'reached' : `answered ${status}`;
    return REFUSALS.find(([, text]) => text.test(body.message))?.[0] ?? body.message;
  }

  it.each(addressed)('$name is reached as the map says ($access)', async (operation) => {
    const outcomes = {
      read: await outcome(read, operation),
      write: await outcome(write, operation),
      revoked: await outcome(revoked, operation),
    };
    expect(outcomes).toEqual({
      ...BY_ACCESS[operation.access ?? 'person'],
      revoked: 'key refused',
    });
    // Else the wrong keys of this test would be too many.
    site.clock.advance(MINUTE_MS);
  });

  it('knows every operation of the contract', () => {
    expect(new Set(operations.map(({ name }) => name))).toEqual(new Set(operationKeyAccess.keys()));
    expect(site.clock.nowMs()).toBeGreaterThan(TEST_NOW_MS);
  });
});
