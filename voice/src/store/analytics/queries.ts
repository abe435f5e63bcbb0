import {
  type AnalyticsColumn,
  type AnalyticsGroup,
  type AnalyticsOperation,
  type AnalyticsQuery,
  figureName,
} from '@belldesk/contract/voice/analytics';
import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { calls, neverConnected } from '../schema.ts';

const groups: Readonly<Record<AnalyticsGroup, SQL>> = {
  type: sql`${calls.type}`,
  assistantId: sql`${calls.assistantId}`,
  endedReason: sql`${calls.endedReason}`,
  'analysis.successEvaluation': sql`${calls.analysis} ->> 'successEvaluation'`,
  status: sql`${calls.status}`,
};

/** A call that goes on counts. */
const hasConnected = sql`(${neverConnected(calls.endedReason)}) is not true`;

/** A price that is not known counts as none. */
const costOf = (type: string | null) =>
  sql`(select coalesce(sum((item ->> 'cost')::float8), 0) from jsonb_array_elements(${calls.costs}) as item
       ${type === null ? sql`` : sql`where item ->> 'type' = ${type}`})`;

const columns: Readonly<Record<AnalyticsColumn, SQL>> = {
  id: sql`${calls.id}`,
  duration: sql`coalesce(extract(epoch from ${calls.endedAt} - ${calls.startedAt})::float8 / 60, 0)`,
  cost: costOf(null),
  'costBreakdown.stt': costOf('transcriber'),
  'costBreakdown.llm': costOf('model'),
  'costBreakdown.tts': costOf('voice'),
  'costBreakdown.total': costOf(null),
};

function figureOf({ operation, column }: AnalyticsOperation): SQL {
  // Ids are counted; in any other way they have no sum and no mean.
  const value = column === 'id' && operation !== 'count' ? sql`null::float8` : columns[column];
  if (operation === 'count') return sql`count(${value})::int`;
  return sql`${sql.raw(operation)}(${value})::float8`;
}

/**
 * One row for each group (and step) of the calls made within a range. Both ends belong to it. Calls that
 * never connected are deleted within a day: figures that held them would change after the fact.
 */
export async function aggregateCalls(
  db: Database,
  query: AnalyticsQuery,
  { start, end, timezone }: { start: Date; end: Date; timezone: string },
): Promise<Record<string, unknown>[]> {
  const step = query.timeRange?.step;
  const begun = sql`date_trunc(${step}, ${calls.createdAt} at time zone ${timezone})`;
  const keys = new Map<string, SQL>();
  if (step !== undefined) keys.set('date', sql`to_char(${begun}, 'YYYY-MM-DD"T"HH24:MI:SS')`);
  for (const group of query.groupBy ?? []) keys.set(group, groups[group]);
  const figures = query.operations.map((operation): [string, SQL] => [
    figureName(operation),
    figureOf(operation),
  ]);
  const selected = [...keys, ...figures].map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  );
  const positions = [...keys.keys()].map((_key, at) => sql.raw(String(at + 1)));
  const grouped =
    positions.length === 0
      ? sql``
      : sql`group by ${sql.join(positions, sql`, `)} order by ${sql.join(positions, sql`, `)}`;
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select ${sql.join(selected, sql`, `)} from ${calls}
        where ${and(gte(calls.createdAt, start), lte(calls.createdAt, end), hasConnected)} ${grouped}`,
  );
  return rows;
}
