import { shownBadge } from '@belldesk/contract/product/callBadge';
import type { CallDetail, CallRow } from '@belldesk/contract/product/calls';
import { chargeOf } from '@belldesk/contract/product/charge';
import { endedBecause } from './endedBecause.ts';
import type { CallRecord } from './queries.ts';
import { presentTaken, type TakenRecords } from './taken.ts';

/** What a line of the log is made of. */
export type RowFields = Pick<
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
  | 'badge'
  | 'spamAt'
>;

/**
 * The call's id as the log shows it: "call_", when it began, and some characters by chance. The platform
 * knows a call by a UUID, which brings the latter along.
 */
function shownCallId({ callId, startTime }: Pick<RowFields, 'callId' | 'startTime'>): string {
  if (callId.startsWith('call_')) return callId;
  // The last group of a UUID has twelve characters.
  return `call_${startTime.getTime()}${callId.slice(-12)}`;
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
    badge: shownBadge(row.badge, row.spamAt !== null),
  };
}

/** The page of one call. */
export function presentCall(
  call: CallRecord,
  taken: TakenRecords,
  callerNumber: CallDetail['callerNumber'],
): CallDetail {
  return {
    ...presentCallRow(call),
    endedReason: call.endedReason,
    endedBecause: endedBecause(call),
    transcript: call.transcript,
    taken: presentTaken(call, taken),
    markedAsSpam: call.spamAt !== null,
    callerNumber,
    customerId: call.customerId,
    recordingDeletedAt: call.recordingDeletedAt?.toISOString() ?? null,
    turns: call.turns,
    summary: call.summary,
    unansweredQuestions: call.unansweredQuestions,
    costs: call.costs,
    recording: call.recording,
    charge: chargeOf(call),
    timeZone: call.timeZone,
  };
}
