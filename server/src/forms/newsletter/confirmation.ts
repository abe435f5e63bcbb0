import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../context.ts';
import { confirmBy, endSubscription, setConfirmToken } from './queries.ts';

const TOKEN_BYTES = 24;
const TOKEN_HOLDS_MS = 7 * 24 * 60 * 60 * 1_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

type Parts = Pick<Deps, 'db' | 'clock'>;

/** A new token for the mail that asks for the confirmation; null where nothing is to be asked any more. */
export async function newConfirmation(
  { db, clock }: Parts,
  subscriberId: string,
): Promise<{ readonly email: string; readonly token: string } | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const email = await setConfirmToken(db, subscriberId, {
    confirmTokenHash: hashOf(token),
    confirmExpiresAt: new Date(clock.nowMs() + TOKEN_HOLDS_MS),
  });
  return email === null ? null : { email, token };
}

/** Subscribes whoever has the token. False when it was used, replaced or has run out. */
export function confirmSubscription({ db, clock }: Parts, token: string): Promise<boolean> {
  return confirmBy(db, hashOf(token), new Date(clock.nowMs()));
}

/** Ends the subscription that a mail's last line names. */
export function unsubscribe({ db, clock }: Parts, subscriberId: string): Promise<void> {
  return endSubscription(db, subscriberId, new Date(clock.nowMs()));
}
