import { OPERATOR_PAGE_ROWS } from '@belldesk/contract/product/operator';

/** One more than a page shows: it tells whether another follows. */
export const FETCHED_ROWS = OPERATOR_PAGE_ROWS + 1;

/** A page of what was found, newest first: ids are UUIDv7, so the last one is where the next page begins. */
export function toPage<Row extends { readonly id: string }, Shown>(
  found: readonly Row[],
  present: (row: Row) => Shown,
): { rows: Shown[]; nextCursor: string | null } {
  const rows = found.slice(0, OPERATOR_PAGE_ROWS);
  const hasMore = found.length > rows.length;
  return { rows: rows.map(present), nextCursor: hasMore ? (rows.at(-1)?.id ?? null) : null };
}
