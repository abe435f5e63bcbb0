import type { Resource } from '@belldesk/contract/product/services';

export const resourceKindNames: Readonly<Record<Resource['kind'], string>> = {
  table: 'Table',
  room: 'Room',
  staff: 'Person',
  other: 'Something else',
};
