import {
  type AssistantDto,
  type AssistantTool,
  assistantTool,
} from '@belldesk/contract/voice/assistant';
import { z } from 'zod';
import type { AssistantAnswer } from '../voiceApi/client.ts';

const toolIds = z.array(z.uuid()).min(1);

/**
 * Adds the transfers and other tools that an assistant was given over the platform's API: the
 * product's form knows of none, and must not take them away.
 */
export function keepOwnTools(payload: AssistantDto, theirs: AssistantAnswer): AssistantDto {
  const { model } = payload;
  if (!model) return payload;
  const ours = model.tools ?? [];
  const names = new Set(ours.map((tool) => (tool.type === 'function' ? tool.function.name : '')));
  const own = (theirs.model?.tools ?? [])
    .flatMap((tool) => assistantTool.safeParse(tool).data ?? [])
    .filter((tool) => !isTheProducts(tool, names));
  const shared = toolIds.safeParse(theirs.model?.toolIds).data;
  return {
    ...payload,
    model: { ...model, tools: [...ours, ...own], ...(shared ? { toolIds: shared } : {}) },
  };
}

/** What the product gives an assistant, or gave it once. */
function isTheProducts(tool: AssistantTool, names: ReadonlySet<string>): boolean {
  if (tool.type === 'endCall') return true;
  return tool.type === 'function' && (tool.server === undefined || names.has(tool.function.name));
}
