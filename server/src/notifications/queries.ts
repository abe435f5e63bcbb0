import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import {
  assistants,
  bookingChanges,
  bookings,
  callLogs,
  lines,
  locations,
  messages,
  orders,
  organisations,
  users,
} from '../db/schema.ts';

/** Callers' names and numbers go to an address only once its owner has shown that it is theirs. */
const confirmed = eq(users.emailVerified, true);

const ofCall = { callRowId: callLogs.id, caller: callLogs.caller };

/** A booking with the address of its owner; null when either is gone, or nobody has confirmed the address. */
export async function findBookingForMail(db: Executor, bookingId: string) {
  const [row] = await db
    .select({ booking: bookings, email: users.email, ...ofCall })
    .from(bookings)
    .innerJoin(organisations, eq(organisations.id, bookings.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(callLogs, eq(callLogs.callId, bookings.callId))
    .where(and(eq(bookings.id, bookingId), confirmed));
  return row ?? null;
}

/** A change of a booking with the address of its owner; null when either is gone, or nobody has confirmed the address. */
export async function findChangeForMail(db: Executor, changeId: string) {
  const [row] = await db
    .select({ change: bookingChanges, booking: bookings, email: users.email, ...ofCall })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
    .innerJoin(organisations, eq(organisations.id, bookingChanges.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(callLogs, eq(callLogs.callId, bookingChanges.callId))
    .where(and(eq(bookingChanges.id, changeId), confirmed));
  return row ?? null;
}

/** An order with the address of its owner; null when either is gone, or nobody has confirmed the address. */
export async function findOrderForMail(db: Executor, orderId: string) {
  const [row] = await db
    .select({ order: orders, email: users.email, ...ofCall })
    .from(orders)
    .innerJoin(organisations, eq(organisations.id, orders.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(callLogs, eq(callLogs.callId, orders.callId))
    .where(and(eq(orders.id, orderId), confirmed));
  return row ?? null;
}

/** A message with the address of its owner; null when either is gone, or nobody has confirmed the address. */
export async function findMessageForMail(db: Executor, messageId: string) {
  const [row] = await db
    .select({ message: messages, email: users.email, ...ofCall })
    .from(messages)
    .innerJoin(organisations, eq(organisations.id, messages.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(callLogs, eq(callLogs.callId, messages.callId))
    .where(and(eq(messages.id, messageId), confirmed));
  return row ?? null;
}

/** An assistant with its owner, for the operator; null when it is gone. */
export async function findAssistantForMail(db: Executor, assistantRowId: string) {
  const [row] = await db
    .select({
      assistant: assistants,
      country: locations.country,
      sipUri: lines.address,
      email: users.email,
      ownerName: users.name,
    })
    .from(assistants)
    .innerJoin(locations, eq(locations.id, assistants.locationId))
    .innerJoin(organisations, eq(organisations.id, assistants.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(lines, and(eq(lines.assistantRowId, assistants.id), eq(lines.kind, 'sip')))
    .where(eq(assistants.id, assistantRowId))
    .orderBy(lines.assignedAt, lines.id)
    .limit(1);
  return row ?? null;
}
