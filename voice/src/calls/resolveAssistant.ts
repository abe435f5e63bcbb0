import { AppError } from '@belldesk/contract/errors';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { findAssistant } from '../store/assistants/queries.ts';
import type { Database } from '../store/database.ts';
import { type Sealer, sealAssistant } from '../store/sealer.ts';
import { withTools } from '../store/tools/queries.ts';

/**
 * The assistant that a request names or brings along, with its secrets sealed and the tools it shares.
 * Throws `bad-input` when there is none of that id.
 */
export async function resolveAssistant(
  db: Database,
  sealer: Sealer,
  request: {
    assistantId?: string | undefined;
    assistant?: AssistantDto | undefined;
    assistantOverrides?: AssistantDto | undefined;
  },
): Promise<AssistantDto> {
  const base = request.assistant
    ? sealAssistant(request.assistant, sealer)
    : await stored(db, request.assistantId);
  const own = request.assistantOverrides
    ? { ...base, ...sealAssistant(request.assistantOverrides, sealer) }
    : base;
  return withTools(db, own);
}

async function stored(db: Database, assistantId: string | undefined): Promise<AssistantDto> {
  const row = assistantId === undefined ? null : await findAssistant(db, assistantId);
  if (!row) throw new AppError('bad-input', `assistantId: there is no assistant ${assistantId}`);
  return row.dto;
}
