import { and, gt, like } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { handledWebhooks } from '../../db/schema.ts';

const alarmsOf = (provider: string) => `provider-alarm/${provider}/`;

/** Whether anything was told of this provider after that moment. */
export async function wasToldAfter(
  tx: Transaction,
  provider: string,
  moment: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: handledWebhooks.deliveryId })
    .from(handledWebhooks)
    .where(
      and(
        like(handledWebhooks.deliveryId, `${alarmsOf(provider)}%`),
        gt(handledWebhooks.handledAt, moment),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Takes note of an alarm. False when it was told before. */
export async function noteAlarm(
  tx: Transaction,
  provider: string,
  alarm: string,
  handledAt: Date,
): Promise<boolean> {
  const noted = await tx
    .insert(handledWebhooks)
    .values({ deliveryId: `${alarmsOf(provider)}${alarm}`, handledAt })
    .onConflictDoNothing()
    .returning({ deliveryId: handledWebhooks.deliveryId });
  return noted.length > 0;
}
