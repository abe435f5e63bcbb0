import { createPool } from '@belldesk/kit/database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import {
  type Answer,
  organisationOf,
  ownerWithAssistant,
  signUp,
  type Visitor,
} from '../support/visitor.ts';

/** Of the site in tests. */
const CONNECTIONS = 10;

let site: Site;
let outside: pg.Pool;
beforeAll(async () => {
  site = await startSite();
  outside = createPool(site.databaseUrl, 'outside', 2);
});
afterAll(async () => {
  await outside.end();
  await site.stop();
});

const userIdOf = async (visitor: Visitor) => {
  const { body } = await visitor.send<{ user: { id: string } }>('GET', '/api/account/session');
  return body.user.id;
};

/** Has every connection of the site wait for one thing, then lets them have it one by one. */
async function crowd(held: string, ask: () => Promise<Answer<unknown>>): Promise<number[]> {
  const holder = await outside.connect();
  try {
    await holder.query('begin');
    await holder.query(held);
    const answers = Array.from({ length: CONNECTIONS + 5 }, ask);
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'
      and application_name = 'server-test' and datname = current_database()`;
    await expect.poll(async () => (await outside.query(waiting)).rowCount).toBe(CONNECTIONS);
    await holder.query('rollback');
    return (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);
  } finally {
    holder.release();
  }
}

/** The first one has its way, the others are told. */
const oneOf = (status: number) => [status, ...Array.from({ length: CONNECTIONS + 4 }, () => 409)];

it('saves of one assistant take no more than a connection each', async () => {
  const { owner, assistant } = await ownerWithAssistant(site);
  const name = `'assistant:${await organisationOf(site, await userIdOf(owner))}'`;
  const statuses = await crowd(`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`, () =>
    owner.send('PATCH', `/api/assistant/${assistant.id}`, {
      expectedUpdatedAt: assistant.updatedAt,
      changes: {
        name: 'Silver Fish',
        firstMessage: 'Hello',
        systemPrompt: 'Be kind.',
        voiceId: 'amelia',
        temperature: 0.5,
        language: 'en-US',
      },
    }),
  );
  expect(statuses).toEqual(oneOf(200));
});

it('exports of one account take no more than a connection each', async () => {
  const owner = await signUp(site);
  const statuses = await crowd(
    `insert into account_exports (id, user_id, state, created_at)
     values (gen_random_uuid(), '${await userIdOf(owner)}', 'waiting', now())`,
    () => owner.send('POST', '/api/account/exports', {}),
  );
  expect(statuses).toEqual(oneOf(201));
});
