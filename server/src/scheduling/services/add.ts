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
    const { id: at } = await holdLocation(tx, organisationId, locationId);
    if ((await countServices(tx, at)) >= MOST_SERVICES)
      throw new AppError(
        'conflict',
        `There are ${MOST_SERVICES} services already, which is the most. Please delete one first.`,
      );
    await checkResources(tx, { organisationId, locationId: at }, input);
    const createdAt = new Date(ctx.clock.nowMs());
    const id = await insertService(tx, {
      ...fields,
      organisationId,
      locationId: at,
      createdAt,
    });
    return saved(tx, { id, organisationId, locationId: at }, input);
  });
}
