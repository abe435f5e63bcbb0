import type { ChangeServiceInput, SavedService } from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockSchedule } from '../../db/locks.ts';
import { checkStays } from '../../organisations/locations/policy.ts';
import { checkVersion, noSuchService } from '../bookings/policy.ts';
import { findService, updateService } from './queries.ts';
import { checkResources, saved } from './save.ts';

/** Changes what is booked from now on; what is booked keeps its length. @throws AppError unauthenticated, not-found, conflict, bad-input */
export async function changeService({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ChangeServiceInput;
}): Promise<SavedService> {
  const member = requireMember(ctx, 'change a service');
  const { organisationId } = member;
  const {
    id,
    version,
    locationId,
    resourceIds: _resourceIds,
    nameClashes: _clashes,
    ...fields
  } = input;
  return ctx.db.transaction(async (tx) => {
    const own = { id, organisationId };
    const found = await findService(tx, own);
    if (!found) throw noSuchService();
    await lockSchedule(tx, found.locationId);
    const present = await findService(tx, own);
    if (!present) throw noSuchService();
    await checkStays(tx, 'A service', present, locationId);
    checkVersion('This service', version, present.version);
    await checkResources(tx, present, input);
    await updateService(tx, own, fields);
    return saved(tx, { ...own, locationId: present.locationId }, input);
  });
}
