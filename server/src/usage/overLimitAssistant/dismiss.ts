import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { deleteStandIn, type OverLimitAssistantRow } from './queries.ts';

/** Does away with a stand-in: here at once, on the voice platform by a job. */
export async function dismissStandIn(
  tx: Transaction,
  standIn: OverLimitAssistantRow,
): Promise<void> {
  await deleteStandIn(tx, standIn.standsInFor);
  await enqueue(tx, 'voice-cleanup', { assistantId: standIn.assistantId });
}
