import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const RESET = '/api/account/password-reset';
const LIMIT = 20;

let site: Site;
const open = async (trustedProxies?: readonly string[]) => {
  site = await startSite(trustedProxies ? { trustedProxies } : {});
};
afterEach(() => site.stop());

let asked = 0;
/** Asks once as a proxy hands it on. @returns the status */
async function ask(forwardedFor: string): Promise<number> {
  const body = { email: `person${++asked}@example.com` };
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await new Visitor(site).send('POST', RESET, body, headers)).status;
}
async function askOften(forwardedFor: (time: number) => string): Promise<number> {
  let answered = 0;
  for (let time = 0; time < LIMIT + 3; time++)
    if ((await ask(forwardedFor(time))) === 200) answered += 1;
  return answered;
}
const addressKept = async (forwardedFor: string) => {
  const person = { name: 'Ada', email: `ada${++asked}@example.com`, password: 'the password' };
  const visitor = new Visitor(site);
  const headers = { 'x-forwarded-for': forwardedFor };
  await visitor.send('POST', '/api/auth/sign-up/email', person, headers);
  const [device] = (await visitor.send<{ address: string }[]>('GET', '/api/account/devices')).body;
  return device?.address;
};

describe('behind a proxy that is trusted', () => {
  beforeEach(() => open(['127.0.0.1', '10.0.0.0/8']));

  it('each visitor has a limit of their own', async () => {
    expect(await askOften(() => '192.0.2.1')).toBe(LIMIT);
    expect(await ask('192.0.2.1')).toBe(429);
    expect(await ask('192.0.2.2')).toBe(200);
  });

  it('who has a whole network of IPv6 has one limit for all of it', async () => {
    expect(await askOften((time) => `2001:db8:1:2::${time.toString(16)}`)).toBe(LIMIT);
    expect(await ask('2001:db8:1:2:ffff::')).toBe(429);
    expect(await ask('2001:db8:1:3::')).toBe(200);
  });

  it('nor does one with a network of IPv6 learn of many addresses who has an account', async () => {
    const person = { name: 'Ada', email: 'ada@example.com', password: 'the password' };
    const signUp = async (address: string) =>
      (
        await new Visitor(site).send('POST', '/api/auth/sign-up/email', person, {
          'x-forwarded-for': address,
        })
      ).status;
    expect(await signUp('2001:db8:9:9::')).toBe(200);
    const statuses: number[] = [];
    for (let time = 1; time <= 22; time++)
      statuses.push(await signUp(`2001:db8:1:2::${time.toString(16)}`));
    expect(statuses.slice(0, 20).every((status) => status === 422)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
  });

  it('what a visitor writes into the header is no way around it', async () => {
    expect(await askOften((time) => `203.0.113.${time}, 192.0.2.1`)).toBe(LIMIT);
    expect(await ask('192.0.2.2, 192.0.2.1')).toBe(429);
    expect(await ask('10.0.0.7, 192.0.2.1')).toBe(429);
  });

  it('a proxy before the proxy is looked through when it is trusted as well', async () => {
    expect(await askOften((time) => `203.0.113.${time}, 192.0.2.1, 10.1.2.3`)).toBe(LIMIT);
    expect(await ask('192.0.2.2, 10.1.2.3')).toBe(200);
  });

  it('an address that is none counts as the proxy itself', async () => {
    expect(await askOften((time) => `192.0.2.1, unknown${time}`)).toBe(LIMIT);
  });

  it('the address is that of the visitor in the list of devices too', async () => {
    expect(await addressKept('203.0.113.9, 192.0.2.1')).toBe('192.0.2.1');
  });

  it('the numbers of the process are not for those beyond the proxy', async () => {
    const metrics = (headers: Record<string, string>) =>
      new Visitor(site).send('GET', '/metrics', undefined, headers);
    expect((await metrics({})).status).toBe(200);
    expect((await metrics({ 'x-forwarded-for': '192.0.2.1' })).status).not.toBe(200);
    expect((await metrics({ 'x-forwarded-for': '127.0.0.1, 192.0.2.1' })).status).not.toBe(200);
  });
});

describe.each([[undefined], [['192.0.2.200', '2001:db8::/32']]])(
  'where the one who asks is not among the trusted (%j)',
  (trusted) => {
    beforeEach(() => open(trusted));

    it('the header counts for nothing', async () => {
      expect(await askOften((time) => `192.0.2.${time}`)).toBe(LIMIT);
      expect(await ask('192.0.2.250, 192.0.2.200')).toBe(429);
      expect(await addressKept('192.0.2.1')).toBe('127.0.0.1');
    });
  },
);
