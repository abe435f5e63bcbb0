import type { Assistant } from '@belldesk/contract/product/assistant';
import type { Ctx } from '../../context.ts';
import { listLinesOf } from '../lines/queries.ts';
import { requireMember } from '../organisations/requireMember.ts';
import { presentAssistant } from './presenter.ts';
import { findCurrent } from './queries.ts';

/** The owner's assistant, or null while there is none. @throws AppError unauthenticated */
export async function currentAssistant({ ctx }: { ctx: Ctx }): Promise<Assistant | null> {
  const member = requireMember(ctx, 'see an assistant');
  const row = await findCurrent(ctx.db, member.organisationId);
  return row && presentAssistant(row, await listLinesOf(ctx.db, row.id));
}
