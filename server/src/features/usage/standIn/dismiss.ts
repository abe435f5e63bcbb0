import type { Transaction } from '../../../db/client.ts';
import { enqueue } from '../../../jobs/queries.ts';
import { deleteStandIn, findStandIn } from './queries.ts';

/** Does away with an account's stand-in, where it has one: here at once, on the voice platform by a job. */
export async function dismissStandIn(tx: Transaction, userId: string): Promise<void> {
  const standIn = await findStandIn(tx, userId);
  if (!standIn) return;
  await deleteStandIn(tx, userId);
  await enqueue(tx, 'voice-cleanup', { assistantId: standIn.assistantId });
}
