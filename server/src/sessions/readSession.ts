import type { SessionUser } from '@belldesk/contract/product/account';
import { noticingAway } from '@belldesk/kit/database/awayNotes';
import type { Membership } from '../access/requireMember.ts';
import { noteSeen } from '../accounts/devices/queries.ts';
import { findSession } from '../accounts/queries.ts';
import { type Auth, RENEW_AFTER_SECONDS, SESSION_SECONDS } from '../accounts/signIn/auth.ts';
import type { Database } from '../db/client.ts';
import { ensureOrganisation } from '../organisations/ensureOrganisation.ts';
import { findMembership } from '../organisations/queries.ts';
import { readSignedCookie } from './signedCookie.ts';

export interface Session {
  readonly user: SessionUser | null;
  /** The business chosen; null where nobody is signed in. */
  readonly membership: Membership | null;
  /** Of the session, not of its cookie; null where nobody is signed in. */
  readonly sessionId: string | null;
  /** Cookies that renew the session, or take it away. */
  readonly setCookies: readonly string[];
}

/** How exactly it is known when a session was last used. */
const SEEN_EVERY_MS = 60_000;

const NOBODY: Session = { user: null, membership: null, sessionId: null, setCookies: [] };

/**
 * Who is signed in. A session that needs nothing but reading is read here, in one query and one hash;
 * whatever must be renewed or taken away is left to better-auth, which takes ten times as long.
 * @param cookies the Cookie header
 * @param nowMs real time, as sessions run out by it
 * @param find in place of `findSession`, where it brings more along
 */
export async function readSession(
  { auth, db, nowMs }: { auth: Auth; db: Database; nowMs: number },
  cookies: string | undefined,
  find: (db: Database, token: string) => ReturnType<typeof findSession> = findSession,
): Promise<Session> {
  if (cookies === undefined) return NOBODY;
  const { authCookies, secret } = await auth.$context;
  const token = readSignedCookie(cookies, authCookies.sessionToken.name, secret);
  if (token === null) return NOBODY;
  const found = await find(db, token);
  // One that was made at the moment of the suspension.
  if (found?.suspendedAt) return NOBODY;
  const renewAtMs = found
    ? found.expiresAt.getTime() - (SESSION_SECONDS - RENEW_AFTER_SECONDS) * 1_000
    : 0;
  if (found && nowMs < renewAtMs) {
    if (found.seenAt.getTime() < nowMs - SEEN_EVERY_MS) await markSeen(db, found.sessionId, nowMs);
    const { organisationId, memberRole: role } = found;
    const membership =
      organisationId !== null && role !== null
        ? { organisationId, role }
        : await firstOrganisation(db, found, nowMs);
    return { user: present(found), membership, sessionId: found.sessionId, setCookies: [] };
  }
  return readByBetterAuth({ auth, db, nowMs }, cookies);
}

function markSeen(db: Database, id: string, nowMs: number): Promise<void> {
  const before = new Date(nowMs - SEEN_EVERY_MS);
  return noteSeen(db, { id, now: new Date(nowMs), before });
}

function firstOrganisation(
  db: Database,
  { id: userId, name }: { readonly id: string; readonly name: string },
  nowMs: number,
): Promise<Membership | null> {
  return ensureOrganisation(db, { userId, name, now: new Date(nowMs) });
}

async function readByBetterAuth(
  { auth, db, nowMs }: { auth: Auth; db: Database; nowMs: number },
  cookie: string,
): Promise<Session> {
  const ask = () => auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true });
  const { answer } = await noticingAway(ask);
  const { user: found, session } = answer.response ?? {};
  const membership =
    found && session
      ? ((await findMembership(db, found.id, session.id)) ??
        (await firstOrganisation(db, found, nowMs)))
      : null;
  return {
    user: found ? present({ ...found, image: found.image ?? null }) : null,
    membership,
    sessionId: session?.id ?? null,
    setCookies: answer.headers?.getSetCookie() ?? [],
  };
}

function present(user: {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly image: string | null;
  readonly role?: string | null | undefined;
  readonly createdAt: Date;
}): SessionUser {
  return {
    id: user.id,
    email: user.email,
    fullName: user.name,
    avatarUrl: user.image,
    createdAt: user.createdAt.toISOString(),
    role: user.role === 'operator' ? 'operator' : 'owner',
  };
}
