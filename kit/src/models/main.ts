import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { modelsCommand } from './command.ts';
import { findModelPlaces, thisCheckout } from './modelPlaces.ts';

/** The process that npm run models ends up as. */
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () =>
    interrupted.abort(new Error('Interrupted; what had come is deleted.')),
  );

try {
  const file = join(thisCheckout, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const config = loadConfig(process.env);
  process.exitCode = await modelsCommand(process.argv.slice(2), {
    places: await findModelPlaces(config),
    set: config.models,
    out: process.stdout,
    signal: interrupted.signal,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
