import { AppError } from '@belldesk/contract/errors';
import { describeError } from '../../describeError.ts';
import { type BillingParts, syncCustomer } from '../sync.ts';
import { listUnsettled, setNextAsking, type UnsettledCheckout } from './queries.ts';

/** A checkout of Stripe can be paid for 24 hours: an hour after that it is asked about for the last time. */
const LAST_ASKING_MS = 25 * 60 * 60_000;
const BATCH = 20;

/**
 * Reads what was bought by customers whose checkout is open: who pays and does not come back, and of whom no event
 * arrives, has the plan all the same. Each is asked about ever more rarely, until nothing can be paid in it any more.
 */
export async function askAboutCheckouts(parts: BillingParts): Promise<void> {
  const { db, clock, payments, logger } = parts;
  const nowMs = clock.nowMs();
  for (const checkout of await listUnsettled(db, payments.name, new Date(nowMs), BATCH)) {
    const next = nextAsking(checkout, nowMs);
    if (!(await setNextAsking(db, checkout, next))) continue;
    try {
      await syncCustomer(parts, checkout.customerId);
      if (isOver(checkout, nowMs)) await setNextAsking(db, { ...checkout, askAt: next }, null);
    } catch (cause) {
      logger.warn({ problem: describeError(cause) }, 'could not learn whether a checkout was paid');
      // Nor would it answer for the others.
      if (cause instanceof AppError && cause.code === 'timed-out') break;
    }
  }
}

function isOver({ openedAt }: UnsettledCheckout, nowMs: number): boolean {
  return nowMs - openedAt.getTime() >= LAST_ASKING_MS;
}

/** When it is twice as old, and once when it is over. */
function nextAsking(checkout: UnsettledCheckout, nowMs: number): Date {
  const openedMs = checkout.openedAt.getTime();
  const twiceMs = nowMs + (nowMs - openedMs);
  const isLast = isOver(checkout, nowMs);
  return new Date(isLast ? twiceMs : Math.min(twiceMs, openedMs + LAST_ASKING_MS));
}
