import type { SessionAnswer, SessionUser } from '@belldesk/contract/product/account';
import { SESSION_RENEWED_HEADER } from '@belldesk/contract/product/sessionRenewed';
import { t } from '@lingui/core/macro';
import { emitAuth, onAuth } from './bus.ts';

/** The text of the catalogue for a session that could not be read. */
export const SESSION_FAILED = t`Failed to initialize authentication`;

interface Answer {
  readonly session: SessionAnswer;
  readonly isRenewed: boolean;
}

const NOBODY: SessionAnswer = { user: null, organisation: null, organisations: [] };

let known: Promise<SessionAnswer> | null = null;

/**
 * Who is signed in, asked once for each page load, in the plain RPC form so that public pages
 * need no client library for it. Rejects with SESSION_FAILED when the server does not answer; the next
 * one who wants to know asks anew then.
 */
export async function readSession(): Promise<SessionUser | null> {
  return (await readMembership()).user;
}

/** The same, with their businesses. */
export function readMembership(): Promise<SessionAnswer> {
  known ??= keep(askServer(), (user) => emitAuth('INITIAL_SESSION', user));
  return known;
}

/** Asks the server again, after a sign-in or sign-up. */
export async function readSessionAgain(): Promise<SessionUser | null> {
  return (await readMembershipAgain()).user;
}

/** The same, with their businesses. */
export function readMembershipAgain(): Promise<SessionAnswer> {
  known = keep(askServer());
  return known;
}

function keep(
  asked: Promise<Answer>,
  tell: (user: SessionUser | null) => void = () => {},
): Promise<SessionAnswer> {
  const kept = asked.then(
    ({ session, isRenewed }) => {
      const { user } = session;
      tell(user);
      if (user && isRenewed) emitAuth('TOKEN_REFRESHED', user);
      return session;
    },
    (error: unknown) => {
      if (known === kept) known = null;
      throw error;
    },
  );
  return kept;
}

/** Tells the window of a session that an answer of the API has lengthened. */
export async function tellOfRenewal(response: Response): Promise<void> {
  if (!response.headers.has(SESSION_RENEWED_HEADER)) return;
  const user = (await known?.catch(() => null))?.user;
  if (user) emitAuth('TOKEN_REFRESHED', user);
}

/** A sign-out, here or in another tab, is known without asking; the answer ends it. */
export function forgetSessionOnSignOut(): () => void {
  return onAuth((event) => {
    if (event.name === 'SIGNED_OUT') known = Promise.resolve(NOBODY);
  });
}

async function askServer(): Promise<Answer> {
  try {
    const response = await fetch('/rpc/account/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer = (await response.json()) as { json: SessionAnswer };
    return { session: answer.json, isRenewed: response.headers.has(SESSION_RENEWED_HEADER) };
  } catch (cause) {
    throw new Error(SESSION_FAILED, { cause });
  }
}
