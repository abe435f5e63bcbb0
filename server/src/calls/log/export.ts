import type { CallFilters } from '@belldesk/contract/product/callList';
import { localMinute } from '@belldesk/contract/time/zone';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { csvLine } from '../../csv.ts';
import type { Executor } from '../../db/client.ts';
import { presentCallRow } from '../presenter.ts';
import { criteriaOf } from './criteria.ts';
import type { PlaceInLog } from './cursor.ts';
import { type Criteria, type LogRow, readRows } from './queries.ts';

const ROWS_AT_ONCE = 1_000;
/** Without it a spreadsheet may take the file for one of another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';

const HEADER = [
  'Call ID',
  'Assistant ID',
  'Date',
  'Time',
  'Time zone',
  'Status',
  'Outcome',
  'Caller',
  'Duration (seconds)',
  'Kind',
  'Summary',
  'Problem',
] as const;

/**
 * The calls that fit, newest first, as the lines of a CSV file (RFC 4180, UTF-8), read as they are asked
 * for. Days and times are those of the zone that the filters name, else of each call's own business.
 * @throws AppError unauthenticated
 */
export async function exportCalls({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: CallFilters;
}): Promise<AsyncGenerator<string, void>> {
  const member = requireMember(ctx, 'see calls');
  const criteria = await criteriaOf(
    ctx.db,
    { organisationId: member.organisationId, sessionId: ctx.sessionId },
    input,
  );
  return linesOf(ctx, criteria, input.timeZone);
}

/** The whole log of an account, the same way. */
export async function* allCallLines(
  db: Executor,
  organisationId: string,
): AsyncGenerator<string, void> {
  yield* linesOf(
    { db },
    await criteriaOf(db, { organisationId, sessionId: null }, { scope: 'all' }),
    undefined,
  );
}

async function* linesOf(
  ctx: { readonly db: Executor },
  criteria: Criteria | null,
  timeZone: string | undefined,
): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  let place: PlaceInLog | null = { direction: 'older', beyond: null };
  while (criteria && place) {
    const rows: LogRow[] = await readRows(ctx.db, criteria, place, { limit: ROWS_AT_ONCE });
    yield rows.map((row) => csvLine(cellsOf(row, timeZone ?? row.timeZone))).join('');
    const last = rows.at(-1);
    place = last && rows.length === ROWS_AT_ONCE ? { direction: 'older', beyond: last } : null;
  }
}

function cellsOf(row: LogRow, timeZone: string): (string | number | null)[] {
  const shown = presentCallRow(row);
  const [date = '', time = ''] = localMinute(row.startTime.getTime(), timeZone).split('T');
  return [
    shown.callId,
    shown.assistantId,
    date,
    time,
    timeZone,
    shown.status,
    shown.badge,
    shown.caller,
    shown.durationSeconds,
    shown.type,
    row.summary,
    shown.errorMessage,
  ];
}
