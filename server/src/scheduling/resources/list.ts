import type { AtLocation } from '@belldesk/contract/product/locations';
import type { Resource } from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { checkNamed } from '../../organisations/locations/policy.ts';
import { presentResource } from './presenter.ts';
import { listResources } from './queries.ts';

/** Tables, rooms and people of a location, or of all, by name. @throws AppError unauthenticated, not-found */
export async function listOwnResources({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AtLocation;
}): Promise<Resource[]> {
  const { organisationId } = requireMember(ctx, 'see resources');
  const at = { organisationId, locationId: input?.locationId };
  await checkNamed(ctx.db, at);
  return (await listResources(ctx.db, at)).map(presentResource);
}
