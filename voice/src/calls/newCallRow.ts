import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { v7 as uuidv7 } from 'uuid';
import type { CallRow } from '../store/calls/queries.ts';

/**
 * A call's row before anything happened in it.
 * @param assistant with its secret sealed
 */
export function newCallRow(
  type: CallRow['type'],
  assistant: AssistantDto,
  nowMs: number,
  details: Partial<CallRow> = {},
): CallRow {
  const now = new Date(nowMs);
  return {
    id: uuidv7(),
    type,
    status: 'queued',
    assistantId: null,
    assistant,
    phoneNumberId: null,
    customer: null,
    metadata: null,
    joinTokenHash: null,
    joinExpiresAt: null,
    joinedAt: null,
    startedAt: null,
    endedAt: null,
    endedReason: null,
    artifact: null,
    analysis: null,
    costs: [],
    createdAt: now,
    updatedAt: now,
    ...details,
  };
}
