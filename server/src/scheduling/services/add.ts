import { AppError } from '@belldesk/contract/errors';
import {
  type AddServiceInput,
  MOST_SERVICES,
  type SavedService,
} from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { holdLocation } from '../schedule/holdLocation.ts';
import { countServices, insertService } from './queries.ts';
import { checkResources, saved } from './save.ts';

/** @throws AppError unauthenticated, not-found, bad-input (no location), conflict where there are as many as there can be */
export async function addService({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddServiceInput;
}): Promise<SavedService> {
  const member = requireMember(ctx, 'add a service');
  const { organisationId } = member;
  const { locationId, resourceIds: _resourceIds, nameClashes: _clashes, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    const { id } = await holdLocation(tx, organisationId, locationId);
    const at = { organisationId, locationId: id };
    if ((await countServices(tx, at)) >= MOST_SERVICES)
      throw new AppError(
        'conflict',
        `You have reached the limit of ${MOST_SERVICES} services. Delete one first.`,
      );
    await checkResources(tx, at, input);
    const createdAt = new Date(ctx.clock.nowMs());
    const serviceId = await insertService(tx, { ...fields, ...at, createdAt });
    return saved(tx, { id: serviceId, ...at }, input);
  });
}
