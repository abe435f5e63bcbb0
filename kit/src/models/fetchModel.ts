import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ModelPackage } from './catalogue.ts';
import { download } from './download.ts';
import { findInstalled, modelsFolder } from './installed.ts';
import { ModelError } from './modelError.ts';
import { unpack } from './unpack.ts';

const STALLED_AFTER_MS = 60_000;

export type FetchProgress =
  | { readonly step: 'fetching'; readonly bytes: number; readonly of: number }
  | { readonly step: 'checking' | 'unpacking' };

export interface FetchOptions {
  readonly dataDir: string;
  readonly onProgress: (progress: FetchProgress) => void;
  readonly stalledAfterMs?: number;
  /** Room on the disk of a folder, in bytes. */
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** The program that unpacks. */
  readonly tar?: string;
}

/**
 * Brings a model into DATA_DIR/models: fetched, compared with its checksum, unpacked beside its place and put
 * there by one rename, so that it is there whole or not at all. Does nothing where it is complete.
 * @returns whether it was there before
 * @throws ModelError in words for the operator
 */
export async function fetchModel(
  model: ModelPackage,
  options: FetchOptions,
): Promise<'fetched' | 'was there'> {
  const { dataDir, onProgress, freeBytes = freeBytesOf } = options;
  if ((await findInstalled(dataDir, model)).state === 'complete') return 'was there';
  const folder = modelsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const needed = model.bytes + model.unpackedBytes;
  const free = await freeBytes(folder);
  if (free < needed)
    throw new ModelError(
      `${model.name} needs ${megabytes(needed)} MB in ${folder}, and ${megabytes(free)} MB are free.`,
    );
  const archive = join(folder, `${model.folder}.tar.bz2.part`);
  await download({
    url: model.url,
    path: archive,
    bytes: model.bytes,
    stalledAfterMs: options.stalledAfterMs ?? STALLED_AFTER_MS,
    onProgress: (bytes) => onProgress({ step: 'fetching', bytes, of: model.bytes }),
  });
  onProgress({ step: 'checking' });
  if ((await sha256Of(archive)) !== model.sha256) {
    await rm(archive);
    throw new ModelError(
      `What ${model.url} gave is not what was published (another checksum); it was deleted. Run it again; if it happens again, do not trust that server.`,
    );
  }
  onProgress({ step: 'unpacking' });
  await putInPlace(model, archive, folder, options);
  await rm(archive);
  return 'fetched';
}

async function putInPlace(
  model: ModelPackage,
  archive: string,
  folder: string,
  { tar, dataDir }: FetchOptions,
): Promise<void> {
  const beside = await mkdtemp(join(folder, '.unpacking-'));
  try {
    await unpack(archive, beside, tar);
    const unpacked = join(beside, model.folder);
    const place = join(folder, model.folder);
    // An incomplete one stands in the way.
    await rm(place, { recursive: true, force: true });
    await rename(unpacked, place).catch((cause: unknown) => {
      throw new ModelError(`The archive of ${model.name} has no folder ${model.folder}.`, {
        cause,
      });
    });
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  const installed = await findInstalled(dataDir, model);
  if (installed.state === 'incomplete')
    throw new ModelError(`The archive of ${model.name} lacks ${installed.lacking.join(', ')}.`);
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}
