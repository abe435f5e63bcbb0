import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { may } from '@belldesk/contract/product/roles';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { signUp, Visitor } from '../support/visitor.ts';
import { bindings } from './otherAccounts/bindings.ts';
import { printOf } from './otherAccounts/rows.ts';
import { fillTenant, marksOf, type TenantFixture } from './otherAccounts/tenantFixture.ts';

const routes = new Set<string>();
let site: Site;
/** Who reaches for what is others'. */
let stranger: TenantFixture;
/** Whose it is. */
let neighbour: TenantFixture;

/** Fastify tells of every server as it is made, before it has a route. */
function hearRoutes(message: unknown): void {
  const { fastify } = message as { readonly fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    // HEAD comes with GET.
    if (method !== 'HEAD') routes.add(`${nameOf(method)} ${url}`);
  });
}

function nameOf(method: RouteOptions['method']): string {
  if (typeof method === 'string') return method;
  return method.includes('DELETE') ? 'ALL' : method.join('|');
}

beforeAll(async () => {
  subscribe('fastify.initialization', hearRoutes);
  site = await startSite({ mailbox: '/nowhere' });
  unsubscribe('fastify.initialization', hearRoutes);
  // The first account of all is the operator's.
  await signUp(site);
  stranger = await fillTenant(site);
  neighbour = await fillTenant(site);
});
afterAll(() => site.stop());

const methodOf = (route: string) => route.split(' ')[0] ?? '';
const all = Object.entries(bindings);
const named = all.flatMap(([route, binding]) =>
  binding.is === 'named' && 'path' in binding
    ? [{ route, asks: binding.asks, pathIn: binding.path }]
    : [],
);
const own = all.flatMap(([route, binding]) =>
  binding.is === 'own' ? [{ route, asks: binding.asks, path: binding.path }] : [],
);

/** Refused as an API does it, or led to sign in as a page does it. */
function isTurnedAway({ status, headers }: { status: number; headers: Headers }): boolean {
  return status === 401 || (status === 303 && headers.get('location') === '/sign-in');
}

const marksIn = (text: unknown) => {
  const shown = JSON.stringify(text).toLowerCase();
  return marksOf(neighbour).filter((mark) => shown.includes(mark.toLowerCase()));
};

it('every route says whose it is', () => {
  expect(
    [...routes].filter((route) => !(route in bindings)),
    'say in otherAccounts/bindings.ts how these are bound to their owner',
  ).toEqual([]);
  expect(
    Object.keys(bindings).filter((route) => !routes.has(route)),
    'these are gone: take them out of otherAccounts/bindings.ts',
  ).toEqual([]);
});

const byRole = [
  ...named,
  ...own.map(({ path, ...route }) => ({ ...route, pathIn: () => path })),
].flatMap((route) => (['manager', 'staff'] as const).map((role) => ({ ...route, role })));

// Before anything of the neighbour changes.
it.each(byRole)('$route of the own business, for $role', async ({ route, asks, pathIn, role }) => {
  const before = await printOf(site);
  const answer = await neighbour[role].send(methodOf(route), pathIn(neighbour));
  // Pages tell who may not see them that they are not there.
  const isRefused = answer.status === 403 || answer.status === 404;
  expect([answer.status, isRefused]).toEqual([answer.status, !may(role, asks)]);
  const after = await printOf(site);
  expect(isRefused ? after : null).toEqual(isRefused ? before : null);
});

describe.each(named)('$route', ({ route, pathIn }) => {
  const ask = (visitor: Visitor) => visitor.send(methodOf(route), pathIn(neighbour));

  it('is not there for another account', async () => {
    const before = await printOf(site);
    const asked = site.voice.requests.length;
    const answer = await ask(stranger.owner);
    expect(answer.status).toBe(404);
    expect(marksIn(answer.body)).toEqual([]);
    expect(await printOf(site)).toEqual(before);
    expect(site.voice.requests.slice(asked)).toEqual([]);
  });

  it('is not there for a visitor', async () => {
    expect(isTurnedAway(await ask(new Visitor(site)))).toBe(true);
  });

  it('is there for whom it belongs to', async () => {
    // 402, 410: its checkout is paid already.
    expect([200, 303, 402, 410]).toContain((await ask(neighbour.owner)).status);
  });
});

describe.each(own)('$route', ({ route, path }) => {
  it('shows and changes nothing of another account', async () => {
    const before = await printOf(site, marksOf(neighbour));
    const answer = await stranger.owner.send(methodOf(route), path);
    expect(isTurnedAway(answer)).toBe(false);
    expect(marksIn(answer.body)).toEqual([]);
    expect(await printOf(site, marksOf(neighbour))).toEqual(before);
  });

  it('is not there for a visitor', async () => {
    expect(isTurnedAway(await new Visitor(site).send(methodOf(route), path))).toBe(true);
  });
});

const secret = all.flatMap(([route, binding]) =>
  binding.is === 'secret' ? [{ route, pathIn: binding.path }] : [],
);
it.each(secret)('$route opens with its own address alone', async ({ route, pathIn }) => {
  const path = pathIn(neighbour);
  const ask = (at: string) => new Visitor(site).send(methodOf(route), at);
  expect((await ask(path)).status).toBe(200);
  const [other = ''] = path.split('.');
  expect((await ask(path.replace(other, `${other.slice(0, -1)}~`))).status).toBe(404);
  expect(marksIn((await ask(pathIn(stranger))).body)).toEqual([]);
});

const machines = all.filter(([, { is }]) => is === "a machine's").map(([route]) => route);
it.each(machines)('%s does nothing for who does not know its secret', async (route) => {
  const before = await printOf(site);
  const [method = '', path = ''] = route.split(' ');
  const message = { type: 'end-of-call-report', call: { id: neighbour.ids.call } };
  expect((await stranger.owner.send(method, path, { message })).status).toBeGreaterThanOrEqual(400);
  expect(await printOf(site)).toEqual(before);
});
