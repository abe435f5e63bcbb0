import type { OperatorOverview } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { countFailedJobs } from '../jobs/queries.ts';
import { readStorage } from '../storage/read.ts';
import { countAll } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What waits, for the first page of the console. */
export async function readOverview({ ctx }: { ctx: OperatorCtx }): Promise<OperatorOverview> {
  const since = new Date(ctx.clock.nowMs() - DAY_MS);
  const [counts, failedJobs, storage] = await Promise.all([
    countAll(ctx.db, since),
    countFailedJobs(ctx.db),
    readStorage(ctx),
  ]);
  return { ...counts, failedJobs, storage };
}
