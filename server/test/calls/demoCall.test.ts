import type { CallTicket } from '@belldesk/contract/product/calls';
import { WEBHOOK_SECRET_HEADER } from '@belldesk/contract/voice/serverMessage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Site, startSite, WEBHOOK_SECRET } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.sql('delete from demo_calls');
});

const start = () => new Visitor(site).send<CallTicket>('POST', '/api/site/demo-call');
const tell = (message: object, secret = WEBHOOK_SECRET) =>
  new Visitor(site).send(
    'POST',
    '/webhooks/sample',
    { message },
    { [WEBHOOK_SECRET_HEADER]: secret },
  );

const callOf = (id: string) => ({
  id,
  orgId: id,
  type: 'webCall',
  status: 'ended',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
});

it('is a call of a minute with a restaurant that says it is a sample', async () => {
  const answer = await start();
  expect(answer.status).toBe(201);
  expect(answer.body.joinPath).toContain('/');
  const asked = site.voice.requests.findLast(({ path }) => path === '/call/web');
  expect(asked?.body).toMatchObject({
    assistant: {
      maxDurationSeconds: 60,
      firstMessage: expect.stringContaining('Nothing you book here is real') as string,
      server: { url: 'http://127.0.0.1:3000/webhooks/sample' },
    },
  });
});

it('is one at a time for a visitor, until it has ended or cannot go on any more', async () => {
  const first = await start();
  const second = await start();
  expect(second.status).toBe(429);
  expect(second.body).toMatchObject({
    message: 'You already have a sample call in progress. End it, then start another.',
  });
  await tell({
    type: 'end-of-call-report',
    timestamp: site.clock.nowMs(),
    call: callOf(first.body.callId),
    endedReason: 'customer-ended-call',
    startedAt: '2026-11-20T12:00:00.000Z',
    endedAt: '2026-11-20T12:00:30.000Z',
    artifact: { messages: [], transcript: '' },
    analysis: {},
  });
  expect((await start()).status).toBe(201);
  site.clock.advance(90_000);
  expect((await start()).status).toBe(201);
});

it('is had five times a day', async () => {
  for (let time = 0; time < 5; time += 1) {
    expect((await start()).status).toBe(201);
    site.clock.advance(90_000);
  }
  expect((await start()).status).toBe(429);
  site.clock.advance(24 * 60 * 60_000);
  expect((await start()).status).toBe(201);
});

it('waits when every line of the site is taken', async () => {
  const now = new Date(site.clock.nowMs());
  for (let line = 0; line < 10; line += 1)
    await site.sql(
      'insert into demo_calls (id, visitor, started_at, ends_at) values ($1,$2,$3,$4)',
      [crypto.randomUUID(), `visitor ${line}`, now, new Date(now.getTime() + 60_000)],
    );
  const answer = await start();
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({
    message: 'All sample lines are busy. Please try again in a minute.',
  });
});

it('that the platform refuses costs the visitor nothing', async () => {
  site.voice.failNext('POST', /^\/call\/web$/, { status: 500, body: {} });
  expect((await start()).status).toBe(502);
  expect(await site.sql('select * from demo_calls')).toEqual([]);
});

it('books into nothing, and only the platform may say so', async () => {
  const call = {
    type: 'tool-calls',
    timestamp: site.clock.nowMs(),
    call: callOf(crypto.randomUUID()),
    toolCallList: [
      { id: 't1', type: 'function', function: { name: 'bookAppointment', arguments: {} } },
    ],
  };
  expect((await tell(call, 'guessed')).status).toBe(401);
  const answer = await tell(call);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).toContain('t1');
  expect(await site.sql('select * from bookings')).toEqual([]);
  expect(await site.sql('select * from call_logs')).toEqual([]);
});
