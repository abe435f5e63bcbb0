import { ManualClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyticsRoutes } from '../src/api/analytics.ts';
import { apiErrorOf } from '../src/api/apiError.ts';
import { openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { calls } from '../src/store/schema.ts';

const ANNA = uuidv7();
const BEN = uuidv7();
const NOW = '2026-11-21T12:00:00.000Z';

let database: TestDatabase;
let pool: Pool;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase(migrate);
  pool = createPool(database.url, 'test');
  const db = openDatabase(pool);
  const made = (
    assistantId: string,
    at: string,
    seconds: number | null,
    ended = 'customer-ended-call',
  ) => {
    const createdAt = new Date(at);
    return {
      id: uuidv7(),
      type: 'inboundPhoneCall' as const,
      status: 'ended' as const,
      assistantId,
      assistant: {},
      startedAt: seconds === null ? null : createdAt,
      endedAt: new Date(createdAt.getTime() + (seconds ?? 0) * 1_000),
      endedReason: ended as 'customer-ended-call',
      costs: [
        { type: 'voice' as const, voice: { provider: 'x' }, characters: 1, cost: 0.25 },
        {
          type: 'model' as const,
          model: { provider: 'x', model: 'y' },
          promptTokens: 1,
          completionTokens: 1,
          cost: null,
        },
      ],
      createdAt,
      updatedAt: createdAt,
    };
  };
  await db
    .insert(calls)
    .values([
      made(ANNA, '2026-11-20T23:30:00Z', 90),
      made(ANNA, '2026-11-19T12:00:00Z', 60),
      made(BEN, '2026-11-20T12:00:00Z', 30, 'assistant-forwarded-call'),
      made(BEN, '2026-11-20T12:00:00Z', null, 'customer-did-not-answer'),
      made(ANNA, '2026-10-01T12:00:00Z', 6_000),
    ]);
  app = fastify();
  app.setErrorHandler((error, _request, reply) => {
    const body = apiErrorOf(error);
    return reply.code(body.statusCode).send(body);
  });
  analyticsRoutes(app, { db, clock: new ManualClock(Date.parse(NOW)) });
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await database.drop();
});

async function ask(...queries: object[]) {
  const answer = await app.inject({ method: 'POST', url: '/analytics', payload: { queries } });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

const duration = { operation: 'sum', column: 'duration' };
const byAssistant = { table: 'call', name: 'usage', groupBy: ['assistantId'] };
const sorted = (results: object[]) =>
  results.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

test('minutes of each assistant over a past range', async () => {
  const timeRange = { start: '2026-10-22T12:00:00.000Z', end: NOW };
  const { status, body } = await ask({ ...byAssistant, timeRange, operations: [duration] });
  expect(status).toBe(200);
  const [answer] = body as { result: object[] }[];
  expect(answer).toMatchObject({ name: 'usage', timeRange: { ...timeRange, timezone: 'UTC' } });
  expect(sorted(answer?.result ?? [])).toEqual(
    sorted([
      { assistantId: ANNA, sumDuration: 2.5 },
      { assistantId: BEN, sumDuration: 0.5 },
    ]),
  );
});

test('without a range: the past seven days', async () => {
  expect((await ask({ table: 'call', name: 'q', operations: [duration] })).body).toMatchObject([
    { timeRange: { start: '2026-11-14T12:00:00.000Z', end: NOW }, result: [{ sumDuration: 3 }] },
  ]);
});

test('steps are days of the zone, figures have their own names', async () => {
  const { body } = await ask({
    table: 'call',
    name: 'days',
    timeRange: { step: 'day', timezone: 'Europe/Paris' },
    operations: [
      { operation: 'count', column: 'id', alias: 'calls' },
      { operation: 'max', column: 'duration' },
      { operation: 'avg', column: 'cost' },
      { operation: 'sum', column: 'costBreakdown.tts' },
    ],
  });
  const costs = (count: number) => ({ avgCost: 0.25, sumCostBreakdownTts: 0.25 * count });
  expect(body).toMatchObject([
    {
      result: [
        { date: '2026-11-19T00:00:00', calls: 1, maxDuration: 1, ...costs(1) },
        { date: '2026-11-20T00:00:00', calls: 2, maxDuration: 0.5, ...costs(2) },
        { date: '2026-11-21T00:00:00', calls: 1, maxDuration: 1.5, ...costs(1) },
      ],
    },
  ]);
});

test('several queries, several groups', async () => {
  const { body } = await ask(
    {
      table: 'call',
      name: 'a',
      groupBy: ['type', 'status', 'endedReason'],
      operations: [{ operation: 'count', column: 'id' }],
    },
    {
      table: 'call',
      name: 'b',
      groupBy: ['analysis.successEvaluation'],
      operations: [{ operation: 'min', column: 'cost' }],
    },
  );
  const ended = { type: 'inboundPhoneCall', status: 'ended' };
  expect(body).toMatchObject([
    {
      name: 'a',
      result: [
        { ...ended, endedReason: 'assistant-forwarded-call', countId: 1 },
        { ...ended, endedReason: 'customer-did-not-answer', countId: 1 },
        { ...ended, endedReason: 'customer-ended-call', countId: 2 },
      ],
    },
    { name: 'b', result: [{ 'analysis.successEvaluation': null, minCost: 0.25 }] },
  ]);
});

test.each([
  { table: 'subscription', name: 'q', operations: [duration] },
  { table: 'call', name: 'q', operations: [] },
  { table: 'call', name: 'q', operations: [{ operation: 'sum', column: 'id; drop table x' }] },
  { table: 'call', name: 'q', groupBy: ['password'], operations: [duration] },
  { table: 'call', name: 'q', timeRange: { timezone: 'Mars' }, operations: [duration] },
  { table: 'call', name: 'q', more: 1, operations: [duration] },
])('%j is refused', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { statusCode: 400 } });
});
