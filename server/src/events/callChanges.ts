import { type CallChange, callChange } from '@belldesk/contract/product/calls';
import { z } from 'zod';
import type { PgListener } from './pgListener.ts';

/** Channel on which a committed transaction tells of a call; payload is a CallNotice as JSON. */
export const CALL_CHANNEL = 'belldesk_calls';

export const callNotice = callChange.extend({ userId: z.string() });
export type CallNotice = z.infer<typeof callNotice>;

export interface CallChanges {
  /** Calls `hear` for every change of a call of this user; the returned function stops that. */
  subscribe(userId: string, hear: (change: CallChange) => void): () => void;
}

/** Tells subscribers of calls that began or ended, in whichever process that was committed. */
export function createCallChanges(listener: PgListener): CallChanges {
  const hearers = new Map<string, Set<(change: CallChange) => void>>();
  listener.on(CALL_CHANNEL, (payload) => {
    const { userId, ...change } = callNotice.parse(JSON.parse(payload));
    for (const hear of hearers.get(userId) ?? []) hear(change);
  });
  return {
    subscribe(userId, hear) {
      const set = hearers.get(userId) ?? new Set();
      hearers.set(userId, set.add(hear));
      return () => {
        set.delete(hear);
        if (set.size === 0 && hearers.get(userId) === set) hearers.delete(userId);
      };
    },
  };
}
