import type { ProviderReport } from '@belldesk/contract/voice/providers';
import { ManualClock } from '@belldesk/kit/clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailPayload } from '../../src/jobs/mails.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { BETWEEN_ALARMS_MS, watchProviders } from '../../src/operator/providers/watch.ts';
import { type Site, startSite } from '../support/site.ts';

const START_MS = 1_795_000_000_000;
let site: Site;
let clock: ManualClock;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  clock = new ManualClock(START_MS);
  await site.sql('delete from outbox');
  await site.sql("delete from handled_webhooks where delivery_id like 'provider-alarm/%'");
});

const elevenLabs: ProviderReport = {
  part: 'voice',
  name: 'elevenlabs',
  label: 'ElevenLabs',
  state: 'over-quota',
  sinceMs: START_MS,
  message: 'ElevenLabs says that the quota of the account is used up.',
  incident: { startedAtMs: START_MS, endedAtMs: null, problem: 'over-quota' },
};
const flite: ProviderReport = {
  part: 'voice',
  name: 'flite',
  label: 'The built-in voice',
  state: 'standing-in',
  sinceMs: START_MS,
  message: 'The built-in voice stands in for ElevenLabs.',
  incident: null,
};
const back = (endedAtMs: number): ProviderReport => ({
  ...elevenLabs,
  state: 'ok',
  incident: { startedAtMs: START_MS, endedAtMs, problem: 'over-quota' },
});

async function look(...providers: ProviderReport[]): Promise<void> {
  site.voice.providers = { providers };
  const deps = { ...site.deps, clock };
  await Promise.all([watchProviders(deps), watchProviders(deps)]);
}
const alarms = async () => {
  const rows = await site.sql<{ payload: MailPayload<'provider'> }>(
    "select payload - 'template' as payload from outbox where queue = 'mail' and payload->>'template' = 'provider' order by created_at, id",
  );
  return rows.map(({ payload }) => payload);
};

describe('the watch over providers', () => {
  it('tells once that one was given up, and once that it is back', async () => {
    await look(elevenLabs, flite);
    await look(elevenLabs, flite);
    expect(await alarms()).toEqual([
      {
        part: 'voice',
        label: 'ElevenLabs',
        problem: 'over-quota',
        startedAtMs: START_MS,
        endedAtMs: null,
        standIn: 'The built-in voice',
      },
    ]);
    clock.advance(2 * BETWEEN_ALARMS_MS);
    const endedAtMs = clock.nowMs() - 1;
    await look(back(endedAtMs), flite);
    await look(back(endedAtMs), flite);
    expect(await alarms()).toHaveLength(2);
    expect((await alarms())[1]).toMatchObject({ startedAtMs: START_MS, endedAtMs, standIn: null });
  });

  it('tells of one that came and went in a single mail', async () => {
    await look(back(START_MS + 20_000));
    clock.advance(2 * BETWEEN_ALARMS_MS);
    await look(back(START_MS + 20_000));
    expect(await alarms()).toHaveLength(1);
  });

  it('tells of one provider at most once an hour, and keeps what it has to tell until then', async () => {
    await look(elevenLabs);
    clock.advance(60_000);
    await look(back(START_MS + 60_000));
    clock.advance(60_000);
    const again = { startedAtMs: clock.nowMs(), endedAtMs: null, problem: 'unreachable' } as const;
    await look({ ...elevenLabs, incident: again });
    expect(await alarms()).toHaveLength(1);
    clock.advance(BETWEEN_ALARMS_MS);
    await look({ ...elevenLabs, incident: again });
    expect(await alarms()).toMatchObject([
      { startedAtMs: START_MS },
      { startedAtMs: again.startedAtMs, problem: 'unreachable' },
    ]);
  });

  it('tells of each provider by itself', async () => {
    await look(elevenLabs, { ...elevenLabs, part: 'ears', name: 'deepgram', label: 'Deepgram' });
    expect((await alarms()).map(({ label }) => label).sort()).toEqual(['Deepgram', 'ElevenLabs']);
  });

  it('has nothing to tell while all is well, or where the platform tells nothing', async () => {
    await look(flite);
    site.voice.providers = null;
    await watchProviders({ ...site.deps, clock });
    expect(await alarms()).toEqual([]);
  });

  it('says so where the platform does not answer', async () => {
    site.voice.failNext('GET', /^\/providers/, 'hang up');
    await expect(watchProviders(site.deps)).rejects.toMatchObject({ status: null });
  });
});

it('the mail goes to the operator, in words', async () => {
  const mails: Mail[] = [];
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: 'operator@example.com',
  });
  const gone: MailPayload<'provider'> = {
    part: 'voice',
    label: 'ElevenLabs',
    problem: 'over-quota',
    startedAtMs: 0,
    endedAtMs: null,
    standIn: 'The built-in voice',
  };
  await handlers.mail({ template: 'provider', ...gone }, 'job');
  await handlers.mail({ template: 'provider', ...gone, endedAtMs: 60_000, standIn: null }, 'job');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Provider down: ElevenLabs',
    'Provider back: ElevenLabs',
  ]);
  expect(mails[0]?.to).toBe('operator@example.com');
  expect(mails[0]?.text).toContain("The account's quota is used up.");
  expect(mails[0]?.text).toContain('The built-in voice is used instead.');
  expect(mails[1]?.text).toContain('working again since 1970-01-01T00:01:00.000Z');
});
