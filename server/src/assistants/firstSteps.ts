import type { FirstSteps } from '@belldesk/contract/product/assistant';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { countFirstSteps } from './queries.ts';

/** How far a new owner has come with their telephone. @throws AppError unauthenticated */
export async function readFirstSteps({ ctx }: { ctx: Ctx }): Promise<FirstSteps> {
  const member = requireMember(ctx, 'see what comes next');
  return countFirstSteps(ctx.db, member.organisationId);
}
