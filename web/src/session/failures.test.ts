// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AuthEvent, onAuth } from './bus.ts';
import { readSessionAgain } from './read.ts';
import { signOut } from './signOut.ts';

const heard = vi.fn<(event: AuthEvent) => void>();
let stop: () => void;
beforeEach(() => {
  heard.mockReset();
  stop = onAuth(heard);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const answer = (make: () => Response) => vi.stubGlobal('fetch', async () => make());
const broken = () => {
  throw new TypeError('Failed to fetch');
};

describe('the texts of the catalogue', () => {
  it.each([
    ['the server refuses', () => new Response('{}', { status: 500 })],
    ['no answer comes', broken],
    ['something else answers', () => new Response('<html>')],
  ])('"Failed to initialize authentication" where %s', async (_what, make) => {
    answer(make);
    await expect(readSessionAgain()).rejects.toThrow(/^Failed to initialize authentication$/);
  });

  it.each([
    ['the server refuses', () => new Response('{}', { status: 500 })],
    ['no answer comes', broken],
  ])('"Failed to sign out" where %s; nobody is told of a sign-out', async (_what, make) => {
    answer(make);
    await expect(signOut()).rejects.toThrow(/^Failed to sign out$/);
    expect(heard).not.toHaveBeenCalled();
  });
});

it('a sign-out that succeeded is told to the window', async () => {
  answer(() => new Response('{}'));
  await signOut();
  expect(heard.mock.calls).toEqual([[{ name: 'SIGNED_OUT', user: null }]]);
});
