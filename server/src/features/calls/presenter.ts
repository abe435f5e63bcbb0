import type { CallDetail, CallRow, MessageTaken } from '@belldesk/contract/product/calls';
import { presentBooking, presentChange, presentOrder } from '../diary/presenter.ts';
import type { BookingRow, ChangeRecord, OrderRow } from '../diary/queries.ts';
import { endedBecause } from './endedBecause.ts';
import type { CallRecord, MessageRecord } from './queries.ts';

type RowFields = Pick<
  CallRecord,
  | 'id'
  | 'callId'
  | 'assistantId'
  | 'type'
  | 'startTime'
  | 'endTime'
  | 'durationSeconds'
  | 'status'
  | 'errorMessage'
  | 'caller'
  | 'outcome'
>;

/**
 * The call's id as the log shows it: "call_", when it began, and some characters by chance. The platform
 * knows a call by a UUID, which brings the latter along.
 */
function shownCallId({ callId, startTime }: Pick<RowFields, 'callId' | 'startTime'>): string {
  if (callId.startsWith('call_')) return callId;
  return `call_${startTime.getTime()}${callId.replaceAll('-', '').slice(-12)}`;
}

/** One line of the call log. */
export function presentCallRow(row: RowFields): CallRow {
  return {
    id: row.id,
    callId: shownCallId(row),
    assistantId: row.assistantId,
    type: row.type,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime?.toISOString() ?? null,
    durationSeconds: row.durationSeconds,
    status: row.status,
    errorMessage: row.errorMessage,
    caller: row.caller,
    outcome: row.outcome,
  };
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

/** The page of one call. */
export function presentCall(
  call: CallRecord,
  taken: {
    bookings: readonly BookingRow[];
    changes: readonly ChangeRecord[];
    orders: readonly OrderRow[];
    messages: readonly MessageRecord[];
  },
): CallDetail {
  return {
    ...presentCallRow(call),
    endedReason: call.endedReason,
    endedBecause: endedBecause(call),
    transcript: call.transcript,
    taken: [
      ...taken.bookings.map(presentBooking),
      ...taken.changes.map(presentChange),
      ...taken.orders.map(presentOrder),
      ...taken.messages.map(presentMessage),
    ],
    turns: call.turns,
    summary: call.summary,
    unansweredQuestions: call.unansweredQuestions,
    costs: call.costs,
    recording: call.recording,
    timeZone: call.timeZone,
  };
}
