import type { Resource } from '@belldesk/contract/product/services';
import type { CountedResource } from './queries.ts';

export function presentResource(row: CountedResource): Resource {
  const { id, name, kind, capacity, count, version } = row;
  return { id, name, kind, capacity, count, version };
}
