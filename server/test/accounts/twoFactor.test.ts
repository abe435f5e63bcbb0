import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt, secretIn } from '../support/authenticatorApp.ts';
import { mailsOf } from '../support/jobMails.ts';
import { type Site, startSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const person = { name: 'Ada Bell', email: 'ada@example.com', password: 'the password' };

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
});

const isIn = async (visitor: Visitor) =>
  (await visitor.send<{ user: object | null }>('GET', '/api/account/session')).body.user !== null;
const isOn = async () =>
  (await owner.send<{ twoFactor: boolean }>('GET', '/api/account/settings')).body.twoFactor;
/** As if half a minute and more had gone by: no code was taken yet. */
const later = () => site.sql('update two_factors set last_step = null');

interface Enabled {
  readonly totpURI: string;
  readonly backupCodes: string[];
}

const enable = (password = person.password) =>
  owner.send<Enabled>('POST', '/api/auth/two-factor/enable', { password });
const verify = (visitor: Visitor, code: string) =>
  visitor.send('POST', '/api/auth/two-factor/verify-totp', { code });
const useBackup = (visitor: Visitor, code: string) =>
  visitor.send('POST', '/api/auth/two-factor/verify-backup-code', { code });

async function turnOn() {
  const { status, body } = await enable();
  expect(status).toBe(200);
  const secret = secretIn(body.totpURI);
  expect((await verify(owner, codeAt(secret))).status).toBe(200);
  await later();
  return { secret, backupCodes: body.backupCodes };
}

async function firstStep(password = person.password) {
  const visitor = new Visitor(site);
  const { email } = person;
  const answer = await visitor.send('POST', '/api/auth/sign-in/email', { email, password });
  return { visitor, answer };
}

describe('turning it on', () => {
  it('takes the password and a code of the app; before that nothing is asked of anybody', async () => {
    expect((await enable('not it')).status).toBe(400);
    const { body } = await enable();
    expect(body.totpURI).toMatch(/^otpauth:\/\/totp\/Belldesk/);
    expect(body.backupCodes).toHaveLength(10);
    expect(await isOn()).toBe(false);
    expect(await isIn((await firstStep()).visitor)).toBe(true);
    expect((await verify(owner, '000000')).status).toBe(401);
    expect(await isOn()).toBe(false);
  });

  it('keeps secret and codes sealed', async () => {
    const { secret, backupCodes } = await turnOn();
    expect(await isOn()).toBe(true);
    const kept = JSON.stringify(await site.sql('select * from two_factors'));
    for (const word of [secret, ...backupCodes]) expect(kept).not.toContain(word);
  });

  it('does not let the password be guessed at', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 12; time++) statuses.push((await enable(`guess ${time}`)).status);
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await enable()).status).toBe(429);
  });

  it('counts guesses whatever else stands beside them', async () => {
    const path = '/api/auth/two-factor/enable';
    const body = { password: 'guess', trustDevice: 'no', code: 1 };
    const answer = await owner.send('POST', path, body);
    expect(answer.status).toBe(400);
    expect(answer.body).not.toMatchObject({ code: 'INVALID_PASSWORD' });
  });
});

