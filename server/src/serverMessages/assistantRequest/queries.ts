import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import {
  assistants,
  blockedNumbers,
  bookings,
  customerNumbers,
  customers,
  locations,
  messages,
  orders,
} from '../../db/schema.ts';

/** An assistant as far as its greeting goes; null for one that the product does not have. */
export async function findGreeter(db: Executor, assistantId: string) {
  const [row] = await db
    .select({
      organisationId: assistants.organisationId,
      locationId: assistants.locationId,
      country: locations.country,
      greetsKnownCallers: assistants.greetsKnownCallers,
      firstMessage: assistants.firstMessage,
      language: assistants.language,
    })
    .from(assistants)
    .innerJoin(locations, eq(locations.id, assistants.locationId))
    .where(eq(assistants.assistantId, assistantId));
  return row ?? null;
}

/** More names than these are not one person's, whatever the others are. */
const MOST_NAMES = 50;
/** One more than is told, so that it shows whether it is the only one. */
const BOOKINGS_READ = 2;

/** A customer by whose number somebody calls. */
export interface CustomerCalling {
  readonly name: string | null;
  /** Some number of theirs is on the list of those who are not to be put through. */
  readonly isBlocked: boolean;
  /** Under which bookings, orders and messages of theirs stand, each once. */
  readonly namesUsed: readonly string[];
  /** The next two that stand at the location. */
  readonly bookings: readonly {
    readonly service: string;
    readonly partySize: number | null;
    readonly date: string;
    readonly time: string;
  }[];
}

/** Whose number it is, of one business, in one statement. @param who.number E.164 @returns null where it is nobody's */
export async function findCustomerCalling(
  db: Executor,
  who: {
    readonly organisationId: string;
    readonly locationId: string;
    readonly number: string;
    readonly now: Date;
  },
): Promise<CustomerCalling | null> {
  const named = [bookings, orders, messages].map(
    (table) => sql`select ${table.name} as name from ${table}
      where ${table.organisationId} = ${customers.organisationId}
        and ${table.customerId} = ${customers.id} and ${table.name} is not null`,
  );
  const [row] = await db
    .select({
      name: customers.name,
      isBlocked: sql<boolean>`exists (
        select from ${blockedNumbers} blocked
        join ${customerNumbers} theirs
          on theirs.organisation_id = blocked.organisation_id and theirs.number = blocked.number
        where blocked.organisation_id = ${customers.organisationId} and theirs.customer_id = ${customers.id})`,
      namesUsed: sql<string[]>`array(
        select distinct name from (${sql.join(named, sql` union all `)}) used limit ${MOST_NAMES})`,
      bookings: sql<CustomerCalling['bookings']>`coalesce((
        select jsonb_agg(next) from (
          select ${bookings.service}, ${bookings.partySize} as "partySize",
            ${bookings.localDate} as date, ${bookings.localTime} as time
          from ${bookings}
          where ${bookings.organisationId} = ${customers.organisationId}
            and ${bookings.customerId} = ${customers.id}
            and ${bookings.locationId} = ${who.locationId}
            and ${bookings.status} = 'booked' and ${bookings.startsAt} > ${who.now.toISOString()}::timestamptz
          order by ${bookings.startsAt}, ${bookings.id} limit ${BOOKINGS_READ}) next), '[]')`,
    })
    .from(customerNumbers)
    .innerJoin(
      customers,
      and(
        eq(customers.organisationId, customerNumbers.organisationId),
        eq(customers.id, customerNumbers.customerId),
      ),
    )
    .where(
      and(
        eq(customerNumbers.organisationId, who.organisationId),
        eq(customerNumbers.number, who.number),
      ),
    );
  return row ?? null;
}
