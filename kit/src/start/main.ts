import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, loadConfig } from '../config.ts';
import { LockedError } from '../folderLock.ts';
import { PortTakenError } from './ports.ts';
import { startProduct } from './product.ts';
import { readRequest, UsageError } from './roles.ts';

/** The process that npm start ends up as: reads what is asked, starts the product, stays. */
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Exit code for what the person who starts us must mend. */
const wrongUse = 2;

try {
  const request = readRequest(process.argv.slice(2));
  // The real environment wins over the file.
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  if (request.development) process.env.BELLDESK_MODE ??= 'development';
  await startProduct(root, request, loadConfig(process.env));
} catch (error) {
  const mendable = [ConfigError, LockedError, PortTakenError, UsageError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(mendable ? wrongUse : 1);
}
