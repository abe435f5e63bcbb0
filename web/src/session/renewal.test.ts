// @vitest-environment happy-dom
import type { SessionUser } from '@belldesk/contract/product/account';
import { SESSION_RENEWED_HEADER } from '@belldesk/contract/product/sessionRenewed';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onAuth } from './bus.ts';
import { readSession, readSessionAgain, tellOfRenewal } from './read.ts';

const user: SessionUser = {
  id: 'u1',
  email: 'ada@example.com',
  fullName: 'Ada Rossi',
  avatarUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  role: 'owner',
};
const renewed = { headers: { [SESSION_RENEWED_HEADER]: 'yes' } };
const answer = (who: SessionUser | null, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ json: { user: who } }), init));

let told: string[];
let stop: () => void;
beforeEach(() => {
  told = [];
  stop = onAuth(({ name, user: who }) => told.push(`${name} ${who?.id ?? 'nobody'}`));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('a session that could not be read is asked for again, and one that was renewed is told of', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  await expect(readSession()).rejects.toThrow('Failed to initialize authentication');
  answer(user, renewed);
  expect(await readSession()).toEqual(user);
  expect(told).toEqual(['INITIAL_SESSION u1', 'TOKEN_REFRESHED u1']);
  expect(await readSession()).toEqual(user);
  expect(told).toHaveLength(2);
});

it('any answer of the API may tell that the session was renewed', async () => {
  answer(user);
  await readSessionAgain();
  await tellOfRenewal(new Response('{}'));
  expect(told).toEqual([]);
  await tellOfRenewal(new Response('{}', renewed));
  expect(told).toEqual(['TOKEN_REFRESHED u1']);
});

it('nobody’s session is not told of', async () => {
  answer(null);
  await readSessionAgain();
  await tellOfRenewal(new Response('{}', renewed));
  expect(told).toEqual([]);
});
