import { eq } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { assistants, bookings, callLogs, messages, users } from '../db/schema.ts';

const ofCall = { callRowId: callLogs.id, caller: callLogs.caller };

/** A booking with the address of its owner; null when either is gone. */
export async function findBookingForMail(db: Executor, bookingId: string) {
  const [row] = await db
    .select({ booking: bookings, email: users.email, ...ofCall })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(callLogs, eq(callLogs.callId, bookings.callId))
    .where(eq(bookings.id, bookingId));
  return row ?? null;
}

/** A message with the address of its owner; null when either is gone. */
export async function findMessageForMail(db: Executor, messageId: string) {
  const [row] = await db
    .select({ message: messages, email: users.email, ...ofCall })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .leftJoin(callLogs, eq(callLogs.callId, messages.callId))
    .where(eq(messages.id, messageId));
  return row ?? null;
}

/** An assistant with its owner, for the operator; null when it is gone. */
export async function findAssistantForMail(db: Executor, assistantRowId: string) {
  const [row] = await db
    .select({ assistant: assistants, email: users.email, ownerName: users.name })
    .from(assistants)
    .innerJoin(users, eq(users.id, assistants.userId))
    .where(eq(assistants.id, assistantRowId));
  return row ?? null;
}
