import { dirname, join, resolve } from 'node:path';
import { type FoundModel, findModel } from '../models/findModel.ts';
import { BESIDE, type ModelPlaces, thisCheckout } from '../models/modelPlaces.ts';
import { type ModelKey, npmModels } from '../models/npmModel.ts';

type Found<K extends ModelKey> = FoundModel<(typeof npmModels)[K]>;

/**
 * Where tests and measurements of this checkout have models: MODELS_DIR where it is set, else .cache/models, which
 * `npm test` fills once; what lies beside the checkout is used as well.
 */
export function testModelPlaces(env: NodeJS.ProcessEnv = process.env): ModelPlaces {
  const beside = join(dirname(thisCheckout), BESIDE);
  const own = join(thisCheckout, '.cache', 'models');
  return env.MODELS_DIR
    ? { folder: resolve(env.MODELS_DIR), alsoIn: [own, beside] }
    : { folder: own, alsoIn: [beside] };
}

/** A real model for a test; null where it is not there, and a test that needs it is to be skipped with a word. */
export async function findTestModel<K extends ModelKey>(key: K): Promise<Found<K> | null> {
  return findModel(testModelPlaces(), npmModels[key]) as Promise<Found<K> | null>;
}
