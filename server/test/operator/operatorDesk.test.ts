import type {
  FailedJob,
  ModelsBoard,
  OperatorContact,
  OperatorDemo,
  OperatorOverview,
} from '@belldesk/contract/product/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorker } from '../../src/jobs/worker.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { matching } from '../support/matching.ts';
import { OperatorConsole, type PageOf } from '../support/operatorConsole.ts';
import type { Site } from '../support/site.ts';
import type { Visitor } from '../support/visitor.ts';

let desk: OperatorConsole;
let site: Site;
let operator: Visitor;

beforeAll(async () => {
  desk = await OperatorConsole.open();
  ({ site, operator } = desk);
});
afterAll(() => site.stop());
beforeEach(() => desk.clear());

const ask = <T>(operation: string, input: object = {}) => desk.ask<T>(operation, input);

describe('what visitors sent', () => {
  it('is paged by cursor, and marked as done and not done', async () => {
    await site.sql(`insert into contact_messages (id, name, email, subject, message, created_at)
      select ('0193b3c0-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Ada ' || n,
        'ada@example.com', 'General Inquiry', 'Hello', now() from generate_series(1, 60) n`);
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: PageOf<OperatorContact> = await ask(
        'contacts',
        cursor === null ? {} : { cursor },
      );
      names.push(...page.rows.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(names).toEqual(Array.from({ length: 60 }, (_, n) => `Ada ${60 - n}`));

    const before = (await ask<OperatorOverview>('overview')).contacts;
    const id = '0193b3c0-0000-7000-8000-000000000060';
    await ask('mark', { kind: 'contact', id, isDone: true });
    await ask('mark', { kind: 'contact', id, isDone: true });
    expect((await ask<OperatorOverview>('overview')).contacts).toBe(before - 1);
    expect((await ask<PageOf<OperatorContact>>('contacts')).rows[0]?.isDone).toBe(true);
    await ask('mark', { kind: 'contact', id, isDone: false });
    expect((await ask<OperatorOverview>('overview')).contacts).toBe(before);
  });

  it('demo requests tell whether the webhook has them; the newsletter is exported', async () => {
    await site.sql(`insert into demo_requests (id, name, email, company, demo_date, time_zone, message,
        newsletter, delivered_at, created_at)
      select gen_random_uuid(), 'Ada', 'ada@example.com', 'Bells', '2026-11-25', 'Europe/London', 'Hi',
        false, case when n = 1 then now() end, now() from generate_series(1, 2) n`);
    const { rows } = await ask<PageOf<OperatorDemo>>('demos');
    expect(rows.map(({ delivery }) => delivery).sort()).toEqual(['delivered', 'not-configured']);
    await site.sql(`insert into subscribers (id, email, confirmed_at, unsubscribed_at, created_at) values
      (gen_random_uuid(), 'in@example.com', now(), null, now()),
      (gen_random_uuid(), 'waiting@example.com', null, null, now()),
      (gen_random_uuid(), 'gone@example.com', now(), now(), now())`);
    const { csv } = await ask<{ csv: string }>('exportSubscribers');
    expect(csv).toMatch(/^email,confirmed_at\r\nin@example\.com,2\d{3}-[^\r]+\r\n$/);
  });
});

it('the models of the voice platform are shown; another platform has none', async () => {
  expect(await ask<ModelsBoard>('models')).toEqual({ report: null });
  site.voice.models = { wanted: 'none', folder: '/models', models: [] };
  expect(await ask<ModelsBoard>('models')).toEqual({ report: site.voice.models });
  site.voice.models = null;
});

it('work that did not succeed is shown by its ids, and done anew once', async () => {
  expect((await ask<PageOf<FailedJob>>('failedJobs')).rows).toEqual([]);
  let isDown = true;
  const tried: string[] = [];
  const handlers = createHandlers({
    deps: site.deps,
    mailer: {
      async send(mail) {
        // The link that confirms the new owner's address is another matter.
        if (mail.to !== 'operator@example.com') return;
        tried.push(mail.to);
        if (isDown) throw new Error('550 no such user owner@example.com');
        desk.mails.push(mail);
      },
      close: () => {},
    },
    publicUrl: 'https://desk.example',
    operatorEmail: 'operator@example.com',
  });
  const stop = await startWorker({
    databaseUrl: site.databaseUrl,
    db: site.deps.db,
    listener: site.listener,
    handlers,
    dailies: [],
    watches: [],
    clock: site.deps.clock,
    logger: site.deps.logger,
  });
  try {
    const { user } = await desk.published('Later');
    expect(user.email).toMatch(/@/);
    await expect
      .poll(async () => (await ask<PageOf<FailedJob>>('failedJobs')).rows, { timeout: 15_000 })
      .toMatchObject([
        {
          queue: 'mail',
          state: 'waiting',
          tries: 1,
          problem: '550 no such user an address',
          payload: { template: 'number-request', id: matching(/^[0-9a-f-]{36}$/) },
        },
      ]);
    expect((await ask<OperatorOverview>('overview')).failedJobs).toBe(1);
    const [job] = (await ask<PageOf<FailedJob>>('failedJobs')).rows;
    const older = await ask<PageOf<FailedJob>>('failedJobs', { cursor: job?.id });
    expect(older).toEqual({ rows: [], nextCursor: null });
    isDown = false;
    const twice = await Promise.all(
      [1, 2].map(() => operator.rpc('operator/retryJob', { id: job?.id })),
    );
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 404]));
    await expect.poll(() => desk.mails.length, { timeout: 15_000 }).toBe(1);
    expect((await ask<PageOf<FailedJob>>('failedJobs')).rows).toEqual([]);
    expect(await ask('retryAllJobs')).toEqual({ retried: 0 });
    expect(tried).toHaveLength(2);
  } finally {
    await stop();
  }
}, 240_000);
