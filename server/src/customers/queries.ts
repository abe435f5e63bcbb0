import { and, asc, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/client.ts';
import { bookings, callLogs, customerNumbers, customers, messages, orders } from '../db/schema.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** A customer of a business. */
export interface Own {
  readonly id: string;
  readonly organisationId: string;
}

const isOwn = ({ id, organisationId }: Own) =>
  and(eq(customers.id, id), eq(customers.organisationId, organisationId));

/**
 * Held until the transaction ends: whatever else would make, join or erase customers of this business waits. Who takes
 * the lock of the schedule as well takes that one first.
 */
export async function lockCustomers(tx: Transaction, organisationId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`customers:${organisationId}`}, 0))`,
  );
}

export async function findCustomer(db: Executor, own: Own): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(isOwn(own));
  return row ?? null;
}

/** Whose number it is. @param number E.164 */
export async function findIdByNumber(
  db: Executor,
  { organisationId, number }: { readonly organisationId: string; readonly number: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: customerNumbers.customerId })
    .from(customerNumbers)
    .where(
      and(eq(customerNumbers.organisationId, organisationId), eq(customerNumbers.number, number)),
    );
  return row?.id ?? null;
}

/** Of those with this address the one known longest. */
export async function findIdByEmail(
  db: Executor,
  { organisationId, email }: { readonly organisationId: string; readonly email: string },
): Promise<string | null> {
  const [row] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.organisationId, organisationId),
        sql`lower(${customers.email}) = lower(${email})`,
      ),
    )
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(1);
  return row?.id ?? null;
}

/** @returns its id */
export async function insertCustomer(
  tx: Transaction,
  values: typeof customers.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(customers).values(values).returning({ id: customers.id });
  if (!row) throw new Error('insert into customers gave no row');
  return row.id;
}

/** Gives a customer numbers that nobody has; the table refuses one that somebody has. */
export async function insertNumbers(
  tx: Transaction,
  { id, organisationId }: Own,
  numbers: readonly string[],
  createdAt: Date,
): Promise<void> {
  if (numbers.length === 0) return;
  await tx
    .insert(customerNumbers)
    .values(numbers.map((number) => ({ organisationId, customerId: id, number, createdAt })));
}

export async function deleteNumbers(
  tx: Transaction,
  { id, organisationId }: Own,
  numbers: readonly string[],
): Promise<void> {
  await tx
    .delete(customerNumbers)
    .where(
      and(
        eq(customerNumbers.organisationId, organisationId),
        eq(customerNumbers.customerId, id),
        inArray(customerNumbers.number, [...numbers]),
      ),
    );
}

/** Notes that they were in touch, and what was not known of them until then. */
export async function noteContact(
  tx: Transaction,
  own: Own,
  contact: { readonly at: Date; readonly name?: string | null; readonly email?: string | null },
): Promise<void> {
  await tx
    .update(customers)
    .set({
      lastContactAt: sql`greatest(${customers.lastContactAt}, ${contact.at.toISOString()}::timestamptz)`,
      name: sql`coalesce(${customers.name}, ${contact.name ?? null})`,
      email: sql`coalesce(${customers.email}, ${contact.email ?? null})`,
    })
    .where(isOwn(own));
}

export async function updateCustomer(
  tx: Transaction,
  own: Own,
  changes: Pick<CustomerRow, 'name' | 'email' | 'notes' | 'mayBeWrittenTo' | 'updatedAt'> &
    Partial<Pick<CustomerRow, 'lastContactAt' | 'createdAt'>>,
): Promise<void> {
  await tx
    .update(customers)
    .set({ ...changes, version: sql`${customers.version} + 1` })
    .where(isOwn(own));
}

export async function deleteCustomer(tx: Transaction, own: Own): Promise<void> {
  await tx.delete(customers).where(isOwn(own));
}

/** Numbers of these customers, oldest first. */
export async function listNumbers(
  db: Executor,
  { organisationId, ids }: { readonly organisationId: string; readonly ids: readonly string[] },
): Promise<{ readonly customerId: string; readonly number: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ customerId: customerNumbers.customerId, number: customerNumbers.number })
    .from(customerNumbers)
    .where(
      and(
        eq(customerNumbers.organisationId, organisationId),
        inArray(customerNumbers.customerId, [...ids]),
      ),
    )
    .orderBy(asc(customerNumbers.createdAt), asc(customerNumbers.number));
}

/** The last customer before a page. */
export interface PlaceInList {
  readonly at: Date;
  readonly id: string;
}

/**
 * Customers, the latest contact first.
 * @param what.words each must stand in the name or the address
 * @param what.digits part of a number, which does as well; null where what is sought is no number
 */
export function listCustomers(
  db: Executor,
  what: {
    readonly organisationId: string;
    readonly words: readonly string[];
    readonly digits: string | null;
    readonly after: PlaceInList | undefined;
    readonly limit: number;
  },
): Promise<CustomerRow[]> {
  const { after, words, digits } = what;
  const named = and(
    ...words.map((word) => sql`"customers"."search" like folded(${`%${escaped(word)}%`})`),
  );
  const numbered =
    digits === null
      ? undefined
      : sql`exists (select from ${customerNumbers}
          where ${customerNumbers.organisationId} = ${customers.organisationId}
            and ${customerNumbers.customerId} = ${customers.id}
            and ${customerNumbers.number} like ${`%${digits}%`})`;
  return db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.organisationId, what.organisationId),
        numbered ? or(named, numbered) : named,
        after &&
          or(
            lt(customers.lastContactAt, after.at),
            and(eq(customers.lastContactAt, after.at), lt(customers.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(customers.lastContactAt), desc(customers.id))
    .limit(what.limit);
}

/** Signs that `like` would read as wild cards, as themselves. */
function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

/** The tables that point at a customer, each with the moment by which its rows are put in order. */
const pointing = [bookings, orders, messages, callLogs] as const;

const isTheirs = (table: (typeof pointing)[number], { id, organisationId }: Own): SQL | undefined =>
  and(eq(table.organisationId, organisationId), eq(table.customerId, id));

/** How much of each there is. */
export async function countOf(db: Executor, own: Own) {
  return {
    calls: await db.$count(callLogs, isTheirs(callLogs, own)),
    bookings: await db.$count(bookings, isTheirs(bookings, own)),
    orders: await db.$count(orders, isTheirs(orders, own)),
    messages: await db.$count(messages, isTheirs(messages, own)),
  };
}

/** Names under which bookings, orders and messages of a customer stand, most used first. */
export async function listNamesUsed(db: Executor, own: Own, limit: number): Promise<string[]> {
  const named = [bookings, orders, messages].map(
    (table) =>
      sql`select ${table.name} as name from ${table} where ${isTheirs(table, own)} and ${table.name} is not null`,
  );
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from (${sql.join(named, sql` union all `)}) used
      group by name order by count(*) desc, name limit ${limit}`,
  );
  return rows.map(({ name }) => name);
}

