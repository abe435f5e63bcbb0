import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/client.ts';
import { handledWebhooks, messages } from '../db/schema.ts';
import type { RequestKey } from '../scheduling/commands/actor.ts';

export type NewMessage = typeof messages.$inferInsert;

/** Takes note of a delivery. False when it took effect before. */
export async function noteDelivery(tx: Transaction, deliveryId: string): Promise<boolean> {
  const noted = await tx
    .insert(handledWebhooks)
    .values({ deliveryId })
    .onConflictDoNothing()
    .returning({ deliveryId: handledWebhooks.deliveryId });
  return noted.length > 0;
}

/** Forgets deliveries noted before then, which the voice platform no longer repeats. */
export async function forgetDeliveries(db: Executor, before: Date): Promise<void> {
  await db.delete(handledWebhooks).where(lt(handledWebhooks.handledAt, before));
}

export async function findMessageOf(db: Executor, key: RequestKey): Promise<string | null> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.callId, key.callId), eq(messages.toolCallId, key.toolCallId)));
  return row?.id ?? null;
}

/** A message of the same words and name in the same call. */
export async function findSameMessage(
  db: Executor,
  { callId }: { callId: string },
  said: { readonly message: string; readonly name?: string | undefined },
): Promise<string | null> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.callId, callId),
        eq(messages.text, said.message),
        said.name === undefined ? isNull(messages.name) : eq(messages.name, said.name),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** Null when this request of this call was kept before. */
export async function insertMessage(tx: Transaction, values: NewMessage): Promise<string | null> {
  const [row] = await tx
    .insert(messages)
    .values(values)
    .onConflictDoNothing({ target: [messages.callId, messages.toolCallId] })
    .returning({ id: messages.id });
  return row?.id ?? null;
}
