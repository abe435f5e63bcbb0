import type { Subscription } from '@belldesk/contract/product/billing';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
import { presentSubscription } from './presenter.ts';
import { findSubscription } from './queries.ts';

/** @throws AppError unauthenticated */
export async function readSubscription({ ctx }: { ctx: Ctx }): Promise<Subscription> {
  const user = requireUser(ctx, 'see the subscription');
  const row = await findSubscription(ctx.db, user.id);
  return presentSubscription(row, new Date(ctx.clock.nowMs()), ctx.payments.name === 'test');
}
