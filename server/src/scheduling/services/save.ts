import { nameClashesOf } from '@belldesk/contract/business/nameClashes';
import type { AddServiceInput, SavedService } from '@belldesk/contract/product/services';
import type { Transaction } from '../../db/client.ts';
import { announceSchedule } from '../../events/queries.ts';
import { enqueue } from '../../jobs/queries.ts';
import { noSuchResource, noSuchService } from '../bookings/policy.ts';
import { presentService } from './presenter.ts';
import { countOwnResources, findService, listServices, setResources } from './queries.ts';

/** @throws AppError not-found where a resource is none of the owner's */
export async function checkResources(
  tx: Transaction,
  organisationId: string,
  { resourceIds }: Pick<AddServiceInput, 'resourceIds'>,
): Promise<void> {
  const wanted = [...new Set(resourceIds)];
  if ((await countOwnResources(tx, { organisationId, resourceIds: wanted })) !== wanted.length)
    throw noSuchResource();
}

/** Writes what does for a service, tells of it and answers the service as it is now, with the names it shares with others. */
export async function saved(
  tx: Transaction,
  own: { id: string; organisationId: string },
  { resourceIds }: Pick<AddServiceInput, 'resourceIds'>,
): Promise<SavedService> {
  await setResources(tx, own.id, resourceIds);
  await enqueue(tx, 'tell-hours', { organisationId: own.organisationId });
  await announceSchedule(tx, own.organisationId);
  const service = await findService(tx, own);
  if (!service) throw noSuchService();
  const nameClashes = nameClashesOf(service, await listServices(tx, own.organisationId));
  return { ...presentService(service), nameClashes };
}
