import { isDeepStrictEqual } from 'node:util';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import type { Deps } from '../context.ts';
import { describeError } from '../describeError.ts';
import type { AssistantAnswer } from '../voiceApi/client.ts';
import { factsFor } from './factsFor.ts';
import { keepOwnTools } from './keepOwnTools.ts';
import { changeAddress, listSipLines } from './lines/queries.ts';
import { type AssistantRow, listAssistants } from './queries.ts';
import { voicePayload } from './voicePayload.ts';

/**
 * Brings both sides together after a start: the platform's host or port may have changed, and with them
 * every published address; so may ours, and with it where the platform reports to. A newer release may
 * also bring tools that an assistant made earlier lacks, or tell it more of the business. One assistant's failure is logged and does not
 * hinder the others.
 */
export async function refreshAssistants(deps: Deps): Promise<void> {
  await refreshAddresses(deps);
  for (const row of await listAssistants(deps.db)) {
    try {
      await refreshAssistant(deps, row);
    } catch (cause) {
      deps.logger.warn(
        { assistantId: row.assistantId, problem: describeError(cause) },
        'could not bring an assistant up to date',
      );
    }
  }
}

async function refreshAddresses(deps: Deps): Promise<void> {
  const lines = await listSipLines(deps.db);
  if (lines.length === 0) return;
  const numbers = new Map((await deps.voice.listNumbers()).map((number) => [number.id, number]));
  for (const { id, voiceNumberId, address } of lines) {
    const now = voiceNumberId === null ? null : numbers.get(voiceNumberId)?.sipUri;
    if (now && now !== address) await changeAddress(deps.db, id, now);
  }
}

async function refreshAssistant(deps: Deps, row: AssistantRow): Promise<void> {
  const theirs = await deps.voice.getAssistant(row.assistantId);
  const payload = voicePayload(await factsFor(deps.db, row, deps.clock.nowMs()), deps.webhook);
  const { server, model } = keepOwnTools(payload, theirs);
  const changes: AssistantDto = {
    ...(theirs.server?.url === deps.webhook.url ? {} : { server }),
    ...(isDeepStrictEqual(toldOf(theirs.model), toldOf(model)) ? {} : { model }),
  };
  if (Object.keys(changes).length > 0) await deps.voice.updateAssistant(row.assistantId, changes);
}

/** What it is told of the business, and its functions. */
function toldOf(model: AssistantAnswer['model']): unknown {
  return [model?.messages?.[0]?.content, functionsOf(model)];
}

/** The functions by their names; what else a platform keeps of a tool is its own. */
function functionsOf(model: AssistantAnswer['model']): unknown {
  const tools = (model?.tools ?? []).flatMap((tool) =>
    tool.function ? [[tool.function.name, tool.function]] : [],
  );
  // Through JSON, as it went over the wire: what is undefined is not there.
  return JSON.parse(JSON.stringify(Object.fromEntries(tools)));
}
