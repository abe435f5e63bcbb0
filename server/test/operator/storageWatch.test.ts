import type { OperatorOverview } from '@belldesk/contract/product/operator';
import { ManualClock } from '@belldesk/kit/clock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailPayload } from '../../src/jobs/mails.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { watchStorage } from '../../src/operator/storage/watch.ts';
import { OperatorConsole } from '../support/operatorConsole.ts';
import type { Site } from '../support/site.ts';

const START_MS = 1_795_000_000_000;
const MINUTE_MS = 60_000;
const GB = 1_000_000_000;
const totalBytes = 20 * GB;

type Alarm = MailPayload<'storage'>;

let desk: OperatorConsole;
let site: Site;
let clock: ManualClock;
let freeBytes: number;
let atOnce: Alarm[];

const diskSpace = async () => ({ freeBytes, totalBytes });

beforeAll(async () => {
  desk = await OperatorConsole.open({ diskSpace });
  ({ site } = desk);
});
afterAll(() => site.stop());
beforeEach(async () => {
  clock = new ManualClock(START_MS);
  freeBytes = 10 * GB;
  atOnce = [];
  await site.sql('delete from outbox');
  await site.sql("delete from handled_webhooks where delivery_id like 'storage-alarm/%'");
});

/** Looks at once; each step changes the space and looks again a minute later. */
async function watched(...steps: readonly (number | (() => Promise<unknown>))[]): Promise<void> {
  let stop = async () => {};
  for (const step of steps) {
    if (typeof step === 'number') freeBytes = step;
    else await step();
    // A new process: what was told is known from the database alone.
    await stop();
    stop = watchStorage({ ...site.deps, clock, diskSpace }, async (alarm) => {
      atOnce.push(alarm);
    });
    await stop();
    clock.advance(MINUTE_MS);
  }
}

const told = async () => {
  const rows = await site.sql<{ payload: Alarm }>(
    "select payload from outbox where queue = 'mail' and payload->>'template' = 'storage' order by created_at, id",
  );
  return rows.map(({ payload: { state, freeBytes: free } }) => [state, free / GB]);
};

describe('the watch over the disk', () => {
  it('tells once that it is nearly full, once that it is well again, restarts included', async () => {
    await watched(10 * GB, 0.9 * GB, 0.8 * GB, 1.1 * GB, 5 * GB, 6 * GB, 0.5 * GB);
    expect(await told()).toEqual([
      ['low', 0.9],
      ['well', 5],
      ['low', 0.5],
    ]);
    expect(atOnce).toEqual([]);
  });

  it('looks again every minute', async () => {
    const looks: number[] = [];
    const stop = watchStorage(
      {
        ...site.deps,
        clock,
        diskSpace: async () => {
          looks.push(clock.nowMs());
          return { freeBytes, totalBytes };
        },
      },
      async () => {},
    );
    for (const minute of [1, 2]) {
      await expect.poll(() => looks.length).toBe(minute);
      clock.advance(MINUTE_MS);
    }
    await stop();
    clock.advance(MINUTE_MS);
    expect(looks).toEqual([0, 1, 2].map((minute) => START_MS + minute * MINUTE_MS));
  });

  it('where the database has no space for a mail, tells at once, and not again when it has', async () => {
    await site.sql(`create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await site.sql(
      'create trigger no_space before insert on outbox for each row execute function no_space()',
    );
    freeBytes = 0;
    const stop = watchStorage({ ...site.deps, clock, diskSpace }, async (alarm) => {
      atOnce.push(alarm);
    });
    await expect.poll(() => atOnce.length).toBe(1);
    expect(atOnce).toEqual([{ state: 'low', freeBytes: 0, totalBytes, atMs: START_MS }]);
    await site.sql('drop trigger no_space on outbox');
    clock.advance(MINUTE_MS);
    await stop();
    expect(atOnce).toHaveLength(1);
    expect(await told()).toEqual([]);
    await watched(0, 10 * GB);
    expect(await told()).toEqual([['well', 10]]);
  });

  it('is told by mail in words', async () => {
    const mails: Mail[] = [];
    const handlers = createHandlers({
      deps: site.deps,
      mailer: { send: async (mail) => void mails.push(mail), close() {} },
      publicUrl: 'https://desk.example',
      operatorEmail: 'ops@example.com',
    });
    const alarm = { freeBytes: 812_345_678, totalBytes, atMs: START_MS };
    await handlers.mail({ template: 'storage', ...alarm, state: 'low' }, 'one');
    await handlers.mail({ template: 'storage', ...alarm, state: 'well' }, 'two');
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ops@example.com', 'Belldesk is running out of disk space'],
      ['ops@example.com', 'Belldesk has enough disk space again'],
    ]);
    expect(mails[0]?.text).toContain('812 MB of 20.0 GB free on the disk of DATA_DIR');
  });
});

it('the console and GET /readyz tell it as it is now', async () => {
  freeBytes = 0.5 * GB;
  expect((await desk.ask<OperatorOverview>('overview')).storage).toEqual({
    freeBytes,
    totalBytes,
    isLow: true,
  });
  const ready = async (): Promise<unknown> => (await fetch(`${site.url}/readyz`)).json();
  expect(await ready()).toEqual({ status: 'ready', storage: 'low' });
  freeBytes = 10 * GB;
  expect(await ready()).toEqual({ status: 'ready', storage: 'well' });
});
