import { AppError } from '@belldesk/contract/errors';
import type { CallDetail } from '@belldesk/contract/product/calls';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { getCall } from '../../calls/get.ts';
import { writeAudit } from '../audit/write.ts';
import { toPage } from '../page.ts';
import { findOwnerOfCall, listCallsOfAll } from './queries.ts';

/** Calls of every account, newest first, without who called and what was said. */
export async function readCalls({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly cursor?: string | undefined; readonly search?: string | undefined };
}) {
  return toPage(await listCallsOfAll(ctx.db, input), (row) => ({
    ...row,
    startTime: row.startTime.toISOString(),
  }));
}

/**
 * One call as its owner sees it. A call of another account is shown only once the look at it stands in
 * the audit log.
 * @throws AppError not-found
 */
export async function lookAtCall({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly id: string };
}): Promise<CallDetail> {
  const owner = await findOwnerOfCall(ctx.db, input.id);
  if (!owner) throw new AppError('not-found', 'Call not found');
  if (owner.id !== ctx.operator.id) {
    await writeAudit(ctx.db, ctx, {
      action: 'looked-at-call',
      accountEmail: owner.email,
      subject: input.id,
    });
  }
  const membership = { organisationId: owner.organisationId, role: 'owner' } as const;
  return getCall({ ctx: { ...ctx, membership }, input });
}
