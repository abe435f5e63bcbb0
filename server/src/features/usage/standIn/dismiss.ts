import type { Transaction } from '../../../db/client.ts';
import { enqueue } from '../../../jobs/queries.ts';
import { deleteStandIn, findStandIn } from './queries.ts';

/** Does away with an account's stand-in, where it has one: here at once, on the voice platform by a job. */
export async function dismissStandIn(tx: Transaction, organisationId: string): Promise<void> {
  const standIn = await findStandIn(tx, organisationId);
  if (!standIn) return;
  await deleteStandIn(tx, organisationId);
  await enqueue(tx, 'voice-cleanup', { assistantId: standIn.assistantId });
}
