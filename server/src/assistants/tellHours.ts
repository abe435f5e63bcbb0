import type { Deps } from '../context.ts';
import { lockAssistants } from '../db/locks.ts';
import { factsFor } from './factsFor.ts';
import { keepOwnTools } from './keepOwnTools.ts';
import { listAt } from './queries.ts';
import { voicePayload } from './voicePayload.ts';

/**
 * Tells every receptionist of a location what holds there: address, country and zone, hours and services; once more, it
 * changes nothing.
 */
export async function tellHours(
  deps: Pick<Deps, 'clock' | 'db' | 'voice' | 'webhook'>,
  at: { readonly organisationId: string; readonly locationId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAssistants(tx, at.organisationId);
    for (const row of await listAt(tx, at)) {
      const theirs = await deps.voice.getAssistant(row.assistantId);
      const payload = voicePayload(await factsFor(tx, row, deps.clock.nowMs()), deps.webhook);
      const { model, metadata } = keepOwnTools(payload, theirs);
      if (model) await deps.voice.updateAssistant(row.assistantId, { model, metadata });
    }
  });
}
