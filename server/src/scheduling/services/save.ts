import { nameClashesOf } from '@belldesk/contract/business/nameClashes';
import type { AddServiceInput, SavedService } from '@belldesk/contract/product/services';
import type { Transaction } from '../../db/client.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';
import { noSuchResource, noSuchService } from '../bookings/policy.ts';
import { tellReceptionists } from '../calendar/tellReceptionists.ts';
import { presentService } from './presenter.ts';
import { countOwnResources, findService, listServices, setResources } from './queries.ts';

/** @throws AppError not-found where a resource is none of the location's */
export async function checkResources(
  tx: Transaction,
  at: LocationKey,
  { resourceIds }: Pick<AddServiceInput, 'resourceIds'>,
): Promise<void> {
  const wanted = [...new Set(resourceIds)];
  if ((await countOwnResources(tx, { ...at, resourceIds: wanted })) !== wanted.length)
    throw noSuchResource();
}

/** Writes what does for a service, tells of it and answers the service as it is now, with the names it shares with others. */
export async function saved(
  tx: Transaction,
  { id, ...at }: LocationKey & { readonly id: string },
  { resourceIds }: Pick<AddServiceInput, 'resourceIds'>,
): Promise<SavedService> {
  await setResources(tx, id, resourceIds);
  await tellReceptionists(tx, at);
  const service = await findService(tx, { id, organisationId: at.organisationId });
  if (!service) throw noSuchService();
  const nameClashes = nameClashesOf(service, await listServices(tx, at));
  return { ...presentService(service), nameClashes };
}
