import type { AddServiceInput, SavedService } from '@belldesk/contract/product/services';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
import { lockDiary } from '../diary/queries.ts';
import { insertService } from './queries.ts';
import { checkResources, saved } from './save.ts';

/** @throws AppError unauthenticated, not-found */
export async function addService({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddServiceInput;
}): Promise<SavedService> {
  const user = requireUser(ctx, 'add a service');
  const { resourceIds: _resourceIds, nameClashes: _clashes, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    await lockDiary(tx, user.id);
    await checkResources(tx, user.id, input);
    const createdAt = new Date(ctx.clock.nowMs());
    const id = await insertService(tx, { ...fields, userId: user.id, createdAt });
    return saved(tx, { id, userId: user.id }, input);
  });
}
