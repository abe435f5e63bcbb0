import type { PathsOf } from './modelStore.ts';
import type { ModelKey, npmModels } from './npmModel.ts';

/** As much of the store of models (modelStore.ts) as who opens some of them needs. */
export interface ModelSource<K extends ModelKey> {
  whenReady(keys: readonly K[]): Promise<PathsOf<typeof npmModels, K>>;
  refused(key: K): Promise<boolean>;
}

/**
 * Opens what needs these models, as soon as all of them are ready. What cannot be opened because a file was altered or cut
 * short is fetched anew and opened once more. Nobody waits for it; stays open where a model never comes.
 * @param open whether it could be opened; it tells why not, and must not reject
 * @returns whether it was opened; false as well where `signal` was aborted before
 */
export async function openWhenReady<K extends ModelKey>(
  models: ModelSource<K>,
  keys: readonly K[],
  open: (paths: PathsOf<typeof npmModels, K>) => Promise<boolean>,
  signal: AbortSignal,
): Promise<boolean> {
  for (let isFirst = true; ; isFirst = false) {
    const paths = await models.whenReady(keys);
    if (signal.aborted) return false;
    if (await open(paths)) return true;
    if (signal.aborted || !isFirst) return false;
    const intact = await Promise.all(keys.map((key) => models.refused(key)));
    if (intact.every(Boolean)) return false;
  }
}
