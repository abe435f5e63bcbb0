import type { ChangeServiceInput, SavedService } from '@belldesk/contract/product/services';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
import { checkVersion, noSuchService } from '../bookings/policy.ts';
import { lockDiary } from '../diary/queries.ts';
import { findService, updateService } from './queries.ts';
import { checkResources, saved } from './save.ts';

/** Changes what is booked from now on; what is booked keeps its length. @throws AppError unauthenticated, not-found, conflict */
export async function changeService({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ChangeServiceInput;
}): Promise<SavedService> {
  const user = requireUser(ctx, 'change a service');
  const { id, version, resourceIds: _resourceIds, nameClashes: _clashes, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    await lockDiary(tx, user.id);
    const present = await findService(tx, { id, userId: user.id });
    if (!present) throw noSuchService();
    checkVersion('This service', version, present.version);
    await checkResources(tx, user.id, input);
    await updateService(tx, { id, userId: user.id }, fields);
    return saved(tx, { id, userId: user.id }, input);
  });
}
