import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../db/client.ts';
import { firstIdAt } from '../firstIdAt.ts';

const counts = z.object({
  requests: z.number(),
  contacts: z.number(),
  demos: z.number(),
  leads: z.number(),
  callsToday: z.number(),
  accounts: z.number(),
  suspended: z.number(),
});

/** What waits for a person, and the size of the service. */
export async function countAll(db: Executor, since: Date) {
  const { rows } = await db.execute(sql`
    select
      (select count(*)::int from assistants a
        where exists (select 1 from lines l where l.assistant_row_id = a.id and l.kind = 'sip')
          and not exists (select 1 from lines l where l.assistant_row_id = a.id and l.kind = 'number')
          and not exists (select 1 from operator_marks m where m.kind = 'request' and m.subject_id = a.id)
      ) as requests,
      (select count(*)::int from contact_messages c
        where not exists (select 1 from operator_marks m where m.kind = 'contact' and m.subject_id = c.id)
      ) as contacts,
      (select count(*)::int from demo_requests d
        where not exists (select 1 from operator_marks m where m.kind = 'demo' and m.subject_id = d.id)
      ) as demos,
      (select count(*)::int from leads l
        where not exists (select 1 from operator_marks m where m.kind = 'lead' and m.subject_id = l.id)
      ) as leads,
      (select count(*)::int from call_logs where id >= ${firstIdAt(since)}) as "callsToday",
      (select count(*)::int from users) as accounts,
      (select count(*)::int from suspensions) as suspended`);
  return counts.parse(rows[0]);
}
