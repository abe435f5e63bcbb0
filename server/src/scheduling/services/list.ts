import type { Service } from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { presentService } from './presenter.ts';
import { listServices } from './queries.ts';

/** What can be booked with the owner, by name. @throws AppError unauthenticated */
export async function listOwnServices({ ctx }: { ctx: Ctx }): Promise<Service[]> {
  const member = requireMember(ctx, 'see services');
  return (await listServices(ctx.db, member.organisationId)).map(presentService);
}
