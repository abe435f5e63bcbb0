import type { AddResourceInput, Resource } from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockSchedule } from '../../db/locks.ts';
import { announceSchedule } from '../../events/queries.ts';
import { noSuchResource } from '../bookings/policy.ts';
import { checkRoomFor } from './policy.ts';
import { presentResource } from './presenter.ts';
import { countResources, findResource, insertResource, setUnits } from './queries.ts';

/** @throws AppError unauthenticated, conflict where there are as many as there can be */
export async function addResource({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddResourceInput;
}): Promise<Resource> {
  const member = requireMember(ctx, 'add a resource');
  const { count, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    await lockSchedule(tx, member.organisationId);
    const present = await countResources(tx, member.organisationId);
    checkRoomFor(present, { resources: 1, units: count });
    const createdAt = new Date(ctx.clock.nowMs());
    const id = await insertResource(tx, {
      ...fields,
      organisationId: member.organisationId,
      createdAt,
    });
    await setUnits(tx, id, count);
    await announceSchedule(tx, member.organisationId);
    const added = await findResource(tx, { id, organisationId: member.organisationId });
    if (!added) throw noSuchResource();
    return presentResource(added);
  });
}
