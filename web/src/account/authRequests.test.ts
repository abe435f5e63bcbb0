import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  checkResetLink,
  confirmEmail,
  requestPasswordReset,
  resetPassword,
  signInWithPassword,
  signUpWithPassword,
} from './authRequests.ts';

afterEach(() => vi.unstubAllGlobals());

const requests = {
  'sign-in': () => signInWithPassword('ada@example.com', 'x'),
  'sign-up': () => signUpWithPassword('Ada', 'ada@example.com', 'x'),
  'reset request': () => requestPasswordReset('ada@example.com'),
  'reset link': () => checkResetLink('t'),
  'new password': () => resetPassword('t', 'x'),
  'new address': () => confirmEmail('t'),
} as const;
type Name = keyof typeof requests;

const says = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status });
const noAnswer = async () => {
  throw new TypeError('Failed to fetch');
};

describe('the texts of the catalogue', () => {
  it.each<[Name, string, typeof noAnswer | ReturnType<typeof says>]>([
    ['sign-in', 'Invalid email or password', says(401, { message: 'Invalid email or password' })],
    ['sign-in', 'Failed to sign in', says(500, null)],
    ['sign-in', 'Failed to sign in', noAnswer],
    [
      'sign-up',
      'This address has an account',
      says(422, { message: 'This address has an account' }),
    ],
    [
      'sign-up',
      'There is already an account with this email address. Sign in, or reset your password.',
      says(422, {
        code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
        message: 'User already exists. Use another email.',
      }),
    ],
    ['sign-up', 'Failed to sign up', says(500, { message: '' })],
    ['sign-up', 'Failed to sign up', noAnswer],
    [
      'reset request',
      'Too many password resets',
      says(429, { message: 'Too many password resets' }),
    ],
    ['reset request', 'Unknown error occurred', says(500, {})],
    ['reset request', 'Failed to send password reset email', noAnswer],
    ['reset link', 'Unknown error occurred', says(500, {})],
    ['reset link', 'Failed to update password', noAnswer],
    ['new password', 'The link is old', says(400, { message: 'The link is old' })],
    ['new password', 'Unknown error occurred', says(500, {})],
    ['new password', 'Failed to update password', noAnswer],
    ['new address', 'The link is old', says(400, { message: 'The link is old' })],
    ['new address', 'Unknown error occurred', noAnswer],
  ])('%s: %s', async (name, text, serve) => {
    vi.stubGlobal('fetch', serve);
    await expect(requests[name]()).rejects.toThrow(new RegExp(`^${text}$`));
  });
});
