import type { PgListener } from './pgListener.ts';

export interface SignalSubscriber {
  hear(): void;
  /** Signals may have been missed: whoever wants more asks anew, and reads again. */
  end(): void;
}

export interface UserSignals {
  /** Tells whenever something of this user has changed; the returned function stops that. */
  subscribe(userId: string, subscriber: SignalSubscriber): () => void;
}

/**
 * Tells subscribers that something of a user was changed, in whichever process that was committed.
 * @param channel carries the user's id as payload
 */
export function createUserSignals(
  listener: Pick<PgListener, 'on' | 'onReconnect'>,
  channel: string,
): UserSignals {
  const subscribers = new Map<string, Set<SignalSubscriber>>();
  listener.on(channel, (userId) => {
    for (const subscriber of subscribers.get(userId) ?? []) subscriber.hear();
  });
  listener.onReconnect(() => {
    for (const set of subscribers.values()) for (const subscriber of set) subscriber.end();
  });
  return {
    subscribe(userId, subscriber) {
      const set = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, set.add(subscriber));
      return () => {
        set.delete(subscriber);
        if (set.size === 0 && subscribers.get(userId) === set) subscribers.delete(userId);
      };
    },
  };
}
