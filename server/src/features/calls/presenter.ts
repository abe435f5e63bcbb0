import type {
  BookingTaken,
  CallDetail,
  CallRow,
  MessageTaken,
} from '@belldesk/contract/product/calls';
import { endedBecause } from './endedBecause.ts';
import type { BookingRecord, CallRecord, MessageRecord } from './queries.ts';

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

export function presentBooking(row: BookingRecord): BookingTaken {
  return {
    kind: 'booking',
    id: row.id,
    service: row.service,
    partySize: row.partySize,
    date: row.localDate,
    time: row.localTime,
    timeZone: row.timeZone,
    name: row.name,
    phoneNumber: row.phoneNumber,
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
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
  taken: { bookings: readonly BookingRecord[]; messages: readonly MessageRecord[] },
): CallDetail {
  return {
    ...presentCallRow(call),
    endedReason: call.endedReason,
    endedBecause: endedBecause(call),
    transcript: call.transcript,
    taken: [...taken.bookings.map(presentBooking), ...taken.messages.map(presentMessage)],
    turns: call.turns,
    timeZone: call.timeZone,
  };
}
