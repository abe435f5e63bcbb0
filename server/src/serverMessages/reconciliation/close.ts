import { recordBadge } from '@belldesk/contract/product/callBadge';
import { REPORT_LOST } from '@belldesk/contract/product/callOutcome';
import { endedBecause } from '../../calls/endedBecause.ts';
import { tellEnded } from '../../calls/tellEnded.ts';
import type { Deps } from '../../context.ts';
import { callOutcome } from '../callOutcome.ts';
import { closeAsLost, type UnreconciledCall } from './queries.ts';

/**
 * Closes a call of which the voice platform knows nothing: it takes no minutes, and says so. What was written down in it
 * stays. A report that comes after all still takes its place.
 */
export async function closeUnreported(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: UnreconciledCall,
): Promise<void> {
  const { type, startTime } = call;
  const ending = { type, status: 'failed', endedReason: REPORT_LOST, durationSeconds: 0 } as const;
  await db.transaction(async (tx) => {
    const { isReservation, ...taken } = await callOutcome(tx, call, 'none');
    const isClosed = await closeAsLost(tx, call, {
      ...taken,
      badge: recordBadge({ ...ending, ...taken, isReservation }),
      errorMessage: endedBecause(ending),
      // How long it went on is not known either.
      endTime: startTime,
    });
    if (isClosed) await tellEnded(tx, call, clock.nowMs());
  });
}
