import { desc, like } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { handledWebhooks } from '../../db/schema.ts';

const ALARMS = 'storage-alarm/';

/** What the operator was told of the disk. */
export interface StorageAlarm {
  readonly state: 'low' | 'well';
  readonly toldAtMs: number;
}

/** What was told last; null where nothing was. */
export async function findLastAlarm(db: Executor): Promise<StorageAlarm | null> {
  const [row] = await db
    .select()
    .from(handledWebhooks)
    .where(like(handledWebhooks.deliveryId, `${ALARMS}%`))
    .orderBy(desc(handledWebhooks.handledAt))
    .limit(1);
  if (!row) return null;
  const state = row.deliveryId.endsWith('/low') ? 'low' : 'well';
  return { state, toldAtMs: row.handledAt.getTime() };
}

/** Takes note of an alarm. False when another worker told of the same. @param last what was told before it */
export async function noteAlarm(
  tx: Transaction,
  alarm: StorageAlarm,
  last: StorageAlarm | null,
): Promise<boolean> {
  const deliveryId = `${ALARMS}${last?.toldAtMs ?? 0}/${alarm.state}`;
  const noted = await tx
    .insert(handledWebhooks)
    .values({ deliveryId, handledAt: new Date(alarm.toldAtMs) })
    .onConflictDoNothing()
    .returning({ deliveryId: handledWebhooks.deliveryId });
  return noted.length > 0;
}
