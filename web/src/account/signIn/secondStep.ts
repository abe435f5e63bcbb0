import type { SessionUser } from '@belldesk/contract/product/account';
import { t } from '@lingui/core/macro';
import { emitAuth } from '../../session/bus.ts';
import { readSessionAgain } from '../../session/read.ts';

const FAILED = t`Failed to sign in`;

export type CodeKind = 'app' | 'backup';

const PATHS: Readonly<Record<CodeKind, string>> = {
  app: '/api/auth/two-factor/verify-totp',
  backup: '/api/auth/two-factor/verify-backup-code',
};

/** What each refusal means to the person, and what to do next. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  [
    'INVALID_CODE',
    t`This code is incorrect or was already used. Wait for the next one in your app.`,
  ],
  ['INVALID_BACKUP_CODE', t`This backup code is incorrect or was already used.`],
  [
    'INVALID_TWO_FACTOR_COOKIE',
    t`The second step took too long. Go back and enter your password again.`,
  ],
  [
    'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    t`Too many wrong codes. Go back and enter your password again.`,
  ],
  ['ACCOUNT_TEMPORARILY_LOCKED', t`Too many wrong codes in a row. Please try again in 15 minutes.`],
]);

/** A code as it is typed and pasted, with blanks where people see them. */
export function plainCode(kind: CodeKind, typed: string): string {
  const code = typed.replace(/\s/g, '');
  return kind === 'backup' && /^\w{10}$/.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : code;
}

/**
 * Shows the code that a sign-in with a password waits for, and opens its session.
 * @throws Error with a text for the person
 */
export async function verifySecondStep(kind: CodeKind, typed: string): Promise<SessionUser> {
  const response = await fetch(PATHS[kind], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: plainCode(kind, typed) }),
  }).catch((cause: unknown) => {
    throw new Error(FAILED, { cause });
  });
  if (!response.ok) throw new Error(textOf(await response.json().catch(() => null)));
  const user = await readSessionAgain().catch((cause: unknown) => {
    throw new Error(FAILED, { cause });
  });
  if (!user) throw new Error(FAILED);
  emitAuth('MFA_CHALLENGE_VERIFIED', user);
  emitAuth('SIGNED_IN', user);
  return user;
}

function textOf(answer: unknown): string {
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  return TEXTS.get(String(code)) ?? (typeof message === 'string' && message ? message : FAILED);
}
