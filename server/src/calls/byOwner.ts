import type { VoiceCall } from '@belldesk/contract/voice/call';

/** With this mark the platform is asked for a call of the owner's own; it comes back in every report of it. */
export const BY_OWNER = { byOwner: true } as const;

/** Whether the owner tried the assistant. */
export function isByOwner(call: Pick<VoiceCall, 'metadata'>): boolean {
  return call.metadata?.byOwner === BY_OWNER.byOwner;
}
