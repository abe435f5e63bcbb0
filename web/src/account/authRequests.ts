import type { SessionUser } from '@belldesk/contract/product/account';
import type { InvitationAnswer } from '@belldesk/contract/product/members';
import { t } from '@lingui/core/macro';
import { emitAuth } from '../session/bus.ts';
import { readSessionAgain } from '../session/read.ts';

const RESET = '/api/account/password-reset';
/** The server's code for an address that somebody has signed up with. */
const TAKEN = 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL';
const TAKEN_TEXT = t`There is already an account with this email address. Sign in, or reset your password.`;
const UNKNOWN = t`Unknown error occurred`;
const UPDATE_FAILED = t`Failed to update password`;

/**
 * Opens a session with a password; null where a code is asked for as well (secondStep.ts). Rejects with the
 * server's text, else "Failed to sign in".
 */
export async function signInWithPassword(
  email: string,
  password: string,
): Promise<SessionUser | null> {
  const failed = t`Failed to sign in`;
  const answer = await post('/api/auth/sign-in/email', { email, password }, failed);
  const isHalfway = typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer;
  return isHalfway ? null : openSession(failed);
}

/** Makes an account and opens its session. Rejects with the server's text, else "Failed to sign up". */
export async function signUpWithPassword(
  name: string,
  email: string,
  password: string,
): Promise<SessionUser> {
  const failed = t`Failed to sign up`;
  await post('/api/auth/sign-up/email', { name, email, password }, failed);
  return openSession(failed);
}

/**
 * Has a link for a new password mailed. Rejects with the server's text, "Unknown error occurred" where it
 * gave none, else "Failed to send password reset email".
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const failed = t`Failed to send password reset email`;
  await post(RESET, { email }, failed, UNKNOWN);
}

/** Whether a mailed link holds. Rejects with "Failed to update password" where no answer came. */
export async function checkResetLink(token: string): Promise<boolean> {
  const answer = await post(`${RESET}/link`, { token }, UPDATE_FAILED, UNKNOWN);
  return (
    typeof answer === 'object' && answer !== null && 'holds' in answer && answer.holds === true
  );
}

/**
 * Sets a new password by a mailed link. Rejects with the server's text, "Unknown error occurred" where it
 * gave none, else "Failed to update password".
 */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await post(`${RESET}/password`, { token, newPassword }, UPDATE_FAILED, UNKNOWN);
}

/** Makes the address of a mailed link the account's. @returns it. Rejects with the server's text, else UNKNOWN. */
export async function confirmEmail(token: string): Promise<string> {
  const answer = await post('/api/account/email/confirmation', { token }, UNKNOWN);
  const email = (answer as { email?: unknown } | null)?.email;
  if (typeof email !== 'string') throw new Error(UNKNOWN);
  return email;
}

/** What the link of an invitation leads to. Rejects with the server's text, else UNKNOWN. */
export async function lookAtInvitation(token: string): Promise<InvitationAnswer> {
  return (await post('/api/invitations/link', { token }, UNKNOWN)) as InvitationAnswer;
}

/** Makes who is signed in a member. Rejects with the server's text, which says why not, else UNKNOWN. */
export async function acceptInvitation(token: string): Promise<void> {
  await post('/api/invitations/acceptance', { token }, UNKNOWN);
}

async function openSession(failedText: string): Promise<SessionUser> {
  const user = await readSessionAgain().catch((cause: unknown) => {
    throw new Error(failedText, { cause });
  });
  if (!user) throw new Error(failedText);
  emitAuth('SIGNED_IN', user);
  return user;
}

/** @param wordlessText said where the server refuses and gives no text */
async function post(
  path: string,
  body: object,
  failedText: string,
  wordlessText = failedText,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    throw new Error(failedText, { cause });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new Error(messageIn(answer) ?? wordlessText);
}

function messageIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null;
  if ('code' in answer && answer.code === TAKEN) return TAKEN_TEXT;
  return typeof answer.message === 'string' && answer.message !== '' ? answer.message : null;
}
