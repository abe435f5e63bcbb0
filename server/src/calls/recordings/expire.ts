import type { Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { type DueCall, findDue, listDue, markDeleted } from './queries.ts';

const AT_A_TIME = 500;

/** Once a day: has every recording deleted that is older than its owner wants it kept. */
export async function expireRecordings(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  for (let after: DueCall | null = null; ; ) {
    const page = await listDue(deps.db, { now, after, limit: AT_A_TIME });
    await deps.db.transaction(async (tx) => {
      for (const { id } of page) await enqueue(tx, 'delete-recording', { callRowId: id });
    });
    after = page.at(-1) ?? null;
    if (after === null || page.length < AT_A_TIME) return;
  }
}

/**
 * Deletes the platform's copy of a call, its recordings with it; what the log says of it stays. Looks
 * once more whether it is still to be done: the owner may have changed the rule since.
 */
export async function deleteRecording(
  deps: Pick<Deps, 'db' | 'clock' | 'voice'>,
  callRowId: string,
): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  const due = await findDue(deps.db, { id: callRowId, now });
  if (!due) return;
  await deps.voice.deleteCall(due.callId);
  await deps.db.transaction((tx) => markDeleted(tx, due.id, now));
}
