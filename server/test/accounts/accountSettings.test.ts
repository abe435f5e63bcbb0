import type { AccountSettings, SignedInDevice } from '@belldesk/contract/product/accountSettings';
import { EMAIL_LINK_PROBLEM } from '@belldesk/contract/product/accountSettings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { watch } from '../support/changes.ts';
import { mailsOf } from '../support/jobMails.ts';
import { type Site, startSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const person = { name: 'Ada Bell', email: 'ada@example.com', password: 'the password' };
const NEW = 'ada.bell@example.com';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let site: Site;
let owner: Visitor;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of [
    'organisations',
    'users',
    'verifications',
    'outbox',
    'visit_counts',
    'rate_limits',
  ])
    await site.sql(`delete from ${table}`);
  owner = new Visitor(site);
  await owner.send('POST', '/api/auth/sign-up/email', person, { 'user-agent': FIREFOX });
});

async function signIn(email = person.email, password = person.password): Promise<Visitor> {
  const visitor = new Visitor(site);
  const path = '/api/auth/sign-in/email';
  expect((await visitor.send('POST', path, { email, password })).status).toBe(200);
  return visitor;
}
const settings = async (visitor = owner) =>
  (await visitor.send<AccountSettings>('GET', '/api/account/settings')).body;
const isIn = async (visitor: Visitor) =>
  (await visitor.send<{ user: object | null }>('GET', '/api/account/session')).body.user !== null;
const devices = async (visitor = owner) =>
  (await visitor.send<SignedInDevice[]>('GET', '/api/account/devices')).body;
const askEmail = (email = NEW, currentPassword: string | undefined = person.password) =>
  owner.send('POST', '/api/account/email', { email, currentPassword });
const confirm = (token: string) =>
  new Visitor(site).send('POST', '/api/account/email/confirmation', { token });
const changePassword = (currentPassword: string, newPassword: string) =>
  owner.send('POST', '/api/account/password', { currentPassword, newPassword });

async function mailedToken(): Promise<string> {
  expect((await askEmail()).status).toBe(200);
  const [mail] = await mailsOf(site, ['email-change']);
  expect(mail?.to).toBe(NEW);
  expect(mail?.html).toContain('/confirm-email#');
  return /https:\/\/desk\.example\/confirm-email#(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no link';
}

