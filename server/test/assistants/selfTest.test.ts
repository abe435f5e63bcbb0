import type { SelfTestReport } from '@belldesk/contract/voice/selfTest';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { watchSelfTest } from '../../src/operator/selfTest/watch.ts';
import { type Site, startSite } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.sql('delete from outbox'));

const failing: SelfTestReport = {
  lastAtMs: 1_795_000_600_000,
  failedInARow: 2,
  failingSinceMs: 1_795_000_300_000,
  failure: 'silent',
};
const alarms = () =>
  site.sql<{ payload: object }>(
    "select payload - 'template' as payload from outbox where queue = 'mail' and payload->>'template' = 'self-test'",
  );

it('tells of two failures in a row, once for each time that it began to fail', async () => {
  site.voice.selfTest = failing;
  await Promise.all([watchSelfTest(site.deps), watchSelfTest(site.deps)]);
  site.voice.selfTest = { ...failing, failedInARow: 3 };
  await watchSelfTest(site.deps);
  const { failingSinceMs, failure } = failing;
  expect(await alarms()).toEqual([{ payload: { failingSinceMs, failure } }]);
  site.voice.selfTest = { ...failing, failingSinceMs: 1_795_999_000_000 };
  await watchSelfTest(site.deps);
  expect(await alarms()).toHaveLength(2);
});

it.each([
  null,
  { ...failing, failedInARow: 1 },
  { lastAtMs: null, failedInARow: 0, failingSinceMs: null, failure: null },
])('has nothing to tell of %j', async (report) => {
  site.voice.selfTest = report;
  await watchSelfTest(site.deps);
  expect(await alarms()).toEqual([]);
});

it('says so where the platform does not answer', async () => {
  site.voice.failNext('GET', /^\/self-test/, 'hang up');
  await expect(watchSelfTest(site.deps)).rejects.toMatchObject({ status: null });
});

it('the mail goes to the operator, in words', async () => {
  const mails: Mail[] = [];
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: 'operator@example.com',
  });
  await handlers.mail({ template: 'self-test', failingSinceMs: 0, failure: 'silent' }, 'job');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toBe('operator@example.com');
  expect(mails[0]?.text).toContain('answered, but the assistant said nothing');
  expect(mails[0]?.text).toContain('Since: 1970-01-01T00:00:00.000Z');
});
