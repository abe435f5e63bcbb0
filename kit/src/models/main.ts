import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../config.ts';
import { modelsCommand } from './command.ts';

/** The process that npm run models ends up as. */
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

try {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { dataDir } = loadConfig(process.env);
  process.exitCode = await modelsCommand(process.argv.slice(2), {
    dataDir,
    out: process.stdout,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
