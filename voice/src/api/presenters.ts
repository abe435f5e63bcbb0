import type { AssistantTool, VoiceAssistant } from '@belldesk/contract/voice/assistant';
import type { Base4 } from '@belldesk/contract/voice/base';
import type { VoicePhoneNumber } from '@belldesk/contract/voice/phoneNumber';
import type { AssistantRow } from '../store/assistants/queries.ts';
import type { PhoneNumberRow } from '../store/numbers/queries.ts';
import { ORG_ID } from '../store/organisation.ts';
import { openAssistant, type Sealer } from '../store/sealer.ts';
import { hideSecrets, mapTools } from '../store/toolSecrets.ts';
import type { ToolRow } from '../store/tools/queries.ts';

const stamps = (row: { createdAt: Date; updatedAt: Date }) => ({
  orgId: ORG_ID,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export function presentAssistant(row: AssistantRow, sealer: Sealer): VoiceAssistant {
  return { id: row.id, ...stamps(row), ...mapTools(openAssistant(row.dto, sealer), hideSecrets) };
}

/** A tool of /tool; its secrets stay here. */
export function presentTool(row: ToolRow): Base4 & AssistantTool {
  return { id: row.id, ...stamps(row), ...hideSecrets(row.dto) };
}

/** @param sipAddressOf the full address of a user part, with the platform's host and port */
export function presentPhoneNumber(
  row: PhoneNumberRow,
  sipAddressOf: (sipUser: string) => string,
): VoicePhoneNumber {
  return {
    id: row.id,
    ...stamps(row),
    provider: 'vapi',
    sipUri: sipAddressOf(row.sipUser),
    assistantId: row.assistantId,
    name: row.name,
    blockedNumbers: row.blockedNumbers,
    status: 'active',
  };
}
