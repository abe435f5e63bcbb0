import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const person = { name: 'Ada Bell', email: 'ada@example.com', password: 'the password' };

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await new Visitor(site).send('POST', '/api/auth/sign-up/email', person);
});
afterAll(() => site.stop());
beforeEach(() => site.sql('delete from visit_counts'));

let tries = 0;
const signIn = (email: string, password: string, path = '/api/auth/sign-in/email') => {
  const claimed = `10.${++tries % 250}.0.1`;
  const headers = {
    'x-forwarded-for': claimed,
    'x-real-ip': claimed,
    forwarded: `for=${claimed}`,
    'x-belldesk-client-address': claimed,
  };
  return new Visitor(site).send('POST', path, { email, password }, headers);
};
const statusOf = async (email: string, password = 'not it') =>
  (await signIn(email, password)).status;

/** Tries one after the other, in rows of `together` at the same moment. @returns how often which status came */
async function count(attempts: number, emailOf: (index: number) => string, together: number) {
  const counts: Record<number, number> = {};
  for (let from = 0; from < attempts; from += together) {
    const row = Array.from({ length: together }, (_, index) => statusOf(emailOf(from + index)));
    for (const status of await Promise.all(row)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** A thousand requests, on a machine that has other work. */
const patient = { timeout: 90_000 } as const;

describe('of 1,000 tries', patient, () => {
  it.each([person.email, 'nobody@example.com'])(
    'at the account %s five passwords are looked at, whatever address is claimed',
    async (email) => {
      expect(await count(1_000, () => email, 50)).toEqual({ 401: 5, 429: 995 });
      expect(await statusOf(email.toUpperCase())).toBe(429);
    },
  );

  it('at as many accounts from one connection twenty are', async () => {
    const counts = await count(1_000, (index) => `person${index}@example.com`, 50);
    expect(counts).toEqual({ 401: 20, 429: 980 });
  });
});

describe('whoever fails', () => {
  it('waits twice as long each time, up to fifteen minutes, and even the right password does', async () => {
    for (let time = 0; time < 5; time++) expect(await statusOf(person.email)).toBe(401);
    const texts: unknown[] = [];
    for (const waitSeconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      site.clock.advance(waitSeconds * 1_000 - 1);
      const early = await signIn(person.email, person.password);
      expect([waitSeconds, early.status]).toEqual([waitSeconds, 429]);
      site.clock.advance(1);
      expect([waitSeconds, await statusOf(person.email)]).toEqual([waitSeconds, 401]);
      texts.push((await signIn(person.email, person.password)).body.message);
    }
    expect(texts[0]).toBe('Too many sign-in attempts. Please try again in 2 seconds.');
    expect(texts.at(-1)).toBe('Too many sign-in attempts. Please try again in 15 minutes.');
    site.clock.advance(900_000);
    expect(await statusOf(person.email, person.password)).toBe(200);
    for (let time = 0; time < 3; time++) expect(await statusOf(person.email)).toBe(401);
  });

  it('is told the same of an address that has an account and of one that has none', async () => {
    const told = async (email: string) => {
      const answers = [];
      for (let time = 0; time < 7; time++) answers.push(await signIn(email, 'not it'));
      return answers.map(({ status, body }) => [status, body]);
    };
    expect(await told('nobody@example.com')).toEqual(await told(person.email));
  });

  it('and comes back after a day begins anew', async () => {
    for (let time = 0; time < 6; time++) await statusOf(person.email);
    site.clock.advance(25 * 60 * 60_000);
    for (let time = 0; time < 5; time++) expect(await statusOf(person.email)).toBe(401);
  });

  it.each(['/api/auth/sign-in/email/', '/api/auth//sign-in/email', '/api/auth/sign-in/%65mail'])(
    'finds no way around by %s',
    async (path) => {
      for (let time = 0; time < 6; time++) await statusOf(person.email);
      expect((await signIn(person.email, person.password, path)).status).not.toBe(200);
    },
  );
});

it('whoever succeeds costs the others of the connection nothing', async () => {
  for (let time = 0; time < 25; time++) {
    expect(await statusOf(person.email, person.password)).toBe(200);
  }
});

describe('an owner whom somebody else tries to keep out', patient, () => {
  /** From addresses of their own, as a trusted proxy tells them. */
  let proxied: Site;
  const owner = { name: 'Olivia Owner', email: 'olivia@example.com', password: 'the password' };
  beforeAll(async () => {
    proxied = await startSite({ trustedProxies: ['127.0.0.1'] });
  });
  afterAll(() => proxied.stop());
  beforeEach(async () => {
    await proxied.sql('delete from visit_counts');
    await proxied.sql('truncate users cascade');
  });

  const from = (address: string, visitor = new Visitor(proxied)) => ({
    visitor,
    signUp: () =>
      visitor.send('POST', '/api/auth/sign-up/email', owner, { 'x-forwarded-for': address }),
    signIn: async (password: string) =>
      (
        await visitor.send(
          'POST',
          '/api/auth/sign-in/email',
          { email: owner.email, password },
          { 'x-forwarded-for': address },
        )
      ).status,
  });
  const attacker = '198.51.100.7';
  /** One wrong try a second, for so long. */
  async function attack(seconds: number, address = attacker) {
    for (let second = 0; second < seconds; second++) {
      await from(address).signIn('a wrong one');
      proxied.clock.advance(1_000);
    }
  }

  it('gets in from another address, known or not, while it goes on', async () => {
    await from('192.0.2.1').signUp();
    await attack(40);
    expect(await from(attacker).signIn(owner.password)).toBe(429);
    expect(await from('192.0.2.1').signIn(owner.password)).toBe(200);
    expect(await from('192.0.2.99').signIn(owner.password)).toBe(200);
  });

  it('still does after hours of it', async () => {
    await from('192.0.2.1').signUp();
    // As often as the rule lets it: every quarter of an hour.
    await attack(40);
    for (let quarter = 0; quarter < 30; quarter++) {
      proxied.clock.advance(15 * 60_000);
      await from(attacker).signIn('a wrong one');
    }
    expect(await from('192.0.2.99').signIn(owner.password)).toBe(200);
  });

  it('gets in from the very same connection with a browser that has signed in before', async () => {
    const browser = new Visitor(proxied);
    await from(attacker, browser).signUp();
    await attack(40);
    expect(await from(attacker).signIn(owner.password)).toBe(429);
    expect(await from(attacker, browser).signIn(owner.password)).toBe(200);
  });

  it('gets in from a network seen before while strangers of many addresses are slowed down', async () => {
    await from('192.0.2.1').signUp();
    for (let one = 1; one <= 20; one++)
      expect(await from(`198.51.100.${one}`).signIn('a wrong one')).toBe(401);
    expect(await from('198.51.100.21').signIn('a wrong one')).toBe(429);
    expect(await from('198.51.100.22').signIn(owner.password)).toBe(429);
    expect(await from('192.0.2.1').signIn(owner.password)).toBe(200);
    // That the owner has come makes it no easier for strangers.
    expect(await from('198.51.100.23').signIn('a wrong one')).toBe(429);
  });

  it('whose browser it is has five tries of its own, and no more', async () => {
    const browser = new Visitor(proxied);
    await from('192.0.2.1', browser).signUp();
    for (let time = 0; time < 5; time++)
      expect(await from('192.0.2.1', browser).signIn('not it')).toBe(401);
    expect(await from('192.0.2.1', browser).signIn(owner.password)).toBe(429);
  });

  it('a device cookie that was made up, or is of another account, is none', async () => {
    await from('192.0.2.1').signUp();
    const other = new Visitor(proxied);
    await other.send(
      'POST',
      '/api/auth/sign-up/email',
      { ...owner, email: 'other@example.com' },
      { 'x-forwarded-for': '203.0.113.5' },
    );
    await attack(10, '203.0.113.5');
    expect(await from('203.0.113.5', other).signIn(owner.password)).toBe(429);
    const forged = await new Visitor(proxied).send(
      'POST',
      '/api/auth/sign-in/email',
      { email: owner.email, password: owner.password },
      { 'x-forwarded-for': '203.0.113.5', cookie: 'belldesk.device=abc.def' },
    );
    expect(forged.status).toBe(429);
  });
});

describe('a sign-up', () => {
  const signUp = (email: string) =>
    new Visitor(site).send('POST', '/api/auth/sign-up/email', { ...person, email });
  // The library's own limit is another one.
  beforeEach(() => site.sql('delete from rate_limits'));

  it('does not tell which of many addresses have an account: who fails waits longer and longer', async () => {
    for (let time = 0; time < 20; time++) expect((await signUp(person.email)).status).toBe(422);
    expect(await signUp('nobody@example.com')).toMatchObject({
      status: 429,
      body: { message: 'Too many sign-up attempts. Please try again in 1 second.' },
    });
    site.clock.advance(1_000);
    expect((await signUp(person.email)).status).toBe(422);
    site.clock.advance(1_999);
    expect((await signUp(person.email)).status).toBe(429);
  });

  it('that succeeds costs the others of the connection nothing', async () => {
    for (let time = 0; time < 22; time++)
      expect((await signUp(`new${time}@example.com`)).status).toBe(200);
  });
});
