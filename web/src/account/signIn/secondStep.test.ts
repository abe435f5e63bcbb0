// @vitest-environment happy-dom
import type { SessionUser } from '@belldesk/contract/product/account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AuthEvent, onAuth } from '../../session/bus.ts';
import { signInWithPassword } from '../authRequests.ts';
import { plainCode, verifySecondStep } from './secondStep.ts';

const user: SessionUser = {
  id: 'u1',
  email: 'ada@example.com',
  fullName: 'Ada Rossi',
  avatarUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  role: 'owner',
};
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

/** Answers by path; a path that is not there breaks the connection. */
function serve(answers: Record<string, [status: number, body: unknown]>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    asked.push(`${path} ${init.body}`);
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return asked;
}
const session = (found: SessionUser | null): [number, unknown] => [200, { json: { user: found } }];
const APP = '/api/auth/two-factor/verify-totp';
const BACKUP = '/api/auth/two-factor/verify-backup-code';

describe('a sign-in with a password', () => {
  it('is done where no code is asked for', async () => {
    serve({ '/api/auth/sign-in/email': [200, {}], '/rpc/account/session': session(user) });
    expect(await signInWithPassword(user.email, 'x')).toEqual(user);
    expect(heard.mock.calls).toEqual([[{ name: 'SIGNED_IN', user }]]);
  });

  it('is half done, and nobody is told, where one is', async () => {
    serve({ '/api/auth/sign-in/email': [200, { twoFactorRedirect: true }] });
    expect(await signInWithPassword(user.email, 'x')).toBeNull();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the code after it', () => {
  it('opens the session and tells the window of both', async () => {
    const asked = serve({ [APP]: [200, {}], '/rpc/account/session': session(user) });
    expect(await verifySecondStep('app', ' 123 456 ')).toEqual(user);
    expect(asked[0]).toBe(`${APP} {"code":"123456"}`);
    expect(heard.mock.calls).toEqual([
      [{ name: 'MFA_CHALLENGE_VERIFIED', user }],
      [{ name: 'SIGNED_IN', user }],
    ]);
  });

  it.each([
    [APP, 'app', 401, { code: 'INVALID_CODE', message: 'Invalid code' }, /^This code is incorrect/],
    [BACKUP, 'backup', 401, { code: 'INVALID_BACKUP_CODE' }, /^This backup code is incorrect/],
    [APP, 'app', 401, { code: 'INVALID_TWO_FACTOR_COOKIE' }, /^The second step took too long/],
    [APP, 'app', 400, { code: 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE' }, /^Too many wrong codes\. Go/],
    [APP, 'app', 429, { code: 'ACCOUNT_TEMPORARILY_LOCKED' }, /^Too many wrong codes in a row/],
    [APP, 'app', 429, { message: 'Too many requests.' }, /^Too many requests\.$/],
    [APP, 'app', 500, null, /^Failed to sign in$/],
    ['/elsewhere', 'app', 200, {}, /^Failed to sign in$/],
  ] as const)('%s as %s answered %i %j is told so', async (path, kind, status, body, text) => {
    serve({ [path]: [status, body] });
    await expect(verifySecondStep(kind, '123456')).rejects.toThrow(text);
    expect(heard).not.toHaveBeenCalled();
  });

  it('without a session after it is no sign-in', async () => {
    serve({ [APP]: [200, {}], '/rpc/account/session': session(null) });
    await expect(verifySecondStep('app', '123456')).rejects.toThrow('Failed to sign in');
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ['app', '123 456', '123456'],
    ['backup', 'abcde-FGHIJ', 'abcde-FGHIJ'],
    ['backup', ' abcde FGHIJ ', 'abcde-FGHIJ'],
    ['backup', 'abcdeFGHIJ', 'abcde-FGHIJ'],
    ['backup', 'short', 'short'],
  ] as const)('%s %j is sent as %j', (kind, typed, sent) => {
    expect(plainCode(kind, typed)).toBe(sent);
  });
});
