import type { Resource } from '@belldesk/contract/product/services';
import type { CountedResource } from './queries.ts';

export function presentResource(row: CountedResource): Resource {
  const { id, locationId, name, kind, capacity, count, version } = row;
  return { id, locationId, name, kind, capacity, count, version };
}
