import type { CallScope } from '@belldesk/contract/product/callList';
import type { CallTable } from '@belldesk/contract/product/callTable';
import { requireMember } from '../../access/requireMember.ts';
import { findCurrent } from '../../assistants/queries.ts';
import type { Ctx } from '../../context.ts';
import { failed, fetchTable } from './fetchTable.ts';
import { listAssistantIds } from './queries.ts';
import { listIn, readRows } from './readRows.ts';

/** Rows that the page shows; of those that cannot be read, a few tell what is wrong. */
const MOST_ROWS = 500;
const MOST_BAD_ROWS = 20;

/**
 * Call log rows of the connected table service: those of one's own assistant, or of all that the account
 * ever had. Whose a row is, is decided here; a browser never sees another's.
 * @throws AppError unauthenticated, voice-service-failed
 */
export async function listTableCalls({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly scope: CallScope };
}): Promise<CallTable> {
  const member = requireMember(ctx, 'see calls');
  const nothing = { rows: [], totalRows: 0, badRows: [], totalBadRows: 0 };
  if (ctx.callTable === null) return { isConnected: false, ...nothing };
  const { organisationId } = member;
  const assistant = await findCurrent(ctx.db, { organisationId, sessionId: ctx.sessionId });
  const assistantIds =
    input.scope === 'all'
      ? await listAssistantIds(ctx.db, organisationId)
      : assistant
        ? [assistant.assistantId]
        : [];
  if (assistantIds.length === 0) return { isConnected: true, ...nothing };
  const list = listIn(await fetchTable(ctx.callTable, ctx.clock));
  if (!list) throw failed('Failed to parse API response', 'the answer holds no list');
  const { rows, bad, unowned } = readRows(list, {
    assistantIds: new Set(assistantIds),
    timeZone: assistant?.timeZone ?? 'UTC',
  });
  if (unowned > 0) ctx.logger.warn({ unowned }, 'rows of the call table name no assistant');
  return {
    isConnected: true,
    rows: rows.slice(0, MOST_ROWS),
    totalRows: rows.length,
    badRows: bad.slice(0, MOST_BAD_ROWS),
    totalBadRows: bad.length,
  };
}
