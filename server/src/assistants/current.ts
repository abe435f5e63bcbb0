import type { Assistant } from '@belldesk/contract/product/assistant';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { listLinesOf } from './lines/queries.ts';
import { noSuchAssistant } from './policy.ts';
import { presentAssistant } from './presenter.ts';
import { type AssistantRow, chooseAssistant, findCurrent, findOwn } from './queries.ts';

/**
 * The assistant of an id, else the one that the member has chosen in this browser, else the newest; null while there
 * is none.
 * @throws AppError unauthenticated, not-found (of the id)
 */
export async function currentAssistant({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id?: string | undefined } | undefined;
}): Promise<Assistant | null> {
  const { organisationId } = requireMember(ctx, 'see an assistant');
  if (input?.id !== undefined) return present(ctx, await existing(ctx, organisationId, input.id));
  const row = await findCurrent(ctx.db, { organisationId, sessionId: ctx.sessionId });
  return row && present(ctx, row);
}

/** Which assistant this browser shows from now on. @throws AppError unauthenticated, not-found */
export async function chooseCurrent({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<Assistant> {
  const { organisationId } = requireMember(ctx, 'choose an assistant');
  const row = await existing(ctx, organisationId, input.id);
  if (ctx.sessionId !== null)
    await chooseAssistant(ctx.db, { sessionId: ctx.sessionId, assistantRowId: row.id });
  return present(ctx, row);
}

async function existing(ctx: Ctx, organisationId: string, id: string): Promise<AssistantRow> {
  const row = await findOwn(ctx.db, { id, organisationId });
  if (!row) throw noSuchAssistant();
  return row;
}

async function present(ctx: Ctx, row: AssistantRow): Promise<Assistant> {
  return presentAssistant(row, await listLinesOf(ctx.db, row.id));
}
