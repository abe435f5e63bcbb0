import type { Assistant } from '@belldesk/contract/product/assistant';
import type { CallTicket } from '@belldesk/contract/product/calls';
import type { SharedDesk, ShareLink } from '@belldesk/contract/product/share';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { ownerWithAssistant, Visitor } from '../support/visitor.ts';

let site: Site;
let owner: Visitor;
let assistant: Assistant;
const settings = { isOn: true, longestCallMinutes: 2, callsADay: 3 };

beforeAll(async () => {
  site = await startSite();
  ({ owner, assistant } = await ownerWithAssistant(site));
});
afterAll(() => site.stop());

const stranger = () => new Visitor(site);
const link = async () => (await owner.send<ShareLink>('GET', '/api/share')).body;
const set = (change: Partial<typeof settings>) =>
  owner.send<ShareLink>('PUT', '/api/share', { ...settings, ...change });
const desk = (path: string) =>
  stranger().send<SharedDesk>('GET', `/api/share/${path.split('/').at(-1)}`);
const call = (path: string) =>
  stranger().send<CallTicket>('POST', `/api/share/${path.split('/').at(-1)}/calls`);

async function pathOf(): Promise<string> {
  const { path } = (await set({})).body;
  if (path === null) throw new Error('the link has no path');
  return path;
}

it('has no address before it is switched on', async () => {
  expect(await link()).toEqual({
    isOn: false,
    longestCallMinutes: 3,
    callsADay: 20,
    path: null,
    callsToday: 0,
  });
});

it('leads nowhere until the assistant is published', async () => {
  const path = await pathOf();
  expect((await desk(path)).status).toBe(404);
  expect((await owner.send('POST', `/api/assistant/${assistant.id}/publish`)).status).toBe(200);
  expect(await desk(path)).toMatchObject({ status: 200, body: { longestCallMs: 120_000 } });
});

it('gives a stranger a call with that assistant, as long as the owner allows', async () => {
  const ticket = await call(await pathOf());
  expect(ticket.status).toBe(201);
  const asked = site.voice.requests.findLast((request) => request.path === '/call/web');
  expect(asked?.body).toEqual({
    assistantId: assistant.assistantId,
    assistantOverrides: { maxDurationSeconds: 120 },
  });
  expect((await link()).callsToday).toBe(1);
});

it('takes so many calls a day and no more, however many come at once', async () => {
  const path = await pathOf();
  site.clock.advance(25 * 60 * 60_000);
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(path)));
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 429);
  expect([taken.length, refused.length]).toEqual([3, 5]);
  expect((await link()).callsToday).toBe(3);
  site.clock.advance(25 * 60 * 60_000);
  expect((await call(path)).status).toBe(201);
});

it('does not count a call that the platform refused', async () => {
  site.clock.advance(25 * 60 * 60_000);
  const path = await pathOf();
  site.voice.failNext('POST', /^\/call\/web$/, {
    status: 503,
    body: { message: 'Every line is taken' },
  });
  expect((await call(path)).status).toBe(503);
  expect((await link()).callsToday).toBe(0);
});

it('is dead once it is off, and another one once it is renewed', async () => {
  const path = await pathOf();
  await set({ isOn: false });
  expect((await desk(path)).status).toBe(404);
  expect((await call(path)).status).toBe(404);
  await set({});
  const renewed = await owner.send<ShareLink>('POST', '/api/share/renewal');
  expect(renewed.body.path).not.toBe(path);
  expect((await desk(path)).status).toBe(404);
  expect((await desk(renewed.body.path ?? '')).status).toBe(200);
});

it('refuses limits that are none', async () => {
  expect((await set({ callsADay: 0 })).status).toBe(400);
  expect((await set({ longestCallMinutes: 99 })).status).toBe(400);
  expect((await stranger().send('PUT', '/api/share', settings)).status).toBe(401);
});
