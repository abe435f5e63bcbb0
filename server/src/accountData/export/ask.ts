import { AppError } from '@belldesk/contract/errors';
import { type AccountExport, EXPORTS_A_DAY } from '@belldesk/contract/product/accountData';
import { requireUser } from '../../access/requireUser.ts';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { limitRate, type RateLimit } from '../../rateLimits/rateLimit.ts';
import { presentExport } from './presenter.ts';
import { findLatest, insertExport } from './queries.ts';

const asking: RateLimit = {
  name: 'account-export',
  max: EXPORTS_A_DAY,
  windowMs: 24 * 60 * 60_000,
  message: `You can create ${EXPORTS_A_DAY} exports a day. Please try again tomorrow.`,
};

/**
 * Has everything that the account holds packed into a ZIP by a job; its owner is told by mail.
 * @throws AppError conflict while another one is made, too-many, unauthenticated
 */
export async function requestExport({ ctx }: { ctx: Ctx }): Promise<AccountExport> {
  const user = requireUser(ctx, 'export their data');
  const row = await ctx.db.transaction(async (tx) => {
    const values = { userId: user.id, createdAt: new Date(ctx.clock.nowMs()) };
    const made = await insertExport(tx, values);
    if (!made) throw new AppError('conflict', 'An export is already in progress');
    // Counted here, so that one that is not made does not count.
    await limitRate({ ...ctx, db: tx }, asking, user.id);
    await enqueue(tx, 'export-account', { exportId: made.id });
    return made;
  });
  return presentExport(row);
}

/** The export that was asked for last, or null where its file is gone by now. @throws AppError unauthenticated */
export async function latestExport({ ctx }: { ctx: Ctx }): Promise<AccountExport | null> {
  const user = requireUser(ctx, 'see their exports');
  const row = await findLatest(ctx.db, user.id, new Date(ctx.clock.nowMs()));
  return row ? presentExport(row) : null;
}
