import type { CallDetail, MessageTaken } from '@belldesk/contract/product/calls';
import { presentBooking, presentChange, presentOrder } from '../scheduling/schedule/presenter.ts';
import type { BookingRow, ChangeRecord, OrderRow } from '../scheduling/schedule/queries.ts';
import type { CallRecord, MessageRecord } from './queries.ts';

/** What was committed in a call. */
export interface TakenRecords {
  readonly bookings: readonly BookingRow[];
  readonly changes: readonly ChangeRecord[];
  readonly orders: readonly OrderRow[];
  readonly messages: readonly MessageRecord[];
}

export function presentMessage(row: MessageRecord): MessageTaken {
  return {
    kind: 'message',
    id: row.id,
    name: row.name,
    phoneNumber: row.phoneNumber,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Everything that was taken down, with the moment at which the assistant asked for it to be. */
export function presentTaken(
  { toolMoments }: Pick<CallRecord, 'toolMoments'>,
  { bookings, changes, orders, messages }: TakenRecords,
): CallDetail['taken'] {
  const moments = new Map(toolMoments.map((each) => [each.toolCallId, each.secondsFromStart]));
  const said = ({ toolCallId }: { readonly toolCallId: string | null }) => ({
    saidAtSeconds: (toolCallId === null ? null : moments.get(toolCallId)) ?? null,
  });
  return [
    ...bookings.map((row) => ({ ...presentBooking(row), ...said(row) })),
    ...changes.map((row) => ({ ...presentChange(row), ...said(row.change) })),
    ...orders.map((row) => ({ ...presentOrder(row), ...said(row) })),
    ...messages.map((row) => ({ ...presentMessage(row), ...said(row) })),
  ];
}
