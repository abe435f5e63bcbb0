import type { OperatorSubscriber } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { csvLine } from '../../csv.ts';
import { writeAudit } from '../audit/write.ts';
import { toPage } from '../page.ts';
import { listConfirmed, listSubscribers } from './queries.ts';

/** Who asked for the newsletter, newest first. */
export async function readSubscribers({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly cursor?: string | undefined };
}) {
  return toPage(await listSubscribers(ctx.db, input.cursor), (row): OperatorSubscriber => {
    const waits = row.confirmedAt ? 'confirmed' : 'waiting';
    return {
      id: row.id,
      email: row.email,
      state: row.unsubscribedAt ? 'unsubscribed' : waits,
      createdAt: row.createdAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
    };
  });
}

/** Everybody who is to get the newsletter, as a file; that it was taken is written down. */
export async function exportSubscribers({ ctx }: { ctx: OperatorCtx }) {
  await writeAudit(ctx.db, ctx, { action: 'exported-newsletter' });
  const rows = await listConfirmed(ctx.db);
  return {
    csv: [
      csvLine(['email', 'confirmed_at']),
      ...rows.map(({ email, confirmedAt }) => csvLine([email, confirmedAt?.toISOString() ?? null])),
    ].join(''),
  };
}
