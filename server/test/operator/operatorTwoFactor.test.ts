import type { AuditEntry, OperatorAccount } from '@belldesk/contract/product/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt, secretIn } from '../support/authenticatorApp.ts';
import { mailsOf } from '../support/jobMails.ts';
import { anId, OperatorConsole, type PageOf } from '../support/operatorConsole.ts';
import type { Site } from '../support/site.ts';
import { signUp, Visitor } from '../support/visitor.ts';

const password = 'secret-1';
const reason = 'Called back on the number of the business';

let desk: OperatorConsole;
let site: Site;

beforeAll(async () => {
  desk = await OperatorConsole.open();
  ({ site } = desk);
});
afterAll(() => site.stop());
beforeEach(() => desk.clear());

const who = async (visitor: Visitor) =>
  (
    await visitor.send<{ user: { id: string; email: string } | null }>(
      'GET',
      '/api/account/session',
    )
  ).body.user;

async function turnOn(visitor: Visitor) {
  const path = '/api/auth/two-factor';
  const { body } = await visitor.send<{ totpURI: string }>('POST', `${path}/enable`, { password });
  const code = codeAt(secretIn(body.totpURI));
  expect((await visitor.send('POST', `${path}/verify-totp`, { code })).status).toBe(200);
}

/** An owner with two-factor sign-in on; what was mailed of it is forgotten. */
async function guarded() {
  const owner = await signUp(site);
  const user = await who(owner);
  if (!user) throw new Error('nobody is signed in');
  await turnOn(owner);
  await desk.clear();
  return { owner, user };
}

async function signIn(email: string) {
  const visitor = new Visitor(site);
  const { body } = await visitor.send('POST', '/api/auth/sign-in/email', { email, password });
  return { isAskedForCode: body.twoFactorRedirect === true, user: await who(visitor) };
}

const turnOff = (visitor: Visitor, input: object) =>
  visitor.rpc('operator/turnOffTwoFactor', input);
const shown = async (email: string) =>
  (await desk.ask<PageOf<OperatorAccount>>('accounts', { search: email })).rows[0];
const log = async () => (await desk.ask<PageOf<AuditEntry>>('audit')).rows;
const waiting = () => site.sql('select queue from outbox');

describe('two-factor sign-in of an account that cannot get in', () => {
  it('is turned off, signs the account out everywhere, and is written down', async () => {
    const { owner, user } = await guarded();
    expect(await shown(user.email)).toMatchObject({ twoFactor: true, isYou: false });
    expect(await signIn(user.email)).toEqual({ isAskedForCode: true, user: null });

    expect((await turnOff(desk.operator, { userId: user.id, reason: ` ${reason} ` })).status).toBe(
      200,
    );
    expect(await who(owner)).toBeNull();
    expect(await site.sql('select 1 from two_factors where user_id = $1', [user.id])).toEqual([]);
    expect(await shown(user.email)).toMatchObject({ twoFactor: false });
    expect((await log())[0]).toMatchObject({
      action: 'turned-off-two-factor',
      accountEmail: user.email,
      subject: reason,
      operatorEmail: (await who(desk.operator))?.email,
    });
    expect(await signIn(user.email)).toMatchObject({
      isAskedForCode: false,
      user: { id: user.id },
    });
    expect(await who(desk.operator)).not.toBeNull();
  });

  it('its owner is told by mail that the operators did it, and not why', async () => {
    const { user } = await guarded();
    await turnOff(desk.operator, { userId: user.id, reason });
    const mails = await mailsOf(site, ['two-factor']);
    expect(mails).toMatchObject([
      { to: user.email, subject: 'We turned off two-factor sign-in for your account' },
    ]);
    for (const part of [mails[0]?.text, mails[0]?.html]) {
      expect(part?.replace(/\s+/g, ' ')).toContain(
        'The operators of Belldesk turned off two-factor',
      );
      expect(part).toContain('https://desk.example/sign-in#forgot-password');
      expect(part).not.toContain(reason);
    }
  });

  it('can be turned on again by its owner', async () => {
    const { user } = await guarded();
    await turnOff(desk.operator, { userId: user.id, reason });
    const owner = new Visitor(site);
    await owner.send('POST', '/api/auth/sign-in/email', { email: user.email, password });
    await turnOn(owner);
    expect(await signIn(user.email)).toEqual({ isAskedForCode: true, user: null });
  });

  it('is turned off once, also when it is pressed twice: one entry, one mail', async () => {
    const { user } = await guarded();
    const before = (await log()).length;
    const input = { userId: user.id, reason };
    const answers = await Promise.all([
      turnOff(desk.operator, input),
      turnOff(desk.operator, input),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await turnOff(desk.operator, input)).status).toBe(409);
    expect((await log()).length).toBe(before + 1);
    expect(await waiting()).toEqual([{ queue: 'mail' }]);
  });

  it('stays on when it cannot be written down', async () => {
    const { owner, user } = await guarded();
    await site.sql('alter table audit_log rename to audit_log_away');
    try {
      expect((await turnOff(desk.operator, { userId: user.id, reason })).status).toBe(500);
    } finally {
      await site.sql('alter table audit_log_away rename to audit_log');
    }
    expect((await who(owner))?.id).toBe(user.id);
    expect(await signIn(user.email)).toEqual({ isAskedForCode: true, user: null });
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['none', {}],
    ['an empty one', { reason: '  ' }],
    ['one of 201 characters', { reason: 'x'.repeat(201) }],
  ])('needs a reason: %s is refused', async (_name, given) => {
    const { owner, user } = await guarded();
    expect((await turnOff(desk.operator, { userId: user.id, ...given })).status).toBe(400);
    expect((await who(owner))?.id).toBe(user.id);
    expect((await shown(user.email))?.twoFactor).toBe(true);
  });

  it('takes a reason of 200 characters', async () => {
    const { user } = await guarded();
    const input = { userId: user.id, reason: 'x'.repeat(200) };
    expect((await turnOff(desk.operator, input)).status).toBe(200);
  });

  it('is not there for owners, also not for their own account', async () => {
    const { owner, user } = await guarded();
    const other = await signUp(site);
    for (const visitor of [owner, other])
      expect((await turnOff(visitor, { userId: user.id, reason })).status).toBe(404);
    expect((await turnOff(new Visitor(site), { userId: user.id, reason })).status).toBe(401);
    const path = `/api/operator/accounts/${user.id}/two-factor/turn-off`;
    expect((await other.send('POST', path, { reason })).status).toBe(404);
    expect((await shown(user.email))?.twoFactor).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('is refused for an account that has it off, is not there, or is the own one', async () => {
    const off = await who(await signUp(site));
    const own = await who(desk.operator);
    await turnOn(desk.operator);
    await desk.clear();
    expect(await shown(own?.email ?? '')).toMatchObject({ twoFactor: true, isYou: true });
    const before = (await log()).length;
    const statuses: number[] = [];
    for (const userId of [off?.id, anId, own?.id])
      statuses.push((await turnOff(desk.operator, { userId, reason })).status);
    expect(statuses).toEqual([409, 404, 409]);
    expect((await log()).length).toBe(before);
    expect((await shown(own?.email ?? ''))?.twoFactor).toBe(true);
    expect(await waiting()).toEqual([]);
  });
});
