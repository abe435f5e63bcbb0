import { access, constants, stat } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Name of the folder beside the checkout. */
export const BESIDE = '.belldesk-models';

/** The checkout that this file stands in. */
export const thisCheckout = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Where models are. */
export interface ModelPlaces {
  /** What is fetched comes in here; absolute. */
  readonly folder: string;
  /** Looked into as well; nothing is put there. */
  readonly alsoIn: readonly string[];
}

export interface PlacesOptions {
  /** MODELS_DIR, where it is set. */
  readonly modelsDir: string | undefined;
  readonly dataDir: string;
  /** Absolute. */
  readonly checkout?: string;
}

/**
 * MODELS_DIR where that is set; else `.belldesk-models` beside the checkout, which checkouts share and updates leave alone;
 * DATA_DIR/models where that cannot be: the checkout lies in the root of the file system (as in a container, whose own
 * files are gone with it), its parent cannot be written, or the folder there belongs to somebody else, who could put
 * anything into it. Decision 067.
 */
export async function findModelPlaces(options: PlacesOptions): Promise<ModelPlaces> {
  const { modelsDir, dataDir, checkout = thisCheckout } = options;
  const inData = join(dataDir, 'models');
  if (modelsDir !== undefined) return { folder: modelsDir, alsoIn: [inData] };
  const beside = join(dirname(checkout), BESIDE);
  if (await canBeside(beside)) return { folder: beside, alsoIn: [inData] };
  return { folder: inData, alsoIn: [] };
}

async function canBeside(folder: string): Promise<boolean> {
  const parent = dirname(folder);
  if (parent === parse(parent).root) return false;
  const there = await stat(folder).catch(() => null);
  if (!there) return isWritable(parent);
  const isOurs = process.getuid === undefined || there.uid === process.getuid();
  return there.isDirectory() && isOurs && isWritable(folder);
}

async function isWritable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
