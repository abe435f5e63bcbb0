import { AppError } from '@belldesk/contract/errors';
import type { AssistantDto, AssistantOverrides } from '@belldesk/contract/voice/assistant';
import { findAssistant } from '../store/assistants/queries.ts';
import type { Database } from '../store/database.ts';
import { type Sealer, sealAssistant } from '../store/sealer.ts';
import { withTools } from '../store/tools/queries.ts';
import { withVariables } from './withVariables.ts';

/** An assistant as a request names it or brings it along. */
export interface AssistantWanted {
  readonly assistantId?: string | undefined;
  readonly assistant?: AssistantDto | undefined;
  readonly assistantOverrides?: AssistantOverrides | undefined;
}

/**
 * The assistant that a request names or brings along, with its secrets sealed and the tools it shares.
 * Throws `bad-input` when there is none of that id.
 */
export async function resolveAssistant(
  db: Database,
  sealer: Sealer,
  { assistantId, assistant, assistantOverrides }: AssistantWanted,
): Promise<AssistantDto> {
  const base = assistant ? sealAssistant(assistant, sealer) : await stored(db, assistantId);
  return withTools(db, withOverrides(base, assistantOverrides, sealer));
}

/** The assistant as it is in one call. @param base its secrets sealed, as are those of the answer */
export function withOverrides(
  base: AssistantDto,
  overrides: AssistantOverrides | undefined,
  sealer: Sealer,
): AssistantDto {
  if (!overrides) return base;
  const { variableValues, ...own } = overrides;
  const dto = { ...base, ...sealAssistant(own, sealer) };
  return variableValues ? withVariables(dto, variableValues) : dto;
}

async function stored(db: Database, assistantId: string | undefined): Promise<AssistantDto> {
  const row = assistantId === undefined ? null : await findAssistant(db, assistantId);
  if (!row) throw new AppError('bad-input', `assistantId: there is no assistant ${assistantId}`);
  return row.dto;
}
