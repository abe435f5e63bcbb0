import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../db/client.ts';
import type { Sent } from '../../sending/queries.ts';

const counted = z.object({ count: z.number() });

/** How much of a kind was sent since a moment, of all accounts. */
export async function countSince(
  db: Executor,
  { kind, since }: { kind: Sent['kind']; since: Date },
): Promise<number> {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from sent_to_others
    where kind = ${kind} and created_at > ${since.toISOString()}::timestamptz`);
  return counted.parse(rows[0]).count;
}

const sender = z.object({
  userId: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  mails: z.number(),
  texts: z.number(),
  unconfirmedMails: z.number(),
  refused: z.number(),
  lastAt: z.coerce.date(),
});

/** Who has sent to others since a moment, or was kept from it by a limit; whoever did most first. */
export async function listSenders(
  db: Executor,
  { since, limit }: { since: Date; limit: number },
): Promise<z.infer<typeof sender>[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    with sent as (
      select coalesce(owner_id, user_id) as account_id,
        count(*) filter (where kind = 'customer' and by = 'mail') as mails,
        count(*) filter (where kind = 'customer' and by = 'text') as texts,
        count(*) filter (where kind = 'unconfirmed') as unconfirmed_mails,
        0::bigint as refused, max(sent_to_others.created_at) as last_at
      from sent_to_others left join organisations on organisations.id = organisation_id
      where sent_to_others.created_at > ${from} group by 1
      union all
      select owner_id, 0, 0, 0, count(*), max(customer_notices.created_at)
      from customer_notices join organisations on organisations.id = organisation_id
      where state = 'refused' and why like '%-limit' and customer_notices.created_at > ${from} group by 1
    )
    select users.id as "userId", users.name, users.email,
      coalesce(users.email_verified, false) as "emailConfirmed",
      sum(mails)::int as mails, sum(texts)::int as texts,
      sum(unconfirmed_mails)::int as "unconfirmedMails", sum(refused)::int as refused,
      max(last_at) as "lastAt"
    from sent
    left join users on users.id = sent.account_id
    group by users.id
    order by sum(mails + texts + unconfirmed_mails + refused) desc, max(last_at) desc
    limit ${limit}`);
  return z.array(sender).parse(rows);
}