describe('its owner', () => {
  const told = () => mailsOf(site, ['two-factor']);
  const path = '/api/auth/two-factor';
  const { password } = person;

  it('is told by mail that it was turned on, once, and of nothing that was only tried', async () => {
    await enable('not it');
    const { body } = await enable();
    const secret = secretIn(body.totpURI);
    await verify(owner, '000000');
    expect(await told()).toEqual([]);
    await verify(owner, codeAt(secret));
    const mails = await told();
    expect(mails.map(({ to }) => to)).toEqual([person.email]);
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = mails;
    expect(subject).toBe('Two-factor sign-in was turned on');
    for (const part of [text, html])
      expect(part).toContain('https://desk.example/sign-in#forgot-password');
    for (const word of [secret, password, ...body.backupCodes])
      expect(`${text}${html}`).not.toContain(word);
  });

  it('is told of no code that was shown, signing in or signed in', async () => {
    const { secret, backupCodes } = await turnOn();
    await told();
    const { visitor } = await firstStep();
    expect((await verify(visitor, codeAt(secret))).status).toBe(200);
    expect((await verify(visitor, codeAt(secret, 1))).status).toBe(200);
    const another = await firstStep();
    expect((await useBackup(another.visitor, backupCodes[0] ?? '')).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  it('is told by mail that it was turned off', async () => {
    await turnOn();
    await told();
    await owner.send('POST', `${path}/disable`, { password: 'not it' });
    expect(await told()).toEqual([]);
    await owner.send('POST', `${path}/disable`, { password });
    const mails = await told();
    expect(mails).toMatchObject([
      { to: person.email, subject: 'Two-factor sign-in was turned off' },
    ]);
    for (const part of [mails[0]?.text, mails[0]?.html])
      expect(part).toContain('https://desk.example/sign-in#forgot-password');
  });

  it('is not told that something was turned off that was never on', async () => {
    await enable();
    expect((await owner.send('POST', `${path}/disable`, { password })).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  it('is told by mail of new backup codes, and not which', async () => {
    await turnOn();
    await told();
    await owner.send('POST', `${path}/generate-backup-codes`, { password: 'not it' });
    expect(await told()).toEqual([]);
    const { body } = await owner.send<Enabled>('POST', `${path}/generate-backup-codes`, {
      password,
    });
    const mails = await told();
    expect(mails).toMatchObject([
      { to: person.email, subject: 'New Belldesk backup codes were created' },
    ]);
    const whole = `${mails[0]?.text}${mails[0]?.html}`;
    expect(whole).toContain('https://desk.example/sign-in#forgot-password');
    expect(body.backupCodes).toHaveLength(10);
    for (const code of body.backupCodes) expect(whole).not.toContain(code);
  });
});

describe('signing in with it', () => {
  it('takes the password and then a code', async () => {
    const { secret } = await turnOn();
    const { visitor, answer } = await firstStep();
    expect(answer.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    expect(await isIn(visitor)).toBe(false);
    expect((await verify(visitor, codeAt(secret))).status).toBe(200);
    expect(await isIn(visitor)).toBe(true);
  });

  it('a wrong password tells nothing of it', async () => {
    const told = async () => (await firstStep('not it')).answer;
    const before = await told();
    await turnOn();
    const after = await told();
    expect([after.status, after.body]).toEqual([before.status, before.body]);
  });

  it('takes each code of the app once, also for two who come at the same moment', async () => {
    const { secret } = await turnOn();
    const code = codeAt(secret);
    const [one, two] = [await firstStep(), await firstStep()];
    const answers = await Promise.all([verify(one.visitor, code), verify(two.visitor, code)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    const again = await firstStep();
    expect((await verify(again.visitor, code)).status).toBe(401);
    expect((await verify(again.visitor, codeAt(secret, -1))).status).toBe(401);
    expect((await verify(again.visitor, codeAt(secret, 1))).status).toBe(200);
  });

  it('does not take the code that turned it on', async () => {
    const { body } = await enable();
    const secret = secretIn(body.totpURI);
    const code = codeAt(secret);
    await verify(owner, code);
    const { visitor } = await firstStep();
    expect((await verify(visitor, code)).status).toBe(401);
  });

  it('takes each backup code once', async () => {
    const { backupCodes } = await turnOn();
    const [code = '', other = ''] = backupCodes;
    const { visitor } = await firstStep();
    expect((await useBackup(visitor, code)).status).toBe(200);
    expect(await isIn(visitor)).toBe(true);
    const again = await firstStep();
    expect((await useBackup(again.visitor, code)).status).toBe(401);
    expect((await useBackup(again.visitor, other)).status).toBe(200);
  });

  it('takes a backup code once, also for two who come at the same moment', async () => {
    const { backupCodes } = await turnOn();
    const two = await Promise.all([firstStep(), firstStep()]);
    const answers = await Promise.all(
      two.map(({ visitor }) => useBackup(visitor, backupCodes[0] ?? '')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('new backup codes void the old ones', async () => {
    const { backupCodes } = await turnOn();
    const path = '/api/auth/two-factor/generate-backup-codes';
    expect((await owner.send('POST', path, { password: 'not it' })).status).toBe(400);
    const { body } = await owner.send<Enabled>('POST', path, { password: person.password });
    const { visitor } = await firstStep();
    expect((await useBackup(visitor, backupCodes[0] ?? '')).status).toBe(401);
    expect((await useBackup(visitor, body.backupCodes[0] ?? '')).status).toBe(200);
  });

  it('lets five wrong codes be tried with one password, and ten in a row of the account', async () => {
    const { secret } = await turnOn();
    const wrong = async () => {
      const { visitor } = await firstStep();
      const statuses: number[] = [];
      for (let time = 0; time < 5; time++) statuses.push((await verify(visitor, '000000')).status);
      return { visitor, statuses };
    };
    const first = await wrong();
    expect(first.statuses).toEqual([401, 401, 401, 401, 401]);
    expect((await verify(first.visitor, codeAt(secret))).status).toBe(400);
    await later();
    await wrong();
    const { visitor } = await firstStep();
    expect((await verify(visitor, codeAt(secret))).status).toBe(429);
    expect(await isIn(visitor)).toBe(false);
  });

  it('spares no device the code', async () => {
    const { secret } = await turnOn();
    const { visitor } = await firstStep();
    const path = '/api/auth/two-factor/verify-totp';
    const body = { code: codeAt(secret), trustDevice: true };
    expect((await visitor.send('POST', path, body)).status).toBe(400);
  });

  it('takes no request that is not as agreed: it would go past what is looked at', async () => {
    const { secret } = await turnOn();
    const path = '/api/auth/two-factor/verify-totp';
    for (const odd of [
      { password: 1 },
      { disableSession: 'no' },
      { trustDevice: true, password: 1 },
    ]) {
      const { visitor } = await firstStep();
      const answer = await visitor.send('POST', path, { code: codeAt(secret), ...odd });
      expect(answer.status).toBe(400);
      expect(await isIn(visitor)).toBe(false);
    }
  });

  it('a code without a password opens nothing', async () => {
    const { secret, backupCodes } = await turnOn();
    const visitor = new Visitor(site);
    expect((await verify(visitor, codeAt(secret))).status).toBe(401);
    expect((await useBackup(visitor, backupCodes[0] ?? '')).status).toBe(401);
  });

  it.each(['send-otp', 'verify-otp', 'get-totp-uri'])(
    '%s of the library is closed',
    async (name) => {
      expect((await owner.send('POST', `/api/auth/two-factor/${name}`, {})).status).toBe(404);
    },
  );
});

describe('turning it off', () => {
  it('takes the password', async () => {
    await turnOn();
    const off = (password: string) =>
      owner.send('POST', '/api/auth/two-factor/disable', { password });
    expect((await off('not it')).status).toBe(400);
    expect((await off(person.password)).status).toBe(200);
    expect(await isOn()).toBe(false);
    expect(await isIn((await firstStep()).visitor)).toBe(true);
  });

  async function resetByMail(): Promise<void> {
    const { email } = person;
    await new Visitor(site).send('POST', '/api/account/password-reset', { email });
    const [mail] = await mailsOf(site, ['password-reset']);
    const token = /reset-password#([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const body = { token, newPassword: person.password };
    const path = '/api/account/password-reset/password';
    expect((await new Visitor(site).send('POST', path, body)).status).toBe(200);
  }

  it('happens by a mailed password where the address was never confirmed: a stranger may have set it up', async () => {
    await turnOn();
    await resetByMail();
    expect(await isIn((await firstStep()).visitor)).toBe(true);
    expect(await mailsOf(site, ['two-factor'])).toMatchObject([
      { to: person.email, subject: 'Two-factor sign-in was turned off' },
    ]);
  });

  it('does not happen by a mailed password where it was: the mailbox alone opens nothing', async () => {
    await turnOn();
    await site.sql('update users set email_verified = true');
    await resetByMail();
    const { visitor, answer } = await firstStep();
    expect(answer.body.twoFactorRedirect).toBe(true);
    expect(await isIn(visitor)).toBe(false);
    expect(await mailsOf(site, ['two-factor'])).toEqual([]);
  });
});
