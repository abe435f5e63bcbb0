import type { ChangeServiceInput, SavedService } from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockSchedule } from '../../db/locks.ts';
import { checkVersion, noSuchService } from '../bookings/policy.ts';
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
  const member = requireMember(ctx, 'change a service');
  const { id, version, resourceIds: _resourceIds, nameClashes: _clashes, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    await lockSchedule(tx, member.organisationId);
    const present = await findService(tx, { id, organisationId: member.organisationId });
    if (!present) throw noSuchService();
    checkVersion('This service', version, present.version);
    await checkResources(tx, member.organisationId, input);
    await updateService(tx, { id, organisationId: member.organisationId }, fields);
    return saved(tx, { id, organisationId: member.organisationId }, input);
  });
}
