import type { VoiceCall } from '@belldesk/contract/voice/call';
import type { EndOfCallReport } from '@belldesk/contract/voice/serverMessage';
import type { UnreconciledCall } from './queries.ts';

/** The report that a call would have sent, from the call itself. Null while it goes on. */
export function reportOf(
  call: VoiceCall,
  known: Pick<UnreconciledCall, 'callId' | 'assistantId' | 'startTime'>,
  nowMs: number,
): EndOfCallReport | null {
  const { status, endedReason, startedAt, endedAt, updatedAt, artifact, analysis } = call;
  if (status !== 'ended' || !endedReason) return null;
  return {
    type: 'end-of-call-report',
    timestamp: nowMs,
    call: { ...call, id: known.callId, assistantId: call.assistantId ?? known.assistantId },
    endedReason,
    startedAt: startedAt ?? known.startTime.toISOString(),
    endedAt: endedAt ?? updatedAt,
    artifact: artifact ?? { transcript: '', messages: call.messages ?? [] },
    analysis: analysis ?? {},
    cost: call.cost,
    costs: call.costs,
  };
}
