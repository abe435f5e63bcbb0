import type { InboxItem } from '@belldesk/contract/product/inbox';
import type { InboxRecord, NoteRow } from './queries.ts';

/** @param businessZone where the call itself does not tell */
export function presentItem(
  { message, caller, ...call }: InboxRecord,
  notes: readonly NoteRow[],
  businessZone: string,
): InboxItem {
  return {
    id: message.id,
    kind: message.kind,
    name: message.name,
    phoneNumber: message.phoneNumber ?? caller,
    text: message.text,
    isUrgent: message.urgent,
    doneAt: message.doneAt?.toISOString() ?? null,
    createdAt: message.createdAt.toISOString(),
    timeZone: call.timeZone ?? businessZone,
    callLogId: call.callLogId,
    callType: call.callType,
    customerId: message.customerId,
    unansweredQuestions: call.unansweredQuestions ?? [],
    notes: notes
      .filter(({ messageId }) => messageId === message.id)
      .map(({ id, text, createdAt }) => ({ id, text, createdAt: createdAt.toISOString() })),
    version: message.version,
  };
}
