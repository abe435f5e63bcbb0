import type { AtLocation } from '@belldesk/contract/product/locations';
import type { Service } from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { checkNamed } from '../../organisations/locations/policy.ts';
import { presentService } from './presenter.ts';
import { listServices } from './queries.ts';

/** What can be booked at a location, or at all of them, by name. @throws AppError unauthenticated, not-found */
export async function listOwnServices({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AtLocation;
}): Promise<Service[]> {
  const { organisationId } = requireMember(ctx, 'see services');
  const at = { organisationId, locationId: input?.locationId };
  await checkNamed(ctx.db, at);
  return (await listServices(ctx.db, at)).map(presentService);
}
