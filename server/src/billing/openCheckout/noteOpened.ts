import type { BillingParts } from '../sync.ts';
import { setOpenCheckout } from './queries.ts';

/** Who pays takes a few minutes, and is told of within seconds. */
export const FIRST_ASKING_MS = 5 * 60_000;

/** Makes a checkout the one that can be paid, and has it asked about. @returns the one that was it until now */
export function noteOpened(
  { db, clock }: BillingParts,
  customerId: string,
  checkoutId: string,
): Promise<string | null> {
  const nowMs = clock.nowMs();
  return setOpenCheckout(db, customerId, {
    checkoutId,
    openedAt: new Date(nowMs),
    askAt: new Date(nowMs + FIRST_ASKING_MS),
  });
}
