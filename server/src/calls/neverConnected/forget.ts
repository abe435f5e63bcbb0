import type { Deps } from '../../context.ts';
import { deleteNeverConnected } from './queries.ts';

const HOUR_MS = 60 * 60_000;
/** Looked at every few minutes, so that nothing is kept for a whole day. */
export const KEPT_MS = 23 * HOUR_MS;
const AT_A_TIME = 500;

/**
 * Deletes what the log holds of calls that ended long enough ago and never connected. The owner sees for a
 * day that somebody tried; anybody can make such calls in any number.
 */
export async function forgetNeverConnected({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const endedBefore = new Date(clock.nowMs() - KEPT_MS);
  while ((await deleteNeverConnected(db, endedBefore, AT_A_TIME)) === AT_A_TIME);
}
