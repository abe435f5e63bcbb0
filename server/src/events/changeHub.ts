import { CHANGE_CHANNEL, type ChangeNotice, changeNotice } from './notice.ts';
import type { PgListener } from './pgListener.ts';

/** Whose changes somebody hears of. */
export interface Watched {
  readonly userId: string;
  /** Null for changes of the account alone. */
  readonly organisationId: string | null;
}

export interface ChangeSubscriber {
  hear(notice: ChangeNotice): void;
  /** Changes may have been missed: whoever wants more asks anew, and reads again. */
  missed(): void;
}

export interface ChangeHub {
  /** Tells of every change of a business and of the account; the returned function stops that, however often it is called. */
  subscribe(watched: Watched, subscriber: ChangeSubscriber): () => void;
  /** Who is subscribed for this account, in this process. */
  count(userId: string): number;
}

// An account and its first business may have the same id.
const ofUser = (id: string) => `user ${id}`;
const ofOrganisation = (id: string) => `organisation ${id}`;
const whose = (notice: ChangeNotice) =>
  notice.topic === 'sessions' ? ofUser(notice.userId) : ofOrganisation(notice.organisationId);

/** Tells subscribers of changes, in whichever process they were committed. */
export function createChangeHub(listener: Pick<PgListener, 'on' | 'onReconnect'>): ChangeHub {
  const subscribers = new Map<string, Set<ChangeSubscriber>>();
  listener.on(CHANGE_CHANNEL, (payload) => {
    const notice = changeNotice.parse(JSON.parse(payload));
    for (const subscriber of subscribers.get(whose(notice)) ?? []) subscriber.hear(notice);
  });
  listener.onReconnect(() => {
    const all = new Set([...subscribers.values()].flatMap((set) => [...set]));
    for (const subscriber of all) subscriber.missed();
  });

  function leave(key: string, subscriber: ChangeSubscriber): void {
    const set = subscribers.get(key);
    set?.delete(subscriber);
    if (set?.size === 0) subscribers.delete(key);
  }

  return {
    subscribe({ userId, organisationId }, subscriber) {
      const keys = [ofUser(userId)];
      if (organisationId !== null) keys.push(ofOrganisation(organisationId));
      for (const key of keys)
        subscribers.set(key, (subscribers.get(key) ?? new Set()).add(subscriber));
      return () => {
        for (const key of keys) leave(key, subscriber);
      };
    },
    count: (userId) => subscribers.get(ofUser(userId))?.size ?? 0,
  };
}
