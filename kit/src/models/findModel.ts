import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileError } from '../fileError.ts';
import type { ModelPlaces } from './modelPlaces.ts';
import type { ModelFile, ModelPaths, NpmModel } from './npmModel.ts';

/** Name of a model's folder within a place. */
export function folderName({ name, spec }: NpmModel): string {
  return `${name}-${spec.replace(/^.*@/, '')}`;
}

/** A model that is there. */
export interface FoundModel<M extends NpmModel> {
  /** The model's own folder, absolute. */
  readonly folder: string;
  readonly paths: ModelPaths<M>;
}

/**
 * Looks for a model by the names and sizes of its files; nothing is read. A file cut short is noticed, one altered is not:
 * `isIntact` tells that.
 * @returns null unless all of it is in one of the places
 */
export async function findModel<M extends NpmModel>(
  { folder, alsoIn }: ModelPlaces,
  model: M,
): Promise<FoundModel<M> | null> {
  for (const place of [folder, ...alsoIn]) {
    const found = join(place, folderName(model));
    if (await hasAllSizes(found, model)) return { folder: found, paths: pathsIn(found, model) };
  }
  return null;
}

/** Absolute paths of a model's files in its folder. */
export function pathsIn<M extends NpmModel>(folder: string, model: M): ModelPaths<M> {
  return Object.fromEntries(
    Object.entries(model.files).map(([part, { path }]) => [part, join(folder, path)]),
  ) as ModelPaths<M>;
}

/** Whether a model's files are those that were published, by reading them. False where one cannot be read. */
export async function isIntact(folder: string, model: NpmModel): Promise<boolean> {
  if (!(await hasAllSizes(folder, model))) return false;
  for (const file of Object.values(model.files))
    if ((await digestOf(join(folder, file.path))) !== file.sha256) return false;
  return true;
}

async function hasAllSizes(folder: string, { files }: NpmModel): Promise<boolean> {
  const right = await Promise.all(
    Object.values(files).map(
      async ({ path, bytes }: ModelFile) => (await bytesIn(join(folder, path))) === bytes,
    ),
  );
  return right.every(Boolean);
}

/** Size of a file, or of all files in a folder; null where there is neither. */
async function bytesIn(path: string): Promise<number | null> {
  const parts = await filesAt(path);
  if (!parts) return null;
  const sizes = await Promise.all(
    parts.map((part) =>
      stat(part).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function digestOf(path: string): Promise<string | null> {
  const parts = await filesAt(path);
  if (!parts) return null;
  const hash = createHash('sha256');
  try {
    for (const part of parts) await feed(hash, part);
  } catch {
    return null;
  }
  return hash.digest('hex');
}

async function feed(hash: Hash, path: string): Promise<void> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) hash.update(chunk);
}

/** The file itself, or the files of a folder by name, whatever the language of the machine. */
async function filesAt(path: string): Promise<readonly string[] | null> {
  try {
    return (await readdir(path)).sort().map((name) => join(path, name));
  } catch (error) {
    return isFileError(error, 'ENOTDIR') ? [path] : null;
  }
}
