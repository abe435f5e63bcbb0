import { GRACE_MS } from '@belldesk/contract/product/billing';
import { monthlyRevenue, trendDay } from '@belldesk/contract/product/operatorTrends';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../db/client.ts';
import { firstIdAt } from '../firstIdAt.ts';

/** When what was bought ends by what is known now, as `endOf` of billing says it. */
const ends = sql`least(s.ends_at, case when s.status = 'past-due'
  then s.unpaid_since + make_interval(secs => ${GRACE_MS / 1_000}) end)`;

/** What happened on each day (UTC) from the one of `since` to the one of `now`. */
export async function countDays(db: Executor, { since, now }: { since: Date; now: Date }) {
  const from = sql`${since.toISOString()}::timestamptz`;
  const to = sql`${now.toISOString()}::timestamptz`;
  const dayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone 'UTC')::date`;
  const { rows } = await db.execute(sql`
    with days as (
      select day::date as day from generate_series((${from} at time zone 'UTC')::date,
        (${to} at time zone 'UTC')::date, interval '1 day') as day
    ), signed_up as (
      select ${dayOf('u.created_at')} as day, count(*)::int as count from users u
      where u.created_at >= ${from} group by 1
    ), called as (
      select ${dayOf('c.start_time')} as day, count(*)::int as count,
        round(sum(c.duration_seconds) / 60.0)::int as minutes
      from call_logs c
      where c.id >= ${firstIdAt(since)} and c.start_time >= ${from} and c.type <> 'test' group by 1
    ), paid as (
      select d.day, count(*) filter (where s.plan_id = 'professional')::int as professional,
        count(*) filter (where s.plan_id = 'premium')::int as premium
      from days d
      cross join lateral (select least(((d.day + 1)::timestamp at time zone 'UTC'), ${to}) as at) as until
      join subscriptions s on s.started_at <= until.at and coalesce(${ends}, 'infinity') > until.at
      group by 1
    )
    select d.day::text as date, coalesce(signed_up.count, 0) as "signUps",
      coalesce(called.count, 0) as calls, coalesce(called.minutes, 0) as minutes,
      coalesce(paid.professional, 0) as professional, coalesce(paid.premium, 0) as premium
    from days d
    left join signed_up using (day) left join called using (day) left join paid using (day)
    order by d.day`);
  return z.array(trendDay).parse(rows);
}

/** What the paid plans that run at a moment bring in a month, by currency. */
export async function sumRevenue(db: Executor, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    select s.currency, s.provider = 'test' as "isTest", count(*)::int as plans,
      round(sum(case s.period when 'yearly' then s.price_minor / 12.0 else s.price_minor end))::int as "amountMinor"
    from subscriptions s
    where s.started_at <= ${at} and coalesce(${ends}, 'infinity') > ${at}
    group by 1, 2 order by 2, 1`);
  return z.array(monthlyRevenue).parse(rows);
}
