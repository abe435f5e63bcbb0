import { t } from '@lingui/core/macro';

const FAILED = t`Something went wrong. Please try again.`;

/** What each refusal means to the person, and what to do next. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['INVALID_PASSWORD', t`The current password is incorrect`],
  ['INVALID_CODE', t`This code is incorrect or was already used. Wait for the next one.`],
]);

export interface Enrolment {
  /** otpauth: address for an authenticator app. */
  readonly uri: string;
  readonly backupCodes: readonly string[];
}

/** Makes a secret and backup codes; nothing is asked at a sign-in before a code was shown. */
export async function beginTwoFactor(password: string): Promise<Enrolment> {
  const answer = await post('enable', { password });
  return { uri: String(answer.totpURI), backupCodes: codesIn(answer) };
}

/** Turns it on by the first code of the app. */
export async function confirmTwoFactor(code: string): Promise<void> {
  await post('verify-totp', { code: code.replace(/\s/g, '') });
}

export async function endTwoFactor(password: string): Promise<void> {
  await post('disable', { password });
}

/** Makes new backup codes; the ones before are void. */
export async function newBackupCodes(password: string): Promise<readonly string[]> {
  return codesIn(await post('generate-backup-codes', { password }));
}

function codesIn(answer: Record<string, unknown>): string[] {
  return Array.isArray(answer.backupCodes) ? answer.backupCodes.map(String) : [];
}

async function post(operation: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`/api/auth/two-factor/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Error(FAILED, { cause });
  });
  const answer = ((await response.json().catch(() => null)) ?? {}) as Record<string, unknown>;
  if (response.ok) return answer;
  const { code, message } = answer;
  throw new Error(
    TEXTS.get(String(code)) ?? (typeof message === 'string' && message ? message : FAILED),
  );
}
