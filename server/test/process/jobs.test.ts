import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetAllExpired } from '../../src/accountData/forgetExpired.ts';
import { enqueue } from '../../src/jobs/queries.ts';
import { relayOutbox } from '../../src/jobs/relay.ts';
import { HOUSEKEEPING, startWorker } from '../../src/jobs/worker.ts';
import { createMailer, type Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { matching } from '../support/matching.ts';
import { type Site, startSite, TEST_NOW_MS, withFolder } from '../support/site.ts';
import { ownerWithAssistant } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

function handlersWith(send: (mail: Mail, key: string) => Promise<void>) {
  return createHandlers({
    deps: site.deps,
    mailer: { send, close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: 'operator@example.com',
  });
}

async function bookSomething(name: string): Promise<string> {
  const { assistant } = await ownerWithAssistant(site);
  const [row] = await site.sql<{ id: string }>(
    `insert into bookings (id, call_id, tool_call_id, organisation_id, location_id, assistant_id, service, party_size,
       local_date, local_time, starts_at, ends_at, time_zone, name, created_at)
     select gen_random_uuid(), gen_random_uuid()::text, 't', organisation_id, location_id, assistant_id, 'table', 4,
       '2026-11-21', '19:00', '2026-11-21T19:00Z', '2026-11-21T20:00Z', 'Europe/London', $2, now()
     from assistants where id = $1 returning id`,
    [assistant.id, name],
  );
  return row?.id ?? '';
}

describe('the outbox', () => {
  it('gives each committed row out once, and none that was rolled back', async () => {
    await site.sql('delete from outbox');
    await site.deps.db.transaction((tx) => enqueue(tx, 'voice-cleanup', { assistantId: 'kept' }));
    await expect(
      site.deps.db.transaction(async (tx) => {
        await enqueue(tx, 'voice-cleanup', { assistantId: 'undone' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    const sent: unknown[] = [];
    const relay = () => relayOutbox(site.deps.db, async (_tx, row) => void sent.push(row.payload));
    const given = await Promise.all([relay(), relay()]);
    await relay();
    expect(sent).toEqual([{ assistantId: 'kept' }]);
    expect(given.flatMap((queues) => [...queues])).toEqual(['voice-cleanup']);
  });

  it('keeps what could not be handed on', async () => {
    await site.sql('delete from outbox');
    await enqueue(site.deps.db, 'voice-cleanup', { assistantId: 'x' });
    await expect(
      relayOutbox(site.deps.db, () => Promise.reject(new Error('the queue is down'))),
    ).rejects.toThrow('the queue is down');
    expect(await site.sql('select 1 from outbox')).toHaveLength(1);
    await site.sql('delete from outbox');
  });
});

describe('jobs', () => {
  it('clean the voice platform, twice without harm', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    await owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
    const [numberId = ''] = [...site.voice.numbers.keys()];
    const handlers = handlersWith(async () => {});
    const payload = { assistantId: assistant.assistantId, numberId };
    await handlers['voice-cleanup'](payload, 'job');
    await handlers['voice-cleanup'](payload, 'job');
    expect(site.voice.assistants.has(assistant.assistantId)).toBe(false);
    expect(site.voice.numbers.size).toBe(0);
  });

  it('tell of a failure, to be tried again', async () => {
    site.voice.failNext('DELETE', /^\/assistant/, { status: 500, body: { message: 'later' } });
    await expect(
      handlersWith(async () => {})['voice-cleanup']({ assistantId: 'x' }, 'job'),
    ).rejects.toThrow('later');
  });

  it('tell the owner of a booking and the operator of a wish for a number', async () => {
    const mails: Mail[] = [];
    const handlers = handlersWith(async (mail) => void mails.push(mail));
    await handlers['mail-booking']({ bookingId: await bookSomething('Max\r\nBcc: all@x') }, 'job');
    const { assistant } = await ownerWithAssistant(site);
    await handlers['mail-number-request']({ assistantRowId: assistant.id }, 'job');
    expect(mails).toMatchObject([
      {
        to: matching(/^owner\d+@example.com$/),
        subject: 'New booking: table, 2026-11-21 19:00',
      },
      { to: 'operator@example.com', subject: 'Number request: Golden Lamb' },
    ]);
    expect(mails[0]?.text).toContain('When: 2026-11-21 19:00 (Europe/London)');
    expect(mails[1]?.text).toContain('+442079460958');
  });

  it('a booking that is gone sends nothing', async () => {
    const mails: Mail[] = [];
    const handlers = handlersWith(async (mail) => void mails.push(mail));
    await handlers['mail-booking']({ bookingId: '01939999-0000-7000-8000-000000000000' }, 'job');
    expect(mails).toEqual([]);
  });
});

it('housekeeping deletes what has served its time, and nothing else', async () => {
  await ownerWithAssistant(site);
  const counts = () =>
    site.sql(`select (select count(*)::int from sessions) as sessions,
      (select count(*)::int from rate_limits) as limits,
      (select count(*)::int from handled_webhooks) as webhooks`);
  await site.sql("insert into handled_webhooks (delivery_id) values ('kept')");
  const before = await counts();
  // By the clock of the test, which is a fixed day.
  const old = new Date(TEST_NOW_MS - 90 * 24 * 60 * 60_000);
  await site.sql(`insert into handled_webhooks values ('old', $1)`, [old]);
  await site.sql(`insert into rate_limits values (gen_random_uuid(), 'old', 1, 1)`);
  await forgetAllExpired(site.deps);
  expect(await counts()).toEqual(before);
});

it('a mail without a server becomes one file, however often it is tried', async () => {
  await withFolder(async (folder) => {
    const mailer = createMailer({ from: 'Desk <desk@example.com>', host: 'desk.example', folder });
    const mail = { to: 'ada@example.com', subject: 'Grüße\r\nBcc: all@x', text: 'Bonjour, ça va?' };
    await mailer.send(mail, 'job-1');
    await mailer.send(mail, 'job-1');
    expect(await readdir(folder)).toEqual(['job-1.eml']);
    const text = await readFile(join(folder, 'job-1.eml'), 'utf8');
    expect(text).toContain('Message-ID: <job-1@desk.example>');
    expect(text).toContain('To: ada@example.com');
    expect(text).not.toMatch(/^Bcc:/im);
  });
});

it('mails that were kept are forgotten by whose they are, and no others', async () => {
  await withFolder(async (folder) => {
    const mailer = createMailer({ from: 'Desk <desk@example.com>', host: 'desk.example', folder });
    const long = `${'a'.repeat(60)}@a-long-name-of-a-host.example.com`;
    await mailer.forget?.(long);
    const all = [long, long.toUpperCase(), `x${long}`, 'ada@example.com'];
    for (const [index, to] of all.entries())
      await mailer.send({ to, subject: `To: ${long}`, text: `\nTo: ${long}\n` }, `job-${index}`);
    await mailer.forget?.(long);
    expect((await readdir(folder)).sort()).toEqual(['job-2.eml', 'job-3.eml']);
  });
});

it('the worker carries a committed row all the way', async () => {
  await site.sql('delete from outbox');
  const { promise, resolve } = Promise.withResolvers<Mail>();
  const { db, clock, logger } = site.deps;
  const stop = await startWorker({
    databaseUrl: site.databaseUrl,
    db,
    listener: site.listener,
    handlers: handlersWith(async (mail) => {
      // The address of an account made meanwhile is to be confirmed, too.
      if (!mail.text.includes('/confirm-email')) resolve(mail);
    }),
    dailies: [],
    watches: [],
    clock,
    logger,
  });
  try {
    const bookingId = await bookSomething('Worker');
    await db.transaction((tx) => enqueue(tx, 'mail-booking', { bookingId }));
    expect((await promise).text).toContain('Name: Worker');
    expect(await site.sql('select 1 from outbox')).toEqual([]);
  } finally {
    await stop();
  }
});

it('one daily work that fails keeps none of the others from being done, and is tried again', async () => {
  const { db, clock, logger } = site.deps;
  const did: string[] = [];
  const all = Promise.withResolvers<void>();
  const stop = await startWorker({
    databaseUrl: site.databaseUrl,
    db,
    listener: site.listener,
    handlers: handlersWith(async () => {}),
    dailies: [
      async () => void did.push('first'),
      async () => {
        did.push('failing');
        throw new Error('the platform is away');
      },
      async () => {
        did.push('last');
        all.resolve();
      },
    ],
    watches: [],
    clock,
    logger,
  });
  try {
    await site.sql(
      `insert into pgboss.job (name, retry_limit, retry_delay) select name, 1, 3600 from pgboss.queue where name = $1`,
      [HOUSEKEEPING],
    );
    await all.promise;
    expect(did).toEqual(['first', 'failing', 'last']);
  } finally {
    await stop();
  }
  const [job] = await site.sql<{ state: string }>('select state from pgboss.job where name = $1', [
    HOUSEKEEPING,
  ]);
  expect(job?.state).toBe('retry');
});
