import { AppError } from '@belldesk/contract/errors';
import { shownBadge } from '@belldesk/contract/product/callBadge';
import type { OperatorCall } from '@belldesk/contract/product/operator';
import type { OperatorCallDetail } from '@belldesk/contract/product/operatorAccountPage';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { getCall } from '../../calls/get.ts';
import { writeAudit } from '../audit/write.ts';
import { toPage } from '../page.ts';
import { type CallWithoutContents, findOwnerOfCall, listCallsOfAll } from './queries.ts';

/** Calls of every account, newest first, without who called and what was said. */
export async function readCalls({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly cursor?: string | undefined; readonly search?: string | undefined };
}) {
  return toPage(await listCallsOfAll(ctx.db, input), presentWithoutContents);
}

/** A call as the lists of the console show it. */
export function presentWithoutContents({ spamAt, ...row }: CallWithoutContents): OperatorCall {
  return {
    ...row,
    startTime: row.startTime.toISOString(),
    badge: shownBadge(row.badge, spamAt !== null),
  };
}

/**
 * One call as its owner sees it, with whose it is. A call of another account is shown only once the look at it stands in
 * the audit log.
 * @throws AppError not-found
 */
export async function lookAtCall({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly id: string };
}): Promise<OperatorCallDetail> {
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
  const { id: userId, name, email, businessName } = owner;
  const call = await getCall({ ctx: { ...ctx, membership }, input });
  return { ...call, account: { userId, name, email, businessName } };
}
