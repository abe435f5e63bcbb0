import type { Resource } from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { presentResource } from './presenter.ts';
import { listResources } from './queries.ts';

/** One's own tables, rooms and people, by name. @throws AppError unauthenticated */
export async function listOwnResources({ ctx }: { ctx: Ctx }): Promise<Resource[]> {
  const member = requireMember(ctx, 'see resources');
  return (await listResources(ctx.db, member.organisationId)).map(presentResource);
}
