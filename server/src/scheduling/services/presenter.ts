import type { Service } from '@belldesk/contract/product/services';
import type { ServiceWithResources } from './queries.ts';

export function presentService(row: ServiceWithResources): Service {
  return {
    id: row.id,
    locationId: row.locationId,
    name: row.name,
    otherNames: row.otherNames,
    kind: row.kind,
    durationMinutes: row.durationMinutes,
    priceMinor: row.priceMinor,
    currency: row.currency,
    resourceIds: [...row.resourceIds],
    version: row.version,
  };
}
