import { join } from 'node:path';
import { run } from '../prepare/run.mjs';
import { step } from '../prepare/step.mjs';

/**
 * Fetches the models that tests listen and speak with, once for this checkout, into where kit/src/testing/models.ts looks
 * for them. With MODELS=none nothing is fetched.
 * @param {string} node path of Node.js 24
 * @returns {Promise<string | undefined>} why they are not there, in words
 */
export async function fetchTestModels(node) {
  if (process.env.MODELS === 'none') return 'MODELS is none: no models are fetched.';
  const { code, output } = await step('Fetching the models', () =>
    run(node, [join('kit', 'src', 'testing', 'fetchModels.ts')], { node }),
  );
  return code === 0 ? undefined : `Models are missing. ${output.trim()}`;
}
