import type { AddResourceInput, Resource } from '@belldesk/contract/product/services';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
import { noSuchResource } from '../bookings/policy.ts';
import { announceDiary, lockDiary } from '../diary/queries.ts';
import { presentResource } from './presenter.ts';
import { findResource, insertResource, setUnits } from './queries.ts';

/** @throws AppError unauthenticated */
export async function addResource({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddResourceInput;
}): Promise<Resource> {
  const user = requireUser(ctx, 'add a resource');
  const { count, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    await lockDiary(tx, user.id);
    const createdAt = new Date(ctx.clock.nowMs());
    const id = await insertResource(tx, { ...fields, userId: user.id, createdAt });
    await setUnits(tx, id, count);
    await announceDiary(tx, user.id);
    const added = await findResource(tx, { id, userId: user.id });
    if (!added) throw noSuchResource();
    return presentResource(added);
  });
}
