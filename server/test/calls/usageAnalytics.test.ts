import type { UsageAnalytics } from '@belldesk/contract/product/usageAnalytics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { ownerWithAssistant, signUp, Visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const read = (who: Visitor) => who.send<UsageAnalytics>('GET', '/api/usage/analytics');

it('asks the platform once, with its own key, for the past 30 days', async () => {
  const { owner, assistant } = await ownerWithAssistant(site);
  const { assistantId } = assistant;
  site.voice.analytics = [
    { assistantId: 'another', sumDuration: 600 },
    { assistantId, sumDuration: 41.25 },
    { assistantId, sumDuration: '0.7' },
    { assistantId, sumDuration: null },
    { assistantId: null, sumDuration: 9 },
  ];
  expect(await read(owner)).toMatchObject({ status: 200, body: { assistantId, minutes: 41 } });
  expect(site.voice.seen('POST', /^\/analytics$/)).toMatchObject([
    {
      body: {
        queries: [
          {
            table: 'call',
            groupBy: ['assistantId'],
            timeRange: {
              start: new Date(TEST_NOW_MS - 30 * 86_400_000).toISOString(),
              end: new Date(TEST_NOW_MS).toISOString(),
            },
            operations: [{ operation: 'sum', column: 'duration' }],
          },
        ],
      },
    },
  ]);
});

it('an assistant that nobody called has no minutes', async () => {
  const { owner } = await ownerWithAssistant(site);
  site.voice.analytics = [];
  expect((await read(owner)).body).toMatchObject({ minutes: 0 });
});

it.each<[string, { status: number; body: unknown } | 'hang up']>([
  ['no answer', 'hang up'],
  ['a refusal', { status: 500, body: { message: 'inner details' } }],
  ['an answer of another shape', { status: 200, body: { result: 'none' } }],
])('%s is no figure, and not told as one', async (_what, fault) => {
  const { owner } = await ownerWithAssistant(site);
  site.voice.failNext('POST', /^\/analytics$/, fault);
  expect(await read(owner)).toMatchObject({
    status: 502,
    body: { message: 'Failed to load usage data' },
  });
});

it('is for owners of an assistant', async () => {
  expect((await read(new Visitor(site))).status).toBe(401);
  expect((await read(await signUp(site))).status).toBe(404);
});