/** Makes everything of one customer another's, numbers included. */
export async function moveAll(
  tx: Transaction,
  organisationId: string,
  { fromId, toId }: { readonly fromId: string; readonly toId: string },
): Promise<void> {
  for (const table of [...pointing, customerNumbers] as const)
    await tx
      .update(table)
      .set({ customerId: toId })
      .where(and(eq(table.organisationId, organisationId), eq(table.customerId, fromId)));
}

/** The business of a customer; null where the customer is gone. */
export async function findOrganisationOf(db: Executor, id: string): Promise<string | null> {
  const [row] = await db
    .select({ organisationId: customers.organisationId })
    .from(customers)
    .where(eq(customers.id, id));
  return row?.organisationId ?? null;
}

/**
 * Points calls that were made from one of these numbers at a customer, where they point at nobody.
 * @returns how many, and when the latest of them was
 */
export async function linkSomeCalls(
  tx: Transaction,
  { id, organisationId }: Own,
  { callers, limit }: { readonly callers: readonly string[]; readonly limit: number },
): Promise<{ readonly linked: number; readonly latestAt: Date | null }> {
  const some = tx
    .select({ id: callLogs.id })
    .from(callLogs)
    .where(
      and(
        eq(callLogs.organisationId, organisationId),
        inArray(callLogs.caller, [...callers]),
        sql`${callLogs.customerId} is null`,
        eq(callLogs.byOwner, false),
        sql`${callLogs.type} <> 'test'`,
      ),
    )
    .limit(limit);
  const rows = await tx
    .update(callLogs)
    .set({ customerId: id })
    .where(inArray(callLogs.id, some))
    .returning({ startTime: callLogs.startTime });
  const latestMs = Math.max(...rows.map(({ startTime }) => startTime.getTime()));
  return { linked: rows.length, latestAt: rows.length > 0 ? new Date(latestMs) : null };
}
