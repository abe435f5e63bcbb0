import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, open, rm, rmdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isFileError } from '@belldesk/kit/fileError';

const run = promisify(execFile);
const CHUNK = Buffer.alloc(1_024 * 1_024, 1);
const LAST_BYTES = 4_096;

/** A disk of its own, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes what space there is, to the last page. */
  fill(): Promise<void>;
  /** Gives back what was taken. */
  free(): Promise<void>;
  freeBytes(): Promise<number>;
  /** Takes it away with all that is on it, whoever still uses it. */
  remove(): Promise<void>;
}

/**
 * Mounts a tmpfs (mount(8)) in the system's temporary folder; it goes with this process at the latest.
 * @returns null where this machine does not let us mount, having printed why
 */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  } catch (error) {
    await rmdir(folder);
    const why = error instanceof Error ? error.message.trim() : String(error);
    process.stdout.write(`No disk of its own can be filled on this machine: ${why}\n`);
    return null;
  }
  const unmountNow = () => void execFileSync('umount', ['--lazy', folder]);
  process.once('exit', unmountNow);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a');
      for (let chunk = CHUNK; ; ) {
        try {
          const { bytesWritten } = await file.write(chunk);
          if (bytesWritten < chunk.length) chunk = chunk.subarray(0, LAST_BYTES);
        } catch (error) {
          if (!isFileError(error, 'ENOSPC')) throw error;
          if (chunk.length === LAST_BYTES) break;
          chunk = chunk.subarray(0, LAST_BYTES);
        }
      }
      await file.close();
    },
    free: () => rm(ballast, { force: true }),
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    async remove() {
      process.off('exit', unmountNow);
      await run('umount', ['--lazy', folder]);
      await rmdir(folder);
    },
  };
}
