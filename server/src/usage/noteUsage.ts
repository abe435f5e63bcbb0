import type { Transaction } from '../db/client.ts';
import { enqueue } from '../jobs/queries.ts';
import { isStoodIn } from './overLimitAssistant/queries.ts';
import { insertNotice, lockMeter } from './queries.ts';
import { isUsedUp, readUsage, type Usage } from './readUsage.ts';

/** Of the plan's minutes, in per cent: the owner is told when each is passed. */
const MARKS = [80, 100] as const;

/**
 * Does what has to follow when an account's usage, or its plan, has changed in this transaction: a call
 * ended, was marked as spam or is no longer, a plan began or ended. Marks passed for the first time in
 * their month are noted and told by mail; what answers callers is set right by a job.
 */
export async function noteUsage(
  tx: Transaction,
  organisationId: string,
  nowMs: number,
): Promise<void> {
  await lockMeter(tx, organisationId);
  const now = new Date(nowMs);
  const usage = await readUsage(tx, organisationId, now);
  let noticeId: string | null = null;
  for (const percent of MARKS) {
    if (!isPassed(usage, percent)) continue;
    const { planId, periodStart, periodEnd, usedSeconds } = usage;
    noticeId =
      (await insertNotice(tx, {
        organisationId,
        planId,
        periodStart,
        periodEnd,
        usedSeconds,
        percent,
        createdAt: now,
      })) ?? noticeId;
  }
  // A call that passes both marks at once is one mail: the later mark says more.
  if (noticeId !== null) await enqueue(tx, 'mail', { template: 'usage', id: noticeId });
  if (isUsedUp(usage) || (await isStoodIn(tx, organisationId)))
    await enqueue(tx, 'answering', { organisationId });
}

function isPassed({ usedSeconds, limitSeconds }: Usage, percent: number): boolean {
  return limitSeconds !== null && usedSeconds * 100 >= limitSeconds * percent;
}
