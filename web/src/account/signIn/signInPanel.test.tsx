// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignInPanel } from './SignInPanel.tsx';

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/sign-in');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<SignInPanel />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const named = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
const press = (words: string) => act(async () => named(words)?.click());
const focused = () => document.activeElement?.getAttribute('name') ?? null;
const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

it('keeps the focus in the form that is shown, and never takes it at the start', async () => {
  expect(focused()).toBeNull();
  await press('Forgot password?');
  expect([focused(), named('Send Reset Link')]).toEqual(['email', expect.anything()]);
  await press('Back to sign in');
  expect([focused(), named('Sign In')]).toEqual(['email', expect.anything()]);
});

it('clears what was said on the way to the other form and back', async () => {
  await press('Sign In');
  expect(alerts()).toEqual(['Please enter your email address', 'Please enter your password']);
  await press('Forgot password?');
  expect(alerts()).toEqual([]);
  await press('Send Reset Link');
  expect(alerts()).toEqual(['Please enter your email address']);
  await press('Back to sign in');
  expect(alerts()).toEqual([]);
});
