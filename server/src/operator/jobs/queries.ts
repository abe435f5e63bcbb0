import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor, Transaction } from '../../db/client.ts';
import { formerMailQueues } from '../../jobs/mails.ts';
import { queues } from '../../jobs/queues.ts';
import { FETCHED_ROWS } from '../page.ts';

const OURS = [...Object.keys(queues), ...formerMailQueues];
/** `retry`: pg-boss tries it again by itself. */
const UNDONE = sql`state in ('retry', 'failed')`;

const jobRow = z.object({
  id: z.string(),
  queue: z.string(),
  payload: z.record(z.string(), z.unknown()),
  state: z.enum(['retry', 'failed']),
  tries: z.number(),
  problem: z.string().nullable(),
  created_at: z.coerce.date(),
  next_try_at: z.coerce.date().nullable(),
});
export type JobRow = z.infer<typeof jobRow>;

const ofOurs = () =>
  sql`name in (${sql.join(
    OURS.map((name) => sql`${name}`),
    sql`, `,
  )})`;

/** The queue's tables are its own and made by the first worker; before that nothing has failed. */
async function hasJobs(db: Executor): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') is not null as there`);
  return rows[0]?.there === true;
}

/** Jobs of ours that did not succeed, newest first. */
export async function listFailedJobs(db: Executor, cursor: string | undefined): Promise<JobRow[]> {
  if (!(await hasJobs(db))) return [];
  const { rows } = await db.execute(sql`
    select id, name as queue, coalesce(data, '{}') as payload, state::text as state,
      retry_count + 1 as tries, output ->> 'message' as problem, created_on as created_at,
      case when state = 'retry' then start_after end as next_try_at
    from pgboss.job
    where ${UNDONE} and ${ofOurs()} ${cursor === undefined ? sql`` : sql`and id < ${cursor}`}
    order by id desc limit ${FETCHED_ROWS}`);
  return z.array(jobRow).parse(rows);
}

export async function countFailedJobs(db: Executor): Promise<number> {
  if (!(await hasJobs(db))) return 0;
  const { rows } = await db.execute(
    sql`select count(*)::int as count from pgboss.job where ${UNDONE} and ${ofOurs()}`,
  );
  return z.number().parse(rows[0]?.count);
}

const takenRow = z.object({ queue: z.string(), payload: z.record(z.string(), z.unknown()) });
export type TakenJob = z.infer<typeof takenRow>;

/** Takes jobs that did not succeed out of the queue: whoever else takes them finds them gone. */
async function take(tx: Transaction, which: SQL): Promise<TakenJob[]> {
  if (!(await hasJobs(tx))) return [];
  const { rows } = await tx.execute(sql`
    delete from pgboss.job where ${UNDONE} and ${ofOurs()} ${which}
    returning name as queue, data as payload`);
  return z.array(takenRow).parse(rows);
}

export const takeFailedJob = (tx: Transaction, id: string) => take(tx, sql`and id = ${id}`);
export const takeFailedJobs = (tx: Transaction) => take(tx, sql``);
