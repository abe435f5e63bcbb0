import { AppError } from '@belldesk/contract/errors';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import type { Transaction } from '../../db/client.ts';
import { asPresentJob } from '../../jobs/mails.ts';
import { enqueue } from '../../jobs/queries.ts';
import { type JobPayload, type QueueName, queues } from '../../jobs/queues.ts';
import { writeAudit } from '../audit/write.ts';
import { type TakenJob, takeFailedJob, takeFailedJobs } from './queries.ts';

/**
 * Has a job that did not succeed done anew, at once and with all its tries. It leaves the queue and enters
 * the outbox in one transaction: pressed twice, it is done once.
 * @throws AppError not-found when it has succeeded meanwhile
 */
export async function retryJob({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly id: string };
}) {
  await ctx.db.transaction(async (tx) => {
    const taken = await takeFailedJob(tx, input.id);
    if (taken.length === 0) {
      throw new AppError('not-found', 'This was already done or is in progress.');
    }
    await doAnew(tx, taken);
    await writeAudit(tx, ctx, { action: 'retried-job', subject: input.id });
  });
  return { done: true as const };
}

/** The same for every job that did not succeed. */
export async function retryAllJobs({ ctx }: { ctx: OperatorCtx }) {
  const retried = await ctx.db.transaction(async (tx) => {
    const taken = await takeFailedJobs(tx);
    await doAnew(tx, taken);
    if (taken.length > 0) await writeAudit(tx, ctx, { action: 'retried-all-jobs' });
    return taken.length;
  });
  return { retried };
}

async function doAnew(tx: Transaction, taken: readonly TakenJob[]): Promise<void> {
  for (const job of taken) {
    const { queue, payload } = asPresentJob(job);
    const name = queue as QueueName;
    await enqueue(tx, name, queues[name].parse(payload) as JobPayload<QueueName>);
  }
}
