import { listVoiceNumbers } from '../../assistants/lines/queries.ts';
import type { Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { nullOn404 } from '../../voiceApi/nullOn404.ts';
import { listBlocked, listBlockers } from './queries.ts';

/**
 * Gives the voice platform the callers whom a user refuses, for every line of the
 * business. Looks again afterwards: two such jobs at once end with the list as it stands.
 */
export async function refuseCallers(
  deps: Pick<Deps, 'db' | 'voice'>,
  organisationId: string,
): Promise<void> {
  const read = async () =>
    (await listBlocked(deps.db, organisationId)).map(({ number }) => number).sort();
  for (let blocked = await read(), isSettled = false; !isSettled; ) {
    for (const id of await listVoiceNumbers(deps.db, organisationId)) {
      // A number that is gone refuses nobody any more.
      await nullOn404(deps.voice.updateNumber(id, { blockedNumbers: blocked }));
    }
    const now = await read();
    isSettled = now.join() === blocked.join();
    blocked = now;
  }
}

/** Once a day for everybody who blocks somebody: a number may have come to an assistant meanwhile. */
export async function refuseCallersOfAll(deps: Pick<Deps, 'db'>): Promise<void> {
  for (const organisationId of await listBlockers(deps.db))
    await enqueue(deps.db, 'refuse-callers', { organisationId });
}
