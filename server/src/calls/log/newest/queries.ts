import { CALLS_A_PAGE, type CallScope } from '@belldesk/contract/product/callList';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { selectSession } from '../../../accounts/queries.ts';
import type { Chosen } from '../../../assistants/queries.ts';
import type { Executor } from '../../../db/client.ts';
import { preparedPerDatabase } from '../../../db/preparedPerDatabase.ts';
import { assistants, callLogs, callTotals, members, sessions } from '../../../db/schema.ts';
import type { RowFields } from '../../presenter.ts';

/** The newest calls of a scope, one more than a page, and how many it holds. */
export interface Newest {
  readonly rows: readonly RowFields[];
  readonly totalCalls: number;
}

/** The same as the database writes it into JSON: moments in epoch ms. */
interface NewestJson {
  readonly rows: readonly (Omit<RowFields, 'startTime' | 'endTime' | 'spamAt'> & {
    readonly startMs: number;
    readonly endMs: number | null;
    readonly spamMs: number | null;
  })[];
  readonly totalCalls: number;
}

/** Whose log: given as SQL, so that it may stand inside another statement. */
interface Whose {
  readonly organisationId: SQLWrapper;
  /** Of the session, which may have chosen an assistant; else it is the newest one's log. */
  readonly sessionId: SQLWrapper;
}

const epochMs = (moment: SQLWrapper) => sql`(extract(epoch from ${moment}) * 1000)::float8`;

/** As assistants/queries.ts finds the one that a browser shows. */
const present = ({ organisationId, sessionId }: Whose) => sql`(
  select ${assistants.assistantId} from ${assistants}
  where ${assistants.organisationId} = ${organisationId}
  order by ${assistants.id} is not distinct from (select chosen.assistant_row_id from ${sessions} chosen
    where chosen.id = ${sessionId}) desc,
    ${assistants.createdAt} desc, ${assistants.id} desc limit 1)`;

/**
 * The first page as one value of JSON: the database writes it and Node.js parses it at once, which costs a third of
 * fifty rows with their fields taken one by one.
 */
function newestOf(scope: CallScope, whose: Whose): SQL<NewestJson> {
  const { organisationId } = whose;
  const ofAssistant = scope === 'mine' ? present(whose) : null;
  const rows = ofAssistant
    ? sql`and ${callLogs.assistantId} = ${ofAssistant} and ${callLogs.type} <> 'test'`
    : sql``;
  const totals = ofAssistant
    ? sql`and ${callTotals.assistantId} = ${ofAssistant} and not ${callTotals.isTest}`
    : sql``;
  return sql<NewestJson>`json_build_object(
    'totalCalls', (select coalesce(sum(${callTotals.calls}), 0)::int from ${callTotals}
      where ${callTotals.organisationId} = ${organisationId} ${totals}),
    'rows', (select coalesce(json_agg(newest), '[]') from (
      select ${callLogs.id} as "id", ${callLogs.callId} as "callId", ${callLogs.assistantId} as "assistantId",
        ${callLogs.type} as "type", ${callLogs.durationSeconds} as "durationSeconds", ${callLogs.status} as "status",
        ${callLogs.errorMessage} as "errorMessage", ${callLogs.caller} as "caller", ${callLogs.outcome} as "outcome",
        ${callLogs.badge} as "badge", ${epochMs(callLogs.startTime)} as "startMs",
        ${epochMs(callLogs.endTime)} as "endMs", ${epochMs(callLogs.spamAt)} as "spamMs"
      from ${callLogs} where ${callLogs.organisationId} = ${organisationId} ${rows}
      order by ${callLogs.startTime} desc, ${callLogs.id} desc limit ${sql.raw(String(CALLS_A_PAGE + 1))}) newest))`;
}

const asked: Whose = {
  organisationId: sql.placeholder('organisationId'),
  sessionId: sql`${sql.placeholder('sessionId')}::uuid`,
};
const alone = (scope: CallScope) =>
  preparedPerDatabase((db) =>
    db
      .select({ newest: newestOf(scope, asked) })
      .from(sql`(select 1) as one`)
      .prepare(`calls_newest_${scope}`),
  );
const withSession = (scope: CallScope) => {
  const whose = { organisationId: members.organisationId, sessionId: sessions.id };
  return preparedPerDatabase((db) =>
    selectSession(db, { newest: newestOf(scope, whose) }).prepare(`session_calls_newest_${scope}`),
  );
};

const statements = { all: alone('all'), mine: alone('mine') };
const statementsWithSession = { all: withSession('all'), mine: withSession('mine') };

export async function readNewest(db: Executor, scope: CallScope, whose: Chosen): Promise<Newest> {
  const [row] = await statements[scope](db).execute({ ...whose });
  if (!row) throw new Error('a statement of one row gave none');
  return readJson(row.newest);
}

/** A session by its token as `findSession` reads it, and the newest calls of its business, in one round trip. */
export async function findSessionWithNewest(db: Executor, token: string, scope: CallScope) {
  const [row] = await statementsWithSession[scope](db).execute({ token });
  return row ? { session: row, newest: readJson(row.newest) } : null;
}

const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms));

function readJson({ rows, totalCalls }: NewestJson): Newest {
  return {
    rows: rows.map(({ startMs, endMs, spamMs, ...row }) => ({
      ...row,
      startTime: new Date(startMs),
      endTime: momentOf(endMs),
      spamAt: momentOf(spamMs),
    })),
    totalCalls,
  };
}
