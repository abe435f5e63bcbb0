import { AppError } from '@belldesk/contract/errors';
import type { Ctx } from '../context.ts';
import { endOf, type SubscriptionRow } from './planNow.ts';
import { findCustomer, findSubscription } from './queries.ts';
import { syncCustomer } from './sync.ts';

export interface Bought {
  readonly row: SubscriptionRow;
  readonly customerId: string;
}

/**
 * What a user has bought and has not ended, with the provider that is asked about it.
 * @throws AppError conflict where there is nothing, busy where another provider has it
 */
export async function requireBought(ctx: Ctx, organisationId: string): Promise<Bought> {
  const { db, payments, clock } = ctx;
  const customerId = await findCustomer(db, organisationId, payments.name);
  // Read first: what is changed may have turned or ended there, and the event not have arrived.
  if (customerId !== null) await syncCustomer(ctx, customerId);
  const row = await findSubscription(db, organisationId);
  if (!row || isEnded(row, new Date(clock.nowMs()))) {
    throw new AppError('conflict', 'You have no paid plan. Choose one first.');
  }
  if (row.provider !== payments.name || customerId === null) {
    throw new AppError('busy', 'The payment service for this plan is currently not connected.');
  }
  return { row, customerId };
}

/** Whether nothing more comes of what was bought. */
export function isEnded(row: SubscriptionRow, now: Date): boolean {
  const end = endOf(row);
  return row.status === 'ended' || (end !== null && now >= end);
}
