import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { findModelPlaces } from './modelPlaces.ts';
import { ModelStore } from './modelStore.ts';
import { modelSets, npmModels } from './npmModel.ts';

/** The models of this machine, by its settings. */
export type Models = ModelStore<typeof npmModels>;

/**
 * The models of this machine. What is there is read through and ready within a second or so, which nobody waits for; what
 * MODELS names is fetched once `start` is called.
 */
export async function openModelStore(
  config: Pick<Config, 'models' | 'modelsDir' | 'dataDir'>,
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
): Promise<Models> {
  const store = new ModelStore({
    catalogue: npmModels,
    places: await findModelPlaces(config),
    set: config.models,
    wanted: modelSets[config.models],
    clock,
    logger,
  });
  void store.look();
  return store;
}
