import type { Deps } from '../../../context.ts';
import { enqueue } from '../../../jobs/queries.ts';
import { orAbsent } from '../../../voiceApi/orAbsent.ts';
import { findAddressesOf, lockNumbers } from './queries.ts';

/**
 * Brings the addresses of an account to what its suspension says now: nobody answers on them, or its
 * assistant does again. The last one to run is right, in whatever order jobs come.
 * @throws VoiceApiFailure
 */
export async function applySuspension(
  { db, voice }: Pick<Deps, 'db' | 'voice'>,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockNumbers(tx);
    const { isSuspended, rows } = await findAddressesOf(tx, userId);
    for (const { assistantId, published, assigned } of rows) {
      for (const id of [published, assigned]) {
        if (id === null) continue;
        await orAbsent(voice.updateNumber(id, { assistantId: isSuspended ? null : assistantId }));
      }
    }
    // Where the minutes are used up, a stand-in is to answer.
    if (isSuspended) return;
    for (const organisationId of new Set(rows.map((row) => row.organisationId)))
      await enqueue(tx, 'answering', { organisationId });
  });
}
