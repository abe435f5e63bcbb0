import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type DiskSpace, readDiskSpace } from '../storage/diskSpace.ts';

/** Four segments of PostgreSQL's log: it needs one to come up again, the others last it for a while. */
const RESERVE_BYTES = 64 * 1_024 * 1_024;
/** Given free below this: PostgreSQL ends when there is no room for a segment (16 MiB). */
const GIVE_BELOW_BYTES = 32 * 1_024 * 1_024;
/** Made again above this, of which it takes a third. */
const MAKE_ABOVE_BYTES = 3 * RESERVE_BYTES;
const CHECK_EVERY_MS = 60_000;
const CHUNK_BYTES = 1_024 * 1_024;

export interface ReserveOptions {
  readonly path: string;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly readSpace?: (folder: string) => Promise<DiskSpace>;
}

/** Space that is held back for the database; see decision 055. */
export interface Reserve {
  /** Makes it or gives it free, by what space there is. Never rejects. */
  check(): Promise<void>;
  /** Checks no more. What is held stays held. */
  stop(): Promise<void>;
}

/**
 * Holds some space of the disk in a file, and gives it free when the disk is full: without it PostgreSQL cannot even come
 * up to be read. Looks every minute; whoever finds PostgreSQL ended asks at once.
 */
export function keepReserve(options: ReserveOptions): Reserve {
  const { path, logger, clock = systemClock, readSpace = readDiskSpace } = options;
  const folder = dirname(path);
  let running: Promise<void> = Promise.resolve();
  let cancel = clock.after(CHECK_EVERY_MS, again);

  function again(): void {
    void check();
    cancel = clock.after(CHECK_EVERY_MS, again);
  }

  function check(): Promise<void> {
    running = running.then(look).catch((err: unknown) => {
      logger.warn({ err }, 'The reserve of the disk could not be seen to');
    });
    return running;
  }

  async function look(): Promise<void> {
    const { freeBytes } = await readSpace(folder);
    const isHeld = (await sizeOf(path)) >= RESERVE_BYTES;
    if (isHeld && freeBytes < GIVE_BELOW_BYTES) {
      await rm(path, { force: true });
      logger.error({ freeBytes }, 'The disk is full: its reserve is given free for the database');
    }
    if (!isHeld && freeBytes > MAKE_ABOVE_BYTES) await make(path);
  }

  return {
    check,
    async stop() {
      cancel();
      await running;
    },
  };
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Of random bytes: file systems store neither holes nor what can be compressed. */
async function make(path: string): Promise<void> {
  const draft = `${path}.part`;
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      const chunk = randomBytes(CHUNK_BYTES);
      for (let done = 0; done < RESERVE_BYTES; done += CHUNK_BYTES) await file.write(chunk);
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
