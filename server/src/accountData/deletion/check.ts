import type { Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { nullOn404 } from '../../voiceApi/nullOn404.ts';
import {
  forgetDeletions,
  listDeletions,
  listGoneAssistants,
  markGone,
  tablesThatHold,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** So long it is looked whether something of a deleted account has come back. */
const CHECKED_FOR_MS = 30 * DAY_MS;

type Checking = Pick<Deps, 'db' | 'voice' | 'clock' | 'logger'>;

/**
 * Once a day: looks whether anything is left of accounts that were deleted, has what is left on the voice
 * platform deleted again, and tells the log of whatever should not be there.
 */
export async function checkDeletions(deps: Checking): Promise<void> {
  const { db, clock, logger } = deps;
  const nowMs = clock.nowMs();
  await forgetDeletions(db, new Date(nowMs - CHECKED_FOR_MS));
  for (const { id, createdAt, waiting, ...former } of await listDeletions(db)) {
    const tables = await tablesThatHold(db, former);
    if (tables.length > 0)
      logger.error({ deletionId: id, tables }, 'rows of a deleted account are left');
    const cameBack = await reopen(deps, id);
    if (waiting + cameBack === 0) continue;
    if (nowMs - createdAt.getTime() > DAY_MS)
      logger.error(
        { deletionId: id, left: waiting + cameBack },
        'a deleted account is not gone yet',
      );
    await enqueue(db, 'clear-deleted-account', { deletionId: id });
  }
}

/** Notes assistants that the voice platform has after all, or calls of theirs. @returns how many */
async function reopen({ db, voice }: Checking, deletionId: string): Promise<number> {
  let found = 0;
  for (const { id, subject } of await listGoneAssistants(db, deletionId)) {
    const isThere = (await nullOn404(voice.getAssistant(subject))) !== null;
    if (!isThere && (await voice.listCalls(subject)).length === 0) continue;
    await markGone(db, id, null);
    found++;
  }
  return found;
}
