import type { PgListener } from './pgListener.ts';

export interface SignalSubscriber {
  hear(): void;
  /** Signals may have been missed: whoever wants more asks anew, and reads again. */
  end(): void;
}

export interface TenantSignals {
  /** Tells whenever something of this business has changed; the returned function stops that. */
  subscribe(organisationId: string, subscriber: SignalSubscriber): () => void;
}

/**
 * Tells subscribers that something of a business was changed, in whichever process that was committed.
 * @param channel carries the business's id as payload
 */
export function createTenantSignals(
  listener: Pick<PgListener, 'on' | 'onReconnect'>,
  channel: string,
): TenantSignals {
  const subscribers = new Map<string, Set<SignalSubscriber>>();
  listener.on(channel, (organisationId) => {
    for (const subscriber of subscribers.get(organisationId) ?? []) subscriber.hear();
  });
  listener.onReconnect(() => {
    for (const set of subscribers.values()) for (const subscriber of set) subscriber.end();
  });
  return {
    subscribe(organisationId, subscriber) {
      const set = subscribers.get(organisationId) ?? new Set();
      subscribers.set(organisationId, set.add(subscriber));
      return () => {
        set.delete(subscriber);
        if (set.size === 0 && subscribers.get(organisationId) === set)
          subscribers.delete(organisationId);
      };
    },
  };
}
