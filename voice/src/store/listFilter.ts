import type { ListQuery } from '@belldesk/contract/voice/base';
import { gt, gte, lt, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The conditions that the voice API's list parameters ask for. */
export function listConditions(
  query: ListQuery,
  columns: { readonly createdAt: PgColumn; readonly updatedAt: PgColumn },
): SQL[] {
  const conditions: SQL[] = [];
  const add = (value: string | undefined, compare: typeof gt, column: PgColumn) => {
    if (value !== undefined) conditions.push(compare(column, new Date(value)));
  };
  add(query.createdAtGt, gt, columns.createdAt);
  add(query.createdAtLt, lt, columns.createdAt);
  add(query.createdAtGe, gte, columns.createdAt);
  add(query.createdAtLe, lte, columns.createdAt);
  add(query.updatedAtGt, gt, columns.updatedAt);
  add(query.updatedAtLt, lt, columns.updatedAt);
  add(query.updatedAtGe, gte, columns.updatedAt);
  add(query.updatedAtLe, lte, columns.updatedAt);
  return conditions;
}
