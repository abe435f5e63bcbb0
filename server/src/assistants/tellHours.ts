import type { Deps } from '../context.ts';
import { lockAssistants } from '../db/locks.ts';
import { factsFor } from './factsFor.ts';
import { keepOwnTools } from './keepOwnTools.ts';
import { listOf } from './queries.ts';
import { voicePayload } from './voicePayload.ts';

/** Tells every receptionist of a business what the calendar holds: its hours and their zone, and its services; once more, it changes nothing. */
export async function tellHours(
  deps: Pick<Deps, 'clock' | 'db' | 'voice' | 'webhook'>,
  organisationId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAssistants(tx, organisationId);
    for (const row of await listOf(tx, organisationId)) {
      const theirs = await deps.voice.getAssistant(row.assistantId);
      const payload = voicePayload(await factsFor(tx, row, deps.clock.nowMs()), deps.webhook);
      const { model, metadata } = keepOwnTools(payload, theirs);
      if (model) await deps.voice.updateAssistant(row.assistantId, { model, metadata });
    }
  });
}
