import { AppError } from '@belldesk/contract/errors';
import type { Line } from '@belldesk/contract/product/lines';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockAssistants } from '../../db/locks.ts';
import { enqueue } from '../../jobs/queries.ts';
import { noSuchAssistant } from '../policy.ts';
import { findOwn } from '../queries.ts';
import { presentLine } from './presenter.ts';
import { findLine, pointLines } from './queries.ts';

/**
 * Has another assistant of the business answer on a line, or one on a line that waits. The platform is told by a job.
 * @throws AppError unauthenticated, not-found
 */
export async function pointLine({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string; readonly assistantRowId: string };
}): Promise<Line> {
  const { organisationId } = requireMember(ctx, 'change a line');
  return ctx.db.transaction(async (tx) => {
    await lockAssistants(tx, organisationId);
    const line = await findLine(tx, { id: input.id, organisationId });
    if (!line) throw new AppError('not-found', 'Line not found');
    const own = await findOwn(tx, { id: input.assistantRowId, organisationId });
    if (!own) throw noSuchAssistant();
    await pointLines(tx, { ids: [line.id], organisationId, assistantRowId: own.id });
    await enqueue(tx, 'answering', { organisationId });
    return presentLine({ line: { ...line, assistantRowId: own.id }, assistantName: own.name });
  });
}
