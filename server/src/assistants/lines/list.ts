import type { Line } from '@belldesk/contract/product/lines';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { presentLine } from './presenter.ts';
import { listAnswered } from './queries.ts';

/** Where callers reach the business, and who answers there. @throws AppError unauthenticated */
export async function readLines({ ctx }: { ctx: Ctx }): Promise<{ rows: Line[] }> {
  const member = requireMember(ctx, 'see lines');
  return { rows: (await listAnswered(ctx.db, member.organisationId)).map(presentLine) };
}
