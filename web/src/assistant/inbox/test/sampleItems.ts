import type { InboxItem } from '@belldesk/contract/product/inbox';

/** A message as it came in. */
export function itemOf(changes: Partial<InboxItem> = {}): InboxItem {
  return {
    id: '0193b3c0-0000-7000-8000-000000000201',
    kind: 'message',
    name: 'Pat Low',
    phoneNumber: '+442079460111',
    text: 'Please call me back about the table on Friday.',
    isUrgent: false,
    doneAt: null,
    createdAt: '2026-11-20T14:05:00.000Z',
    timeZone: 'Europe/London',
    callLogId: '0193b3c0-0000-7000-8000-000000000101',
    customerId: null,
    callType: 'phone',
    unansweredQuestions: [],
    notes: [],
    version: 1,
    ...changes,
  };
}
