import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import { deleteNeverConnected } from '../../store/calls/queries.ts';
import type { Database } from '../../store/database.ts';
import type { CallRecordings } from '../recording/callRecordings.ts';
import type { Recordings } from '../recordings.ts';

const HOUR_MS = 60 * 60_000;
/** Looked at every hour, so that nothing is kept for a whole day. */
const EVERY_MS = HOUR_MS;
export const KEPT_MS = 22 * HOUR_MS;
const AT_A_TIME = 500;

/**
 * Deletes, once an hour, calls that ended long enough ago and never connected: anybody can make them, with
 * a forged sender too, and nobody has spoken in them.
 */
export function forgetNeverConnected(parts: {
  db: Database;
  recordings: Pick<Recordings, 'remove'>;
  callRecordings: Pick<CallRecordings, 'remove'>;
  clock: Clock;
  logger: Logger;
}): { stop(): Promise<void> } {
  const { db, recordings, callRecordings, clock, logger } = parts;
  let stopped = false;
  let cancel = () => {};

  async function forget(): Promise<void> {
    const endedBefore = new Date(clock.nowMs() - KEPT_MS);
    for (let full = true; full && !stopped; ) {
      const ids = await deleteNeverConnected(db, endedBefore, AT_A_TIME);
      // As a rule there are none; a process may have died before it could note that a call is connected.
      for (const id of ids) await Promise.all([recordings.remove(id), callRecordings.remove(id)]);
      if (ids.length > 0) logger.info({ calls: ids.length }, 'calls that never connected deleted');
      full = ids.length === AT_A_TIME;
    }
  }

  async function look(): Promise<void> {
    try {
      await forget();
    } catch (error) {
      logger.error({ err: error }, 'calls that never connected could not be deleted');
    }
    if (!stopped) cancel = clock.after(EVERY_MS, run);
  }

  let running = look();
  function run(): void {
    running = look();
  }

  return {
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}
