import type { CustomerNotice } from '@belldesk/contract/product/customerNotice';
import type { NoticeRow } from './queries.ts';

/** A notice as the calendar shows it. */
export function presentNotice(row: NoticeRow): CustomerNotice {
  const { kind, by, to, state } = row;
  return {
    kind,
    by,
    to,
    state: state === 'sending' ? 'waiting' : state,
    why: row.why,
    opensAt: row.opensAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
