import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelPackage } from './catalogue.ts';

/** What a look into DATA_DIR/models found of a model. */
export type Installed<M extends ModelPackage> =
  | {
      readonly state: 'complete' /** Absolute paths. */;
      readonly paths: Record<keyof M['parts'], string>;
    }
  | { readonly state: 'missing' }
  | {
      readonly state: 'incomplete' /** Names of what is not there. */;
      readonly lacking: readonly string[];
    };

/** Where models are kept. */
export function modelsFolder(dataDir: string): string {
  return join(dataDir, 'models');
}

/** Whether a model is there with all its parts. */
export async function findInstalled<M extends ModelPackage>(
  dataDir: string,
  model: M,
): Promise<Installed<M>> {
  const folder = join(modelsFolder(dataDir), model.folder);
  if (!(await exists(folder))) return { state: 'missing' };
  const entries = Object.entries(model.parts).map(
    ([part, file]) => [part, join(folder, file)] as const,
  );
  const there = await Promise.all(entries.map(([, path]) => exists(path)));
  const lacking = Object.values(model.parts).filter((_, index) => !there[index]);
  if (lacking.length > 0) return { state: 'incomplete', lacking };
  return {
    state: 'complete',
    paths: Object.fromEntries(entries) as Record<keyof M['parts'], string>,
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
