import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_ADDRESSES } from '@belldesk/e2e/businessCalls/openDesks';
import { eventually } from '@belldesk/e2e/eventually';
import { type Platform, startPlatform } from '@belldesk/e2e/platform';
import { testModelPlaces } from '@belldesk/kit/testing/models';

const LOADED_WITHIN_MS = 120_000;

/** With the models of this machine, or as it is without any: pocketsphinx and flite. */
export type OwnSpeech = 'models' | 'none';

/**
 * The whole product with the speech that it has by itself. Models are those that `npm test` has fetched.
 * @throws Error where they do not come to be used
 */
export async function startSpoken(speech: OwnSpeech): Promise<Platform> {
  // Test callers come from one address and ring at once.
  const env = { MAX_INVITES_PER_SOURCE_PER_S: '1000', ...OWN_ADDRESSES };
  if (speech === 'none') return startPlatform({ env });
  const platform = await startPlatform({
    env: { ...env, MODELS: 'english', MODELS_DIR: testModelPlaces().folder },
  });
  const log = join(platform.dataDir, 'logs', 'voice.log');
  await eventually(
    async () => ((await readFile(log, 'utf8')).includes('heard by Moonshine') ? true : undefined),
    LOADED_WITHIN_MS,
  );
  return platform;
}
