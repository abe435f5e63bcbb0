import type { AuditAction } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import type { Executor } from '../../db/client.ts';
import { insertAudit } from './queries.ts';

/** Writes down what an operator does, in the same transaction where there is one. */
export async function writeAudit(
  db: Executor,
  ctx: OperatorCtx,
  entry: {
    readonly action: AuditAction;
    readonly accountEmail?: string | null;
    readonly subject?: string;
  },
): Promise<void> {
  await insertAudit(db, {
    operatorEmail: ctx.operator.email,
    action: entry.action,
    accountEmail: entry.accountEmail ?? null,
    subject: entry.subject ?? null,
    createdAt: new Date(ctx.clock.nowMs()),
  });
}
