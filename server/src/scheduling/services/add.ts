import { AppError } from '@belldesk/contract/errors';
import {
  type AddServiceInput,
  MOST_SERVICES,
  type SavedService,
} from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockSchedule } from '../../db/locks.ts';
import { countServices, insertService } from './queries.ts';
import { checkResources, saved } from './save.ts';

/** @throws AppError unauthenticated, not-found, conflict where there are as many as there can be */
export async function addService({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddServiceInput;
}): Promise<SavedService> {
  const member = requireMember(ctx, 'add a service');
  const { resourceIds: _resourceIds, nameClashes: _clashes, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    await lockSchedule(tx, member.organisationId);
    if ((await countServices(tx, member.organisationId)) >= MOST_SERVICES)
      throw new AppError(
        'conflict',
        `There are ${MOST_SERVICES} services already, which is the most. Please delete one first.`,
      );
    await checkResources(tx, member.organisationId, input);
    const createdAt = new Date(ctx.clock.nowMs());
    const id = await insertService(tx, {
      ...fields,
      organisationId: member.organisationId,
      createdAt,
    });
    return saved(tx, { id, organisationId: member.organisationId }, input);
  });
}
