import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, startSite, usualLimits } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const HOUR_MS = 60 * 60_000;

let site: Site;
beforeAll(async () => {
  site = await startSite({ sending: usualLimits, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.sql('delete from visit_counts');
  await site.sql('truncate users cascade');
});

let people = 0;
const ask = (address: string, email = `person${++people}@example.com`) =>
  new Visitor(site).send(
    'POST',
    '/api/auth/sign-up/email',
    { name: 'Ada Bell', email, password: 'the password' },
    { 'x-forwarded-for': address },
  );
async function signUp(address: string, email?: string) {
  // The library's own limit, by the minute, is another one.
  await site.sql('delete from rate_limits');
  return ask(address, email);
}
const statusesOf = async (count: number, addressOf: (index: number) => string) => {
  const counts: Record<number, number> = {};
  for (let index = 0; index < count; index++) {
    const { status } = await signUp(addressOf(index));
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

/** Each account costs a hash that is meant to be slow. */
const patient = { timeout: 90_000 } as const;

describe('new accounts of one address', patient, () => {
  it('are ten in an hour; then it is told when it goes on, and goes on then', async () => {
    expect(await statusesOf(10, () => '192.0.2.1')).toEqual({ 200: 10 });
    site.clock.advance(HOUR_MS / 2);
    const refused = await signUp('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe(
      'Too many accounts were created from your network. Please try again in 30 minutes.',
    );
    expect(refused.headers.get('retry-after')).toBe('1800');
    expect((await signUp('192.0.2.2')).status).toBe(200);
    site.clock.advance(HOUR_MS / 2);
    expect((await signUp('192.0.2.1')).status).toBe(200);
  });

  it('are thirty in a day, however they are spread', async () => {
    for (let hour = 0; hour < 3; hour++) {
      expect(await statusesOf(10, () => '192.0.2.1')).toEqual({ 200: 10 });
      site.clock.advance(HOUR_MS);
    }
    const refused = await signUp('192.0.2.1');
    expect(refused.body.message).toContain('Please try again in 21 hours.');
    site.clock.advance(21 * HOUR_MS);
    expect((await signUp('192.0.2.1')).status).toBe(200);
  });

  it('are counted for the /64 network of IPv6', async () => {
    const counts = await statusesOf(15, (index) => `2001:db8:1:2::${index + 1}`);
    expect(counts).toEqual({ 200: 10, 429: 5 });
    expect((await signUp('2001:db8:1:3::1')).status).toBe(200);
  });

  it('are ten also where all come at the same moment', async () => {
    await site.sql('delete from rate_limits');
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask('192.0.2.1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const [row] = await site.sql<{ count: number }>('select count(*)::int as count from users');
    expect(row?.count).toBe(10);
  });
});

it('a sign-up that makes no account does not count', patient, async () => {
  await signUp('203.0.113.1', 'taken@example.com');
  for (let time = 0; time < 12; time++)
    expect((await signUp('192.0.2.1', 'taken@example.com')).status).toBe(422);
  expect((await signUp('192.0.2.1')).status).toBe(200);
});

it('an account keeps of its address a hash alone', async () => {
  await signUp('192.0.2.1');
  await signUp('192.0.2.1');
  await signUp('192.0.2.2');
  const rows = await site.sql<{ source: string }>(
    'select sign_up_source as source from users order by created_at, id',
  );
  const [first, second, other] = rows.map(({ source }) => source);
  expect(first).toBe(second);
  expect(other).not.toBe(first);
  expect(first).toMatch(/^[\w-]{43}$/);
});
