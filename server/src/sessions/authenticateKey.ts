import { AppError } from '@belldesk/contract/errors';
import { API_KEY_REQUESTS_A_MINUTE, apiKeyForm } from '@belldesk/contract/product/apiKeys';
import type { AskingKey } from '../access/apiKey.ts';
import type { Membership } from '../access/requireMember.ts';
import type { Deps } from '../context.ts';
import { describeError } from '../describeError.ts';
import { hashOf } from '../organisations/apiKeys/keys.ts';
import { findKeyByHash, noteUsed } from '../organisations/apiKeys/queries.ts';
import { WindowCounter } from '../organisations/apiKeys/windowCounter.ts';
import { networkOf } from '../rateLimits/network.ts';

const MINUTE_MS = 60_000;
/** Wrong keys of one network. */
const FAILURES = { max: 30, windowMs: 10 * MINUTE_MS };

/** Who asks by a key, or why nobody does. */
export type KeyAnswer =
  | { readonly isIn: true; readonly apiKey: AskingKey; readonly membership: Membership }
  | {
      readonly isIn: false;
      readonly error: AppError;
      /** Where waiting helps. */
      readonly retryAfterSeconds: number | null;
    };

export interface KeyAuthenticator {
  /**
   * Reads a key, counts it, and notes its use beside the request.
   * @param address of the connection
   */
  authenticate(secret: string, address: string): Promise<KeyAnswer>;
}

/** @returns an authenticator with counts of its own */
export function createKeyAuthenticator(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
): KeyAuthenticator {
  const { db, clock, logger } = deps;
  const failures = new WindowCounter({ clock, ...FAILURES });
  const requests = new WindowCounter({
    clock,
    max: API_KEY_REQUESTS_A_MINUTE,
    windowMs: MINUTE_MS,
  });
  const beingNoted = new Set<string>();

  function refuse(message: string, address: string): KeyAnswer {
    // A key that is right passes from there all the same: many programs may share one address.
    const retryAfterSeconds = failures.count(networkOf(address));
    const error =
      retryAfterSeconds === null
        ? new AppError('unauthenticated', message)
        : new AppError(
            'too-many',
            'Too many requests with an invalid API key. Wait, then try again.',
          );
    return { isIn: false, error, retryAfterSeconds };
  }

  function note(id: string, lastUsedAt: Date | null): void {
    const minute = new Date(Math.floor(clock.nowMs() / MINUTE_MS) * MINUTE_MS);
    if ((lastUsedAt && lastUsedAt >= minute) || beingNoted.has(id)) return;
    beingNoted.add(id);
    noteUsed(db, id, minute)
      .catch((cause: unknown) => {
        logger.warn({ problem: describeError(cause) }, 'the use of an API key was not noted');
      })
      .finally(() => beingNoted.delete(id));
  }

  return {
    async authenticate(secret, address) {
      if (!apiKeyForm.test(secret))
        return refuse(
          'This is not an API key. Keys start with bd_live_ and have no spaces.',
          address,
        );
      const found = await findKeyByHash(db, hashOf(secret));
      if (!found || found.suspendedAt) return refuse('API key not found.', address);
      if (found.revokedAt) {
        const day = found.revokedAt.toISOString().slice(0, 10);
        return refuse(`This API key was revoked on ${day}.`, address);
      }
      const { id, scope, organisationId } = found;
      const retryAfterSeconds = requests.count(id);
      if (retryAfterSeconds !== null) {
        const message = `The limit is ${API_KEY_REQUESTS_A_MINUTE} requests per minute and key. Try again in ${retryAfterSeconds} seconds.`;
        return { isIn: false, error: new AppError('too-many', message), retryAfterSeconds };
      }
      note(id, found.lastUsedAt);
      // What a manager may, and of that what the scope lets it.
      return { isIn: true, apiKey: { id, scope }, membership: { organisationId, role: 'manager' } };
    },
  };
}
