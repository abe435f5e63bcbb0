import { describe, expect, it } from 'vitest';
import {
  newPasswordProblem,
  passwordResetRequest,
  pathAfterSignIn,
  signInForm,
  signUpForm,
} from './account.ts';
import { displayName } from './displayName.ts';

describe('where a sign-in leads', () => {
  const createdAt = '2026-11-20T12:00:00.000Z';
  const after = (ms: number) => pathAfterSignIn({ createdAt }, Date.parse(createdAt) + ms);

  it.each([
    [-60_000, '/select-plan'],
    [0, '/select-plan'],
    [299_999, '/select-plan'],
    [300_000, '/my-assistant'],
    [300_001, '/my-assistant'],
    [30 * 24 * 3_600_000, '/my-assistant'],
  ])('%i ms after the sign-up: %s', (ms, path) => {
    expect(after(ms)).toBe(path);
  });
});

describe('the name that is shown', () => {
  it.each([
    ['Ada Bell', 'ada@example.com', 'Ada Bell'],
    ['  ', 'ada@example.com', 'ada'],
    ['', '', 'User'],
  ])('of %j and %j is %j', (fullName, email, shown) => {
    expect(displayName({ fullName, email })).toBe(shown);
  });
});

const problem = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message ?? null;

describe('the texts of the catalogue', () => {
  const form = {
    fullName: 'Ada Bell',
    email: 'ada@example.com',
    password: '123456',
    confirmPassword: '123456',
  };

  it.each([
    [{}, null],
    [
      { password: '12345', confirmPassword: '12345' },
      'Password must be at least 6 characters long',
    ],
    [{ confirmPassword: '1234567' }, 'Passwords do not match'],
    [{ fullName: ' ' }, 'Please enter your full name'],
    [{ email: '' }, 'Please enter your email address'],
  ])('sign-up with %j', (changes, text) => {
    expect(problem(signUpForm.safeParse({ ...form, ...changes }))).toBe(text);
  });

  it.each([
    ['', 'x', 'Please enter your email address'],
    ['ada@example.com', '', 'Please enter your password'],
    ['ada@example.com', 'x', null],
  ])('sign-in with %j and %j', (email, password, text) => {
    expect(problem(signInForm.safeParse({ email, password }))).toBe(text);
  });

  it('a request for a link without an address', () => {
    expect(problem(passwordResetRequest.safeParse({ email: ' ' }))).toBe(
      'Please enter your email address',
    );
  });

  it.each([
    ['12345678', '12345678', null],
    ['1234567', '1234567', 'Password must be at least 8 characters long'],
    ['12345678', '12345679', 'Passwords do not match'],
    ['short', 'other', 'Passwords do not match'],
  ])('a new password %j confirmed as %j', (password, confirmation, text) => {
    expect(newPasswordProblem(password, confirmation)).toBe(text);
  });
});