describe('the name', () => {
  it('is changed, and read so', async () => {
    const { status, body } = await owner.send('PATCH', '/api/account/name', {
      fullName: ' Ada B. ',
    });
    expect([status, body.fullName]).toEqual([200, 'Ada B.']);
    expect((await settings()).fullName).toBe('Ada B.');
  });

  it.each([
    ['  ', 'Please enter your full name'],
    ['x'.repeat(101), 'The name can have at most 100 characters'],
  ])('%j is refused', async (fullName, message) => {
    const answer = await owner.send('PATCH', '/api/account/name', { fullName });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
});

describe('the address', () => {
  it('is changed once the link in its mail was followed, and the old one is told', async () => {
    const token = await mailedToken();
    expect(await settings()).toMatchObject({ email: person.email, pendingEmail: NEW });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: NEW } });
    expect(await settings()).toMatchObject({
      email: NEW,
      emailConfirmed: true,
      pendingEmail: null,
    });
    const [told] = await mailsOf(site, ['email-changed']);
    expect(told?.to).toBe(person.email);
    expect(told?.text).not.toContain(NEW);
    expect(told?.html).toContain('href="https://desk.example/contact"');
    await signIn(NEW);
    expect((await confirm(token)).body.message).toBe(EMAIL_LINK_PROBLEM);
  });

  it.each([
    ['not it', 'The current password is incorrect'],
    [undefined, 'Please enter your password'],
  ])('is asked for with the password, not with %j', async (currentPassword, message) => {
    const answer = await owner.send('POST', '/api/account/email', { email: NEW, currentPassword });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await settings()).pendingEmail).toBeNull();
  });

  it('stays where there is no password: an open browser would be enough to take the account', async () => {
    await site.sql(`update accounts set provider_id = 'google', password = null`);
    expect(await askEmail()).toMatchObject({
      status: 409,
      body: { message: 'Set a password before you change your email address' },
    });
    expect((await settings()).pendingEmail).toBeNull();
  });

  it('is mailed five times an hour, however many accounts ask for it', async () => {
    const ask = async (time: number) => {
      await site.sql('delete from rate_limits');
      const other = new Visitor(site);
      await other.send('POST', '/api/auth/sign-up/email', {
        ...person,
        email: `eve${time}@example.com`,
      });
      const body = { email: NEW, currentPassword: person.password };
      return (await other.send('POST', '/api/account/email', body)).status;
    };
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push(await ask(time));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('of somebody else is answered alike and mailed to nobody', async () => {
    const other = { ...person, email: NEW };
    await new Visitor(site).send('POST', '/api/auth/sign-up/email', other);
    expect((await askEmail()).status).toBe(200);
    expect(await mailsOf(site, ['email-change'])).toEqual([]);
  });

  it('that somebody took meanwhile stays theirs', async () => {
    const token = await mailedToken();
    await new Visitor(site).send('POST', '/api/auth/sign-up/email', { ...person, email: NEW });
    expect((await confirm(token)).status).toBe(409);
    expect((await settings()).email).toBe(person.email);
  });

  it('that somebody takes at the same moment stays theirs too', async () => {
    const token = await mailedToken();
    await new Visitor(site).send('POST', '/api/auth/sign-up/email', {
      ...person,
      email: 'bea@example.com',
    });
    const waiting = 'select 1 from pg_locks where not granted';
    const answer = await site.deps.db.transaction(async (tx) => {
      await tx.update(users).set({ email: NEW }).where(eq(users.email, 'bea@example.com'));
      const confirmed = confirm(token);
      // It has seen that nobody has the address, and waits for this change of it.
      await expect.poll(() => site.sql(waiting), { timeout: 10_000 }).not.toEqual([]);
      return { confirmed };
    });
    expect(await answer.confirmed).toMatchObject({
      status: 409,
      body: { message: 'Another account uses this email address' },
    });
  });

  it('a link holds an hour, and a newer one voids it', async () => {
    const earlier = await mailedToken();
    const later = await mailedToken();
    expect((await confirm(earlier)).status).toBe(400);
    site.clock.advance(60 * 60_000 - 1);
    expect(await settings()).toMatchObject({ pendingEmail: NEW });
    site.clock.advance(1);
    expect(await settings()).toMatchObject({ pendingEmail: null });
    expect((await confirm(later)).status).toBe(400);
  });

  it('two who follow the link at the same moment change it once', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  it.each(['', 'x', 'a.b', `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}.x`, "' or true --"])(
    'the link %j is nobody’s',
    async (token) => {
      await mailedToken();
      expect(await confirm(token)).toMatchObject({
        status: 400,
        body: { message: EMAIL_LINK_PROBLEM },
      });
    },
  );

  it('that waits is void once the password was changed: it may be somebody else’s wish', async () => {
    const token = await mailedToken();
    expect((await changePassword(person.password, 'a new password')).status).toBe(200);
    expect((await settings()).pendingEmail).toBeNull();
    expect((await confirm(token)).status).toBe(400);
    expect((await settings()).email).toBe(person.email);
  });

  it('that waits is void once the password was set anew by mail', async () => {
    const token = await mailedToken();
    await new Visitor(site).send('POST', '/api/account/password-reset', { email: person.email });
    const [mail] = await mailsOf(site, ['password-reset']);
    const reset = /reset-password#([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const body = { token: reset, newPassword: 'another password' };
    const path = '/api/account/password-reset/password';
    expect((await new Visitor(site).send('POST', path, body)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
  });
});

describe('the password', () => {
  it('is changed by who knows it, and every other device is signed out', async () => {
    const other = await signIn();
    expect((await changePassword(person.password, 'a new password')).status).toBe(200);
    expect([await isIn(owner), await isIn(other)]).toEqual([true, false]);
    await signIn(person.email, 'a new password');
    const told = await mailsOf(site, ['password-changed']);
    expect(told.map(({ to }) => to)).toEqual([person.email]);
    expect(told[0]?.html).toContain('https://desk.example/sign-in#forgot-password');
  });

  it('changed voids a mailed link for a new one', async () => {
    await new Visitor(site).send('POST', '/api/account/password-reset', { email: person.email });
    const [mail] = await mailsOf(site, ['password-reset']);
    const token = /reset-password#([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const holds = async () =>
      (await new Visitor(site).send('POST', '/api/account/password-reset/link', { token })).body;
    expect(await holds()).toEqual({ holds: true });
    expect((await changePassword(person.password, 'a new password')).status).toBe(200);
    expect(await holds()).toEqual({ holds: false });
  });

  it.each([
    ['not it', 'a new password', 'The current password is incorrect'],
    [person.password, '1234567', 'Password must be at least 8 characters long'],
  ])('%j to %j is refused and nobody is signed out', async (current, next, message) => {
    const other = await signIn();
    expect(await changePassword(current, next)).toMatchObject({ status: 400, body: { message } });
    expect(await isIn(other)).toBe(true);
  });

  it('cannot be guessed at from an open browser', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 12; time++)
      statuses.push((await changePassword(`guess ${time}`, 'a new password')).status);
    expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await changePassword(person.password, 'a new password')).status).toBe(429);
  });

  it('is set by a mailed link where the account has none', async () => {
    const ask = () => owner.send('POST', '/api/account/password/link', {});
    expect((await ask()).status).toBe(409);
    await site.sql(`update accounts set provider_id = 'google', password = null`);
    expect(await settings()).toMatchObject({ hasPassword: false, hasGoogle: true });
    expect((await changePassword('x', 'a new password')).status).toBe(409);
    expect((await ask()).status).toBe(200);
    const [mail] = await mailsOf(site, ['password-reset']);
    const token = /reset-password#([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const path = '/api/account/password-reset/password';
    const body = { token, newPassword: 'a first password' };
    expect((await new Visitor(site).send('POST', path, body)).status).toBe(200);
    await signIn(person.email, 'a first password');
  });
});

