import { AppError } from '@belldesk/contract/errors';
import type { Ctx } from '../../context.ts';
import { endOf, type SubscriptionRow } from './planNow.ts';
import { findCustomer, findSubscription } from './queries.ts';

export interface Bought {
  readonly row: SubscriptionRow;
  readonly customerId: string;
}

/**
 * What a user has bought and has not ended, with the provider that is asked about it.
 * @throws AppError conflict where there is nothing
 */
export async function requireBought(ctx: Ctx, userId: string): Promise<Bought> {
  const { db, payments, clock } = ctx;
  const [row, customerId] = await Promise.all([
    findSubscription(db, userId),
    findCustomer(db, userId, payments.name),
  ]);
  const isOver = row !== null && isEnded(row, new Date(clock.nowMs()));
  if (!row || isOver || row.provider !== payments.name || customerId === null) {
    throw new AppError('conflict', 'There is no paid plan. Choose one first.');
  }
  return { row, customerId };
}

/** Whether nothing more comes of what was bought. */
export function isEnded(row: SubscriptionRow, now: Date): boolean {
  const end = endOf(row);
  return row.status === 'ended' || (end !== null && now >= end);
}
