import type { BlockedNumber } from '@belldesk/contract/product/blockedNumbers';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { presentBlocked } from './presenter.ts';
import { listBlocked } from './queries.ts';

/** The callers whom the user refuses, newest first. @throws AppError unauthenticated */
export async function listBlockedNumbers({
  ctx,
}: {
  ctx: Ctx;
}): Promise<{ rows: BlockedNumber[] }> {
  const member = requireMember(ctx, 'see blocked numbers');
  return { rows: (await listBlocked(ctx.db, member.organisationId)).map(presentBlocked) };
}
