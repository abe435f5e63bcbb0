// @vitest-environment happy-dom
import { RESET_LINK_PROBLEM } from '@belldesk/contract/product/account';
import { EMAIL_LINK_PROBLEM } from '@belldesk/contract/product/accountSettings';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmEmail } from '../signUp/ConfirmEmail.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

let root: Root;
/** What each path answers; no answer comes from any other. */
let answers: Record<string, () => Response>;
let asked: string[];

beforeEach(() => {
  asked = [];
  answers = { '/rpc/account/session': () => Response.json({ json: { user: null } }) };
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(hash: string, page: ReactNode): Promise<void> {
  window.history.replaceState(null, '', `/page${hash}`);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(page));
}
/** A link of another mail, followed in the same window. */
const openAnother = (hash: string) =>
  act(async () => {
    window.history.replaceState(null, '', `/page${hash}`);
    window.dispatchEvent(new Event('hashchange'));
  });
const shown = () => document.querySelector('[role=alert]')?.textContent ?? null;
function button(): HTMLButtonElement {
  const found = document.querySelector('button');
  if (!found) throw new Error('there is no button');
  return found;
}
const press = () => act(async () => button().click());
const refuse = (message: string) => () => Response.json({ message }, { status: 400 });

describe('the link to a new address', () => {
  const PATH = '/api/account/email/confirmation';

  it('can be pressed again where no answer came', async () => {
    await open('#a.b', <ConfirmEmail />);
    await press();
    expect([shown(), button().disabled]).toEqual(['Unknown error occurred', false]);
    answers[PATH] = () => Response.json({ email: 'ada@example.com' });
    await press();
    expect(document.body.textContent).toContain('Your account now uses ada@example.com.');
  });

  it('that holds no more is pressed once; a newer one counts', async () => {
    answers[PATH] = refuse(EMAIL_LINK_PROBLEM);
    await open('#a.b', <ConfirmEmail />);
    await press();
    expect([shown(), button().disabled]).toEqual([EMAIL_LINK_PROBLEM, true]);
    await openAnother('#c.d');
    expect([shown(), button().disabled]).toEqual([null, false]);
  });

  it.each(['#%E0%A4%A', '#x'])('%s is nobody’s, in words', async (hash) => {
    answers[PATH] = refuse(EMAIL_LINK_PROBLEM);
    await open(hash, <ConfirmEmail />);
    await press();
    expect(shown()).toBe(EMAIL_LINK_PROBLEM);
  });

  it('that is none asks nobody', async () => {
    await open('', <ConfirmEmail />);
    expect([shown(), button().disabled, asked]).toEqual([EMAIL_LINK_PROBLEM, true, []]);
  });
});

describe('the link for a new password', () => {
  const LINK = '/api/account/password-reset/link';
  const PATH = '/api/account/password-reset/password';
  const way = () => document.querySelector('a')?.getAttribute('href') ?? null;
  const type = (password: string) => {
    for (const field of document.querySelectorAll('input')) field.value = password;
  };

  it('that could not be asked about is tried all the same', async () => {
    await open('#token', <ResetPasswordForm />);
    expect([shown(), button().disabled, way()]).toEqual(['Failed to update password', false, null]);
    answers[PATH] = () => Response.json({ changed: true });
    type('a new password');
    await press();
    expect(document.body.textContent).toContain('Password Reset Successfully!');
  });

  it('used elsewhere meanwhile leads to where one asks for another; a newer one counts', async () => {
    answers[LINK] = () => Response.json({ holds: true });
    answers[PATH] = refuse(RESET_LINK_PROBLEM);
    await open('#token', <ResetPasswordForm />);
    expect([shown(), button().disabled]).toEqual([null, false]);
    type('a new password');
    await press();
    expect([shown(), button().disabled]).toEqual([RESET_LINK_PROBLEM, true]);
    expect(way()).toBe('/sign-in#forgot-password');
    await openAnother('#newer');
    expect([shown(), button().disabled, way()]).toEqual([null, false, null]);
  });

  it.each([
    ['short', 'short', 'Password must be at least 8 characters long'],
    ['a new password', 'another', 'Passwords do not match'],
  ])('takes %j and %j for what they are', async (first, second, text) => {
    answers[LINK] = () => Response.json({ holds: true });
    await open('#token', <ResetPasswordForm />);
    const [one, two] = document.querySelectorAll('input');
    if (one) one.value = first;
    if (two) two.value = second;
    await press();
    expect([shown(), asked.includes(PATH)]).toEqual([text, false]);
  });
});
