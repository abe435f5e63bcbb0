import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { transferCallTool } from '@belldesk/contract/voice/transferTool';
import type { AssistantAnswer } from '../../voiceApi/client.ts';

/**
 * Adds the transfers that an assistant was given over the platform's API: the product's form knows of
 * none, and must not take them away.
 */
export function keepTransfers(payload: AssistantDto, theirs: AssistantAnswer): AssistantDto {
  const transfers = (theirs.model?.tools ?? []).flatMap(
    (tool) => transferCallTool.safeParse(tool).data ?? [],
  );
  const { model } = payload;
  return model && transfers.length > 0
    ? { ...payload, model: { ...model, tools: [...(model.tools ?? []), ...transfers] } }
    : payload;
}
