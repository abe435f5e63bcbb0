import { randomUUID } from 'node:crypto';
import { RESET_LINK_PROBLEM } from '@belldesk/contract/product/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newResetLink } from '../../src/accounts/signIn/passwordReset.ts';
import type { MailPayload } from '../../src/jobs/mails.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { mailsOf, nameOf } from '../support/jobMails.ts';
import { type Site, startSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const RESET = '/api/account/password-reset';
const person = { name: 'Ada Bell', email: 'ada@example.com', password: 'the old password' };
const next = 'the new password';

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
  await owner.send('POST', '/api/auth/sign-up/email', person);
  // The link that confirms the address is another one.
  await site.sql('delete from outbox');
});

const ask = (email: string) => new Visitor(site).send('POST', RESET, { email });
const change = (token: string, newPassword = next) =>
  new Visitor(site).send('POST', `${RESET}/password`, { token, newPassword });
const holds = async (token: string) =>
  (await new Visitor(site).send('POST', `${RESET}/link`, { token })).body;
const signIn = async (password: string) => {
  const { email } = person;
  return (await new Visitor(site).send('POST', '/api/auth/sign-in/email', { email, password }))
    .status;
};
const queued = () =>
  site.sql<{ queue: string; payload: MailPayload<'password-reset'> }>(
    'select queue, payload from outbox order by id',
  );

/** Does the jobs that wait, as the worker would. @returns their mails */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async (mail) => void sent.push(mail), close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: null,
  });
  for (const { queue, payload } of await queued())
    if (nameOf({ queue, payload }) === 'password-reset')
      await handlers.mail({ ...payload, template: 'password-reset' }, randomUUID());
  await site.sql('delete from outbox');
  return sent;
}

async function mailedToken(): Promise<string> {
  expect((await ask(person.email)).status).toBe(200);
  const [mail] = await mails();
  return /reset-password#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no link';
}

describe('a forgotten password', () => {
  it('is replaced by a mailed link, and every session ends', async () => {
    const token = await mailedToken();
    expect(await holds(token)).toEqual({ holds: true });
    expect(await change(token)).toMatchObject({ status: 200, body: { changed: true } });
    const { body } = await owner.send('GET', '/api/account/session');
    expect(body).toEqual({ user: null, organisation: null, organisations: [] });
    expect([await signIn(person.password), await signIn(next)]).toEqual([401, 200]);
    const [told] = await mailsOf(site, ['password-changed']);
    expect(told).toMatchObject({ to: person.email, subject: 'Your Belldesk password was changed' });
    expect(told?.text).toContain('https://desk.example/sign-in#forgot-password');
  });

  it('is mailed to its address in text and HTML, and its link is kept nowhere', async () => {
    expect((await ask('ADA@Example.com')).status).toBe(200);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: person.email, subject: 'Reset your Belldesk password' });
    const link = /https:\/\/desk\.example\/reset-password#[\w-]{32}/;
    const [address = ''] = link.exec(mail?.text ?? '') ?? [];
    expect(mail?.html).toContain(`href="${address}"`);
    const [, token = ''] = address.split('#');
    expect(token).not.toBe('');
    expect(JSON.stringify(await site.sql('select * from verifications'))).not.toContain(token);
  });

  it('a link works once, also for two who come at the same moment', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([change(token, 'password of one'), change(token)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    expect(await change(token)).toMatchObject({
      status: 400,
      body: { message: RESET_LINK_PROBLEM },
    });
    expect(await holds(token)).toEqual({ holds: false });
  });

  it('a link holds for an hour', async () => {
    const token = await mailedToken();
    const startMs = site.clock.nowMs();
    site.clock.advance(60 * 60_000 - 1);
    expect(await holds(token)).toEqual({ holds: true });
    site.clock.advance(1);
    expect(site.clock.nowMs() - startMs).toBe(60 * 60_000);
    expect(await holds(token)).toEqual({ holds: false });
    expect((await change(token)).status).toBe(400);
    expect(await signIn(person.password)).toBe(200);
  });

  it('a newer link voids the one before', async () => {
    const earlier = await mailedToken();
    const later = await mailedToken();
    expect([await holds(earlier), await holds(later)]).toEqual([{ holds: false }, { holds: true }]);
  });

  it('of links made at the same moment one holds', async () => {
    const [user] = await site.sql<{ id: string }>('select id from users');
    const links = await Promise.all(
      [1, 2, 3, 4].map(() => newResetLink(site.deps, user?.id ?? null)),
    );
    const answers = await Promise.all(links.map((link) => holds(link?.token ?? '')));
    expect(answers.filter((answer) => answer.holds === true)).toHaveLength(1);
  });

  it.each(['', 'x', 'a'.repeat(32), "' or true --"])('the link %j is nobody’s', async (token) => {
    await mailedToken();
    expect(await holds(token)).toEqual({ holds: false });
    expect(await change(token)).toMatchObject({ body: { message: RESET_LINK_PROBLEM } });
  });

  it.each([
    ['1234567', 'Password must be at least 8 characters long'],
    ['x'.repeat(129), 'The password can have at most 128 characters'],
  ])('the new password %j is refused and the link still holds', async (password, message) => {
    const token = await mailedToken();
    expect(await change(token, password)).toMatchObject({ status: 400, body: { message } });
    expect(await holds(token)).toEqual({ holds: true });
  });
});

describe('who asks for a link', () => {
  it('is answered alike whether the address has an account or not, with as much work', async () => {
    const known = await ask(person.email);
    const unknown = await ask('nobody@example.com');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const [first, second, ...more] = await queued();
    expect(first?.payload.id).toEqual(expect.any(String));
    expect(second).toEqual({ queue: 'mail', payload: { template: 'password-reset', id: null } });
    expect(more).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter your email address'],
    ['ada', 'Please enter an email address, such as name@example.com'],
  ])('%j is told what is wrong', async (email, message) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { message } });
    expect(await queued()).toEqual([]);
  });

  it('again and again for one address waits, and learns nothing by it', async () => {
    const told = async (email: string) => {
      const answers = [];
      for (let time = 0; time < 6; time++) answers.push(await ask(email));
      return answers.map(({ status, body }) => [status, body]);
    };
    const known = await told(person.email);
    expect(known.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await told('nobody@example.com')).toEqual(known);
  });

  it('for many addresses from one connection waits, whatever address is claimed', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) {
      const headers = {
        'x-forwarded-for': `10.0.0.${i}`,
        'x-belldesk-client-address': `10.0.1.${i}`,
      };
      const email = `person${i}@example.com`;
      statuses.push((await new Visitor(site).send('POST', RESET, { email }, headers)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  it('cannot go around all this by the paths of the library', async () => {
    const { email } = person;
    for (const path of ['request-password-reset', 'reset-password', 'forget-password']) {
      const { status } = await new Visitor(site).send('POST', `/api/auth/${path}`, { email });
      expect([path, status]).toEqual([path, 404]);
    }
  });
});
