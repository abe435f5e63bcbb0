import { type CallChange, callChange } from '@belldesk/contract/product/calls';
import { z } from 'zod';
import type { PgListener } from './pgListener.ts';

/** Channel on which a committed transaction tells of a call; payload is a CallNotice as JSON. */
export const CALL_CHANNEL = 'belldesk_calls';

export const callNotice = callChange.extend({ organisationId: z.string() });
export type CallNotice = z.infer<typeof callNotice>;

export interface CallSubscriber {
  hear(change: CallChange): void;
  /** Changes may have been missed: whoever wants more asks anew, and reads the list again. */
  end(): void;
}

export interface CallChanges {
  /** Tells of every change of a call of this business; the returned function stops that. */
  subscribe(organisationId: string, subscriber: CallSubscriber): () => void;
}

/** Tells subscribers of calls that began or ended, in whichever process that was committed. */
export function createCallChanges(listener: Pick<PgListener, 'on' | 'onReconnect'>): CallChanges {
  const subscribers = new Map<string, Set<CallSubscriber>>();
  listener.on(CALL_CHANNEL, (payload) => {
    const { organisationId, ...change } = callNotice.parse(JSON.parse(payload));
    for (const subscriber of subscribers.get(organisationId) ?? []) subscriber.hear(change);
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
