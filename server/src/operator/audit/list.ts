import { type AuditEntry, auditAction } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { toPage } from '../page.ts';
import { type AuditRow, listAudit } from './queries.ts';

/** Who looked at what, and did what, newest first. */
export async function readAudit({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly cursor?: string | undefined };
}) {
  return toPage(await listAudit(ctx.db, input.cursor), presentAudit);
}

/** One entry of the audit log. */
export function presentAudit(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    operatorEmail: row.operatorEmail,
    action: auditAction.parse(row.action),
    accountEmail: row.accountEmail,
    subject: row.subject,
    createdAt: row.createdAt.toISOString(),
  };
}