describe('signed-in devices', () => {
  it('are listed, the one that asks marked, without the secret of any', async () => {
    await signIn();
    const found = await devices();
    expect(found).toHaveLength(2);
    expect(found.find(({ isThis }) => isThis)).toMatchObject({
      name: 'Firefox on Windows',
      address: '127.0.0.1',
    });
    const tokens = await site.sql<{ token: string }>('select token from sessions');
    for (const { token } of tokens) expect(JSON.stringify(found)).not.toContain(token);
  });

  it('are seen again a minute later, and not noted at every request', async () => {
    const seen = async () =>
      (await site.sql<{ seen_at: Date }>('select seen_at from sessions'))[0]?.seen_at.getTime();
    const before = await seen();
    await isIn(owner);
    expect(await seen()).toBe(before);
    await site.sql(`update sessions set seen_at = now() - interval '61 seconds'`);
    await isIn(owner);
    expect(await seen()).toBeGreaterThanOrEqual(before ?? Number.NaN);
  });

  it('one is signed out, and one of somebody else is not there', async () => {
    const other = await signIn();
    const stranger = new Visitor(site);
    const body = { ...person, email: 'eve@example.com' };
    await stranger.send('POST', '/api/auth/sign-up/email', body);
    const id = (await devices()).find(({ isThis }) => !isThis)?.id;
    const path = `/api/account/devices/${id}`;
    expect((await stranger.send('DELETE', path)).status).toBe(404);
    expect(await isIn(other)).toBe(true);
    expect((await owner.send('DELETE', path)).status).toBe(200);
    expect([await isIn(other), await isIn(owner), await isIn(stranger)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await owner.send('DELETE', path)).status).toBe(404);
  });

  it('all others are signed out at once', async () => {
    const others = [await signIn(), await signIn()];
    const { body } = await owner.send('POST', '/api/account/devices/end-others', {});
    expect(body).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect(await devices()).toHaveLength(1);
  });

  it('hear at once that they were signed out, and nobody else does', async () => {
    const other = await signIn();
    const [mine, theirs] = await Promise.all(
      [owner, other].map((visitor) => watch(site, ['sessions'], visitor)),
    );
    const id = (await devices()).find(({ isThis }) => !isThis)?.id;
    await owner.send('DELETE', `/api/account/devices/${id}`);
    // It ends by itself.
    expect(await theirs?.text()).toContain('"ended":true');
    const reader = mine?.body?.getReader();
    await owner.send('POST', '/api/account/devices/end-others', {});
    await owner.send('POST', '/api/auth/sign-out', {});
    await site.sql(
      `select pg_notify('belldesk_changes', json_build_object('topic', 'sessions', 'userId', id)::text) from users`,
    );
    let heard = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      heard += Buffer.from(part.value as Uint8Array).toString();
    expect(heard.match(/"ended":true/g)).toHaveLength(1);
  });
});

it.each([
  ['GET', '/api/account/settings'],
  ['PATCH', '/api/account/name'],
  ['POST', '/api/account/email'],
  ['POST', '/api/account/password'],
  ['POST', '/api/account/password/link'],
  ['GET', '/api/account/devices'],
  ['DELETE', '/api/account/devices/0193b3c0-0000-7000-8000-000000000001'],
  ['POST', '/api/account/devices/end-others'],
])('%s %s is for those who are signed in', async (method, path) => {
  const bodies: Record<string, object> = {
    '/api/account/name': { fullName: 'Eve' },
    '/api/account/email': { email: NEW, currentPassword: 'x' },
    '/api/account/password': { currentPassword: 'x', newPassword: 'a new password' },
  };
  const body = method === 'GET' || method === 'DELETE' ? undefined : (bodies[path] ?? {});
  expect((await new Visitor(site).send(method, path, body)).status).toBe(401);
});
