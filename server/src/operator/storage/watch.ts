import { isLow } from '@belldesk/kit/storage/diskSpace';
import type { Deps } from '../../context.ts';
import { describeError } from '../../describeError.ts';
import type { MailPayload } from '../../jobs/mails.ts';
import { enqueue } from '../../jobs/queries.ts';
import { findLastAlarm, noteAlarm } from './queries.ts';

const LOOK_EVERY_MS = 60_000;

type Watching = Pick<Deps, 'db' | 'clock' | 'logger' | 'diskSpace'>;

/**
 * Looks every minute how much room the disk has, and has the operator told when that is little, and when it is well
 * again: once each, restarts included.
 * @param tellAtOnce tells by a way that needs no space; asked once where the database cannot take the mail
 * @returns ends it
 */
export function watchStorage(
  deps: Watching,
  tellAtOnce: (alarm: MailPayload<'storage'>) => Promise<void>,
): () => Promise<void> {
  const { db, clock, logger, diskSpace } = deps;
  let wasLow = false;
  /** Told without the database, which has yet to take note of it. */
  let wasToldAtOnce = false;
  let running = Promise.resolve();
  let cancel = () => {};

  function look(): void {
    running = running.then(lookNow).catch((cause: unknown) => {
      logger.warn({ problem: describeError(cause) }, 'what space the disk has could not be told');
    });
    cancel = clock.after(LOOK_EVERY_MS, look);
  }

  async function lookNow(): Promise<void> {
    const space = await diskSpace();
    const nowMs = clock.nowMs();
    try {
      const last = await findLastAlarm(db);
      wasLow = isLow(space, last?.state === 'low');
      if (wasLow === (last?.state === 'low')) return;
      const alarm = { state: wasLow ? 'low' : 'well', toldAtMs: nowMs } as const;
      await db.transaction(async (tx) => {
        const isNew = await noteAlarm(tx, alarm, last);
        const isTold = wasLow && wasToldAtOnce;
        if (isNew && !isTold)
          await enqueue(tx, 'mail', {
            template: 'storage',
            state: alarm.state,
            ...space,
            atMs: nowMs,
          });
      });
      wasToldAtOnce = false;
    } catch (cause) {
      wasLow = isLow(space, wasLow);
      if (wasLow && !wasToldAtOnce) {
        wasToldAtOnce = true;
        await tellAtOnce({ state: 'low', ...space, atMs: nowMs });
      }
      throw cause;
    }
  }

  look();
  return async () => {
    cancel();
    await running;
  };
}
