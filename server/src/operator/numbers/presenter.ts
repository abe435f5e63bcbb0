import type { OperatorNumber } from '@belldesk/contract/product/operator';
import type { NumberWithAnswering } from './queries.ts';

/** A number with who answers on it. */
export function presentNumber(found: NumberWithAnswering): OperatorNumber {
  const { row, assistantName, ownerEmail, suspendedAt } = found;
  return {
    id: row.id,
    number: row.address,
    answers:
      ownerEmail === null ? null : { assistantName, ownerEmail, isSuspended: suspendedAt !== null },
    assignedAt: row.assignedAt?.toISOString() ?? null,
  };
}
