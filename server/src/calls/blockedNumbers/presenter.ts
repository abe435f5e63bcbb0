import type { BlockedNumber } from '@belldesk/contract/product/blockedNumbers';
import type { BlockedNumberRow } from './queries.ts';

export function presentBlocked(row: BlockedNumberRow): BlockedNumber {
  return { id: row.id, number: row.number, createdAt: row.createdAt.toISOString() };
}
