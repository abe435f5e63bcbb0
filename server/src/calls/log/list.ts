import {
  CALLS_A_PAGE,
  type CallList,
  type CallListInput,
  isNarrowed,
  MOST_COUNTED,
} from '@belldesk/contract/product/callList';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { presentCallRow } from '../presenter.ts';
import { criteriaOf } from './criteria.ts';
import { cursorAt, type PlaceInLog, placeOf } from './cursor.ts';
import { type Newest, readNewest } from './newest/queries.ts';
import { countMatching, countTotal, type LogRow, readRows } from './queries.ts';

const NEWEST: PlaceInLog = { direction: 'older', beyond: null };

/**
 * One page of the call log, newest first: `mine` is the present assistant's, `all` every call of the
 * account, those of earlier assistants and test rows included.
 * @throws AppError unauthenticated
 */
export async function listOwnCalls({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: CallListInput;
}): Promise<CallList> {
  const member = requireMember(ctx, 'see calls');
  const whose = { organisationId: member.organisationId, sessionId: ctx.sessionId };
  if (!isNarrowed(input) && input.page === undefined) {
    const { newestCalls } = ctx;
    const isRead =
      newestCalls?.scope === input.scope && newestCalls.organisationId === whose.organisationId;
    return firstPage(isRead ? newestCalls : await readNewest(ctx.db, input.scope, whose));
  }
  const criteria = await criteriaOf(ctx.db, whose, input);
  if (!criteria) {
    return { rows: [], totalCalls: 0, matchingCalls: 0, older: null, newer: null };
  }
  const matchingCalls = isNarrowed(input) ? await countMatching(ctx.db, criteria) : null;
  const isFound = criteria.words !== undefined || criteria.caller !== undefined;
  const isRare = isFound && matchingCalls !== null && matchingCalls < MOST_COUNTED;
  const [page, totalCalls] = await Promise.all([
    readPage(
      (place, limit) => readRows(ctx.db, criteria, place, { limit, isRare }),
      input.page === undefined ? NEWEST : placeOf(input.page),
    ),
    countTotal(ctx.db, criteria),
  ]);
  return {
    rows: page.rows.map(presentCallRow),
    totalCalls,
    matchingCalls: matchingCalls ?? totalCalls,
    older: page.hasOlder ? cursorAt('older', page.rows.at(-1)) : null,
    newer: page.hasNewer ? cursorAt('newer', page.rows[0]) : null,
  };
}

function firstPage({ rows: found, totalCalls }: Newest): CallList {
  const rows = found.slice(0, CALLS_A_PAGE);
  return {
    rows: rows.map(presentCallRow),
    totalCalls,
    matchingCalls: totalCalls,
    older: found.length > rows.length ? cursorAt('older', rows.at(-1)) : null,
    newer: null,
  };
}

async function readPage(
  read: (place: PlaceInLog, limit: number) => Promise<LogRow[]>,
  place: PlaceInLog,
): Promise<{ rows: LogRow[]; hasOlder: boolean; hasNewer: boolean }> {
  const { direction, beyond } = place;
  const found = await read(place, CALLS_A_PAGE + 1);
  const hasMore = found.length > CALLS_A_PAGE;
  const rows = found.slice(0, CALLS_A_PAGE);
  if (direction === 'older') return { rows, hasOlder: hasMore, hasNewer: beyond !== null };
  // The way back ends on the first page as it is now, never on a part of it.
  if (!hasMore && beyond !== null) return readPage(read, NEWEST);
  return { rows: rows.reverse(), hasOlder: beyond !== null, hasNewer: hasMore };
}
