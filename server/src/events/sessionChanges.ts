import type { PgListener } from './pgListener.ts';

/** Channel on which a committed transaction tells that sessions of a user ended; payload is the user's id. */
export const SESSION_CHANNEL = 'belldesk_sessions';

export interface SessionChanges {
  /** Runs whenever a session of this user may have ended; the returned function stops that. */
  subscribe(userId: string, look: () => void): () => void;
  /** Who is subscribed for this user, in this process. */
  count(userId: string): number;
}

/** Tells of ended sessions, in whichever process that was committed. */
export function createSessionChanges(
  listener: Pick<PgListener, 'on' | 'onReconnect'>,
): SessionChanges {
  const looks = new Map<string, Set<() => void>>();
  listener.on(SESSION_CHANNEL, (userId) => {
    for (const look of looks.get(userId) ?? []) look();
  });
  // What was told meanwhile is not known: everybody looks.
  listener.onReconnect(() => {
    for (const set of looks.values()) for (const look of set) look();
  });
  return {
    subscribe(userId, look) {
      const set = looks.get(userId) ?? new Set();
      looks.set(userId, set.add(look));
      return () => {
        set.delete(look);
        if (set.size === 0 && looks.get(userId) === set) looks.delete(userId);
      };
    },
    count: (userId) => looks.get(userId)?.size ?? 0,
  };
}
