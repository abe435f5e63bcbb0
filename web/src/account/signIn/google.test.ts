// @vitest-environment happy-dom
import type { SessionUser } from '@belldesk/contract/product/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AuthEvent, onAuth } from '../../session/bus.ts';
import { beginGoogleSignIn, googleProblem, googleProblemIn, tellOfGoogleSignIn } from './google.ts';

const user: SessionUser = {
  id: 'u1',
  email: 'ada@example.com',
  fullName: 'Ada Rossi',
  avatarUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  role: 'owner',
};

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

afterEach(() => {
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

describe('the texts of the catalogue', () => {
  it.each([
    [new Error('The popup was closed'), 'Pop-up was blocked. Please allow pop-ups for this site.'],
    [new Error('pop-up blocked'), 'Pop-up was blocked. Please allow pop-ups for this site.'],
    [new TypeError('Failed to fetch'), 'Network error. Please check your connection.'],
    [
      new Error('Network error: the sign-in provider cannot be reached.'),
      'Network error. Please check your connection.',
    ],
    [new Error('Too many requests.'), 'Too many requests.'],
    [new Error(''), 'Failed to sign in with Google'],
    ['nothing', 'Failed to sign in with Google'],
  ])('%o', (error, text) => {
    expect(googleProblem(error)).toBe(text);
  });

  it.each([
    ['?error=access_denied&error_description=x', /^You cancelled the Google sign-in/],
    ['?error=account_not_linked', /^There is already an account with this email address/],
    ['?error=email_not_verified', /^This email address is not verified wi/],
    ['?error=ACCOUNT_SUSPENDED', /^This account is suspended/],
    ['?error=state_mismatch', /^This sign-in took too long/],
    ['?error=Call+0900+now', /^Failed to sign in with Google$/],
    ['?error=constructor', /^Failed to sign in with Google$/],
  ])('after coming back with %s', (search, text) => {
    expect(googleProblemIn(search)).toMatch(text);
  });

  it('nothing is said where nothing went wrong', () => {
    expect(googleProblemIn('')).toBeNull();
    expect(googleProblemIn('?next=/error')).toBeNull();
  });
});

describe('the way to Google', () => {
  it('is where the server says', async () => {
    answer(200, { url: 'https://accounts.google.com/o?x=1', redirect: true });
    const to = await beginGoogleSignIn('/sign-up');
    expect(to.href).toBe('https://accounts.google.com/o?x=1');
  });

  it.each([
    [502, { message: 'Network error: x' }, 'Network error: x'],
    [429, {}, 'Failed to sign in with Google'],
    [200, {}, 'Failed to sign in with Google'],
  ])('is none after %s %j', async (status, body, text) => {
    answer(status, body);
    await expect(beginGoogleSignIn('/sign-in')).rejects.toThrow(text);
  });
});

describe('coming back', () => {
  const heard = vi.fn<(event: AuthEvent) => void>();
  let stop: () => void;
  beforeEach(() => {
    heard.mockReset();
    stop = onAuth(heard);
    return () => stop();
  });

  it('is told to the window once', async () => {
    answer(200, { url: 'https://accounts.google.com/' });
    await beginGoogleSignIn('/sign-in');
    tellOfGoogleSignIn(user);
    tellOfGoogleSignIn(user);
    expect(heard.mock.calls).toEqual([[{ name: 'SIGNED_IN', user }]]);
  });

  it('is not told of who came by a password', () => {
    tellOfGoogleSignIn(user);
    expect(heard).not.toHaveBeenCalled();
  });
});
