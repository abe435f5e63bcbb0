import { rm } from 'node:fs/promises';
import { isFree, lockNumbers } from '../../assistants/lines/queries.ts';
import type { Deps } from '../../context.ts';
import { nullOn404 } from '../../voiceApi/nullOn404.ts';
import { exportPath } from '../export/exportPath.ts';
import { listWaiting, markGone, type Remain, type RemainKind } from './queries.ts';

export type Clearing = Pick<Deps, 'db' | 'voice' | 'clock' | 'exportsFolder'>;

/** Addresses first: while they stand, callers would reach an assistant that is gone. */
const order: readonly (readonly RemainKind[])[] = [
  ['number', 'address'],
  ['call', 'assistant', 'file'],
];

/**
 * Deletes what an account that is deleted left on the voice platform and on the disk. What cannot be
 * deleted now does not keep the rest.
 * @throws the first failure, when all was tried; the job is tried again
 */
export async function clearRemains(deps: Clearing, deletionId: string): Promise<void> {
  const waiting = await listWaiting(deps.db, deletionId);
  for (const kinds of order) {
    const failures: unknown[] = [];
    for (const remain of waiting.filter(({ kind }) => kinds.includes(kind))) {
      try {
        await remove(deps, remain);
        await markGone(deps.db, remain.id, new Date(deps.clock.nowMs()));
      } catch (cause) {
        failures.push(cause);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}

async function remove(deps: Clearing, { kind, subject }: Remain): Promise<void> {
  const { voice } = deps;
  if (kind === 'address') await voice.deleteNumber(subject);
  else if (kind === 'call') await voice.deleteCall(subject);
  else if (kind === 'number') await silence(deps, subject);
  else if (kind === 'file') await rm(exportPath(deps, subject), { force: true });
  else {
    await deleteCallsOf(deps, subject);
    await voice.deleteAssistant(subject);
  }
}

/** Calls that never came into our log: one that was going on, or whose report was lost. */
async function deleteCallsOf({ voice }: Clearing, assistantId: string): Promise<void> {
  for (let page = await voice.listCalls(assistantId); page.length > 0; ) {
    for (const { id } of page) await voice.deleteCall(id);
    const next = await voice.listCalls(assistantId);
    if (next.some(({ id }) => page.some((each) => each.id === id)))
      throw new Error('the voice platform keeps calls that it was told to delete');
    page = next;
  }
}

/** The operator's number stays, unless it was given to somebody else meanwhile: nobody answers on it. */
async function silence({ db, voice }: Clearing, voiceNumberId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockNumbers(tx);
    if (!(await isFree(tx, voiceNumberId))) return;
    await nullOn404(voice.updateNumber(voiceNumberId, { assistantId: null, blockedNumbers: [] }));
  });
}
