import type { AssistantDto, AssistantTool } from '@belldesk/contract/voice/assistant';
import { type Sealer, createSealer as sealerFor } from '@belldesk/kit/sealer';
import { mapToolSecrets, mapTools } from './toolSecrets.ts';

export type { Sealer };

/** Keeps secrets of the voice platform. @param secret any text of at least 32 random bytes */
export const createSealer = (secret: string): Sealer => sealerFor(secret, 'belldesk voice seal');

function mapSecrets(dto: AssistantDto, change: (secret: string) => string): AssistantDto {
  const changed = mapTools(dto, (tool) => mapToolSecrets(tool, change));
  const secret = changed.server?.secret;
  if (!changed.server || secret === undefined) return changed;
  return { ...changed, server: { ...changed.server, secret: change(secret) } };
}

/** The assistant as it may lie in a table. */
export const sealAssistant = (dto: AssistantDto, sealer: Sealer): AssistantDto =>
  mapSecrets(dto, (secret) => sealer.seal(secret));

/** The assistant as it was sent. */
export const openAssistant = (dto: AssistantDto, sealer: Sealer): AssistantDto =>
  mapSecrets(dto, (secret) => sealer.open(secret));

/** A tool as it may lie in a table. */
export const sealTool = (tool: AssistantTool, sealer: Sealer): AssistantTool =>
  mapToolSecrets(tool, (secret) => sealer.seal(secret));

/** A tool as it was sent. */
export const openTool = (tool: AssistantTool, sealer: Sealer): AssistantTool =>
  mapToolSecrets(tool, (secret) => sealer.open(secret));
