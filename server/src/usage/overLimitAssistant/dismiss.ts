import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { deleteOverLimitAssistant, type OverLimitAssistantRow } from './queries.ts';

/** Does away with a stand-in: here at once, on the voice platform by a job. */
export async function dismissOverLimitAssistant(
  tx: Transaction,
  overLimit: OverLimitAssistantRow,
): Promise<void> {
  await deleteOverLimitAssistant(tx, overLimit.standsInFor);
  await enqueue(tx, 'voice-cleanup', { assistantId: overLimit.assistantId });
}
