import type { Deps } from '../../context.ts';
import { describeError } from '../../describeError.ts';
import { factsOf } from './presenter.ts';
import { type AssistantRow, changeSipUri, listAssistants } from './queries.ts';
import { voicePayload } from './voicePayload.ts';

/**
 * Brings both sides together after a start: the platform's host or port may have changed, and with them
 * every published address; so may ours, and with it where the platform reports to. One assistant's
 * failure is logged and does not hinder the others.
 */
export async function refreshAssistants(deps: Deps): Promise<void> {
  const rows = await listAssistants(deps.db);
  if (rows.length === 0) return;
  const numbers = new Map((await deps.voice.listNumbers()).map((number) => [number.id, number]));
  for (const row of rows) {
    try {
      const sipUri = row.voiceNumberId === null ? null : numbers.get(row.voiceNumberId)?.sipUri;
      if (row.voiceNumberId !== null && sipUri && sipUri !== row.sipUri) {
        await changeSipUri(deps.db, row.voiceNumberId, sipUri);
      }
      await refreshWebhook(deps, row);
    } catch (cause) {
      deps.logger.warn(
        { assistantId: row.assistantId, problem: describeError(cause) },
        'could not bring an assistant up to date',
      );
    }
  }
}

async function refreshWebhook(deps: Deps, row: AssistantRow): Promise<void> {
  const theirs = await deps.voice.getAssistant(row.assistantId);
  if (theirs.server?.url === deps.webhook.url) return;
  const { server } = voicePayload(factsOf(row), deps.webhook);
  await deps.voice.updateAssistant(row.assistantId, { server });
}
