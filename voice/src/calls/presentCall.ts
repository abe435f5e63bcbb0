import type { VoiceCall } from '@belldesk/contract/voice/call';
import { breakDown, totalCost } from '@belldesk/contract/voice/cost';
import type { CallRow } from '../store/calls/queries.ts';
import { ORG_ID } from '../store/organisation.ts';

/** A call as the API and the webhooks show it; the assistant with its secret stays out. */
export function presentCall(row: CallRow): VoiceCall {
  return {
    id: row.id,
    orgId: ORG_ID,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    type: row.type,
    status: row.status,
    assistantId: row.assistantId,
    phoneNumberId: row.phoneNumberId,
    customer: row.customer,
    metadata: row.metadata,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endedReason: row.endedReason,
    ...(row.artifact ? { artifact: row.artifact, messages: row.artifact.messages } : {}),
    ...(row.analysis ? { analysis: row.analysis } : {}),
    cost: totalCost(row.costs),
    costs: row.costs,
    costBreakdown: breakDown(row.costs),
  };
}
