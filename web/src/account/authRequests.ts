import type { SessionUser } from '@belldesk/contract/product/account';
import { emitAuth } from '../session/bus.ts';
import { readSessionAgain } from '../session/read.ts';

/** Opens a session with a password. Rejects with the server's text, else "Failed to sign in". */
export async function signInWithPassword(email: string, password: string): Promise<SessionUser> {
  return authenticate('/api/auth/sign-in/email', { email, password }, 'Failed to sign in');
}

/** Makes an account and opens its session. Rejects with the server's text, else "Failed to sign up". */
export async function signUpWithPassword(
  name: string,
  email: string,
  password: string,
): Promise<SessionUser> {
  return authenticate('/api/auth/sign-up/email', { name, email, password }, 'Failed to sign up');
}

async function authenticate(path: string, body: object, failedText: string): Promise<SessionUser> {
  await post(path, body, failedText);
  const user = await readSessionAgain().catch((cause: unknown) => {
    throw new Error(failedText, { cause });
  });
  if (!user) throw new Error(failedText);
  emitAuth('SIGNED_IN', user);
  return user;
}

async function post(path: string, body: object, failedText: string): Promise<void> {
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
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => null);
  throw new Error(messageIn(answer) ?? failedText);
}

function messageIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null;
  return typeof answer.message === 'string' && answer.message !== '' ? answer.message : null;
}
