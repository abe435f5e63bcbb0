import type { OperatorOverview } from '@belldesk/contract/product/operator';
import { countFailedJobs } from '../jobs/queries.ts';
import type { OperatorCtx } from '../requireOperator.ts';
import { countAll } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What waits, for the first page of the console. */
export async function readOverview({ ctx }: { ctx: OperatorCtx }): Promise<OperatorOverview> {
  const since = new Date(ctx.clock.nowMs() - DAY_MS);
  const [counts, failedJobs] = await Promise.all([
    countAll(ctx.db, since),
    countFailedJobs(ctx.db),
  ]);
  return { ...counts, failedJobs };
}
