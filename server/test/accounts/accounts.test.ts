import type { SessionUser } from '@belldesk/contract/product/account';
import { SESSION_RENEWED_HEADER } from '@belldesk/contract/product/sessionRenewed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuth } from '../../src/accounts/signIn/auth.ts';
import { accountEvents } from '../../src/dependencies.ts';
import { readSession } from '../../src/sessions/readSession.ts';
import { matching } from '../support/matching.ts';
import { type Site, startSite } from '../support/site.ts';
import { signUp, Visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const person = { name: 'Ada Bell', email: 'ada@example.com', password: 'secret-1' };

async function whoIs(visitor: Visitor): Promise<SessionUser | null> {
  const answer = await visitor.send<{ user: SessionUser | null }>('GET', '/api/account/session');
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.user;
}

describe('accounts', () => {
  it('sign up, out and in again, with a cookie no script can read', async () => {
    const visitor = new Visitor(site);
    expect(await whoIs(visitor)).toBeNull();
    const made = await visitor.send('POST', '/api/auth/sign-up/email', person);
    expect(made.status).toBe(200);
    const cookie = made.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
    expect(await whoIs(visitor)).toMatchObject({
      email: person.email,
      fullName: 'Ada Bell',
      // The first account of an installation.
      role: 'operator',
      avatarUrl: null,
    });
    expect((await visitor.send('POST', '/api/auth/sign-out', {})).status).toBe(200);
    expect(await whoIs(visitor)).toBeNull();
    const { email, password } = person;
    expect(
      (await visitor.send('POST', '/api/auth/sign-in/email', { email, password })).status,
    ).toBe(200);
    expect((await whoIs(visitor))?.email).toBe(email);
  });

  it('a session holds over a restart of the process', async () => {
    const visitor = await signUp(site);
    const { db, clock, logger, sending } = site.deps;
    const next = createAuth({
      db,
      clock,
      logger,
      sending,
      events: accountEvents({ db, clock, operatorEmail: undefined }),
      secret: 'a'.repeat(43),
      publicUrl: 'http://localhost:3000',
    });
    const session = { auth: next, db, nowMs: Date.now() };
    const { user, setCookies } = await readSession(session, visitor.cookie);
    expect(user?.fullName).toBe('Ada Bell');
    expect(setCookies).toEqual([]);
  });

  it('a session of yesterday is renewed, one that ran out is taken away', async () => {
    const visitor = await signUp(site);
    const me = await whoIs(visitor);
    const endsIn = (text: string) =>
      site.sql(`update sessions set expires_at = now() + $1::interval where user_id = $2`, [
        text,
        me?.id,
      ]);
    await endsIn('28 days');
    const renewed = await visitor.send('GET', '/api/account/session');
    expect(renewed.headers.getSetCookie().join()).toContain('session_token=');
    expect(renewed.headers.get(SESSION_RENEWED_HEADER)).toBe('yes');
    const days = `select extract(day from expires_at - now())::int as days from sessions where user_id = $1`;
    expect(await site.sql(days, [me?.id])).toEqual([{ days: 29 }]);
    const after = await visitor.send('GET', '/api/account/session');
    expect([after.body.user, after.headers.get(SESSION_RENEWED_HEADER)]).toEqual([me, null]);
    await endsIn('-1 minute');
    const over = await visitor.send('GET', '/api/account/session');
    expect([over.body.user, over.headers.get(SESSION_RENEWED_HEADER)]).toEqual([null, null]);
  });

  it('a session signed out in one window is signed out in the other', async () => {
    const visitor = await signUp(site);
    const { cookie } = visitor;
    await visitor.send('POST', '/api/auth/sign-out', {});
    const other = await new Visitor(site).send('GET', '/api/account/session', undefined, {
      cookie,
    });
    expect(other.body).toEqual({ user: null, organisation: null, organisations: [] });
  });

  it.each([
    ['no name', { ...person, name: ' ' }, 'Please enter your full name'],
    [
      'a name too long',
      { ...person, name: 'x'.repeat(101) },
      'The name can have at most 100 characters',
    ],
    ['a name of wrong type', { ...person, name: 7 }, 'Please enter your full name'],
    ['no address', { ...person, email: '' }, 'Please enter your email address'],
    ['a broken address', { ...person, email: 'ada' }, /such as name@example.com/],
    ['a short password', { ...person, password: '12345' }, /at least 6 characters/],
    ['a long password', { ...person, password: 'x'.repeat(129) }, /at most 128 characters/],
    ['nothing', {}, /./],
  ])('sign up with %s is refused in words', async (_what, body, message) => {
    const { status, body: answer } = await new Visitor(site).send(
      'POST',
      '/api/auth/sign-up/email',
      body,
    );
    expect(status).toBe(400);
    expect(answer).toMatchObject({ message: matching(message) });
  });

  it('the same address signs up once', async () => {
    const again = await new Visitor(site).send('POST', '/api/auth/sign-up/email', person);
    // The page says by this code what to do next.
    const code = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL';
    expect(again).toMatchObject({ status: 422, body: { code } });
    const count = await site.sql<{ n: number }>(
      'select count(*)::int as n from users where email = $1',
      [person.email],
    );
    expect(count[0]?.n).toBe(1);
  });

  it('a wrong password and an unknown address are told apart by nobody', async () => {
    const visitor = new Visitor(site);
    const wrong = await visitor.send('POST', '/api/auth/sign-in/email', {
      email: person.email,
      password: 'not-it',
    });
    const unknown = await visitor.send('POST', '/api/auth/sign-in/email', {
      email: 'nobody@example.com',
      password: 'not-it',
    });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('nobody makes themselves an operator', async () => {
    const visitor = new Visitor(site);
    await visitor.send('POST', '/api/auth/sign-up/email', {
      ...person,
      email: 'climber@example.com',
      role: 'operator',
    });
    expect((await whoIs(visitor))?.role ?? 'none').not.toBe('operator');
  });

  it.each(['abc.def', `abc.${'A'.repeat(43)}=`, 'abc', '.', '%E0%A4%A', ''])(
    'a forged cookie %j is nobody',
    async (value) => {
      const visitor = new Visitor(site);
      const { body } = await visitor.send<{ user: unknown }>(
        'GET',
        '/api/account/session',
        undefined,
        {
          cookie: `belldesk.session_token=${value}`,
        },
      );
      expect(body.user).toBeNull();
    },
  );

  it('another site may not sign anyone in or change anything', async () => {
    const visitor = new Visitor(site);
    const headers = { origin: 'https://evil.example' };
    const signIn = await visitor.send('POST', '/api/auth/sign-in/email', person, headers);
    expect(signIn.status).toBe(403);
    expect((await visitor.send('POST', '/rpc/assistants/create', {}, headers)).status).toBe(403);
    const sameHost = await visitor.send('POST', '/api/auth/sign-in/email', person, {
      origin: site.url,
    });
    expect(sameHost.status).toBe(200);
  });

  it('whoever knocks too often waits, whatever address is claimed', async () => {
    await site.sql('delete from rate_limits');
    const statuses: number[] = [];
    for (let i = 0; i < 35; i++) {
      const { status } = await new Visitor(site).send(
        'POST',
        '/api/auth/sign-up/email',
        { email: 'no address' },
        { 'x-forwarded-for': `10.0.0.${i}`, 'x-belldesk-client-address': `10.0.1.${i}` },
      );
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
  });
});
