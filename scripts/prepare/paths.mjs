import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What may be thrown away at any time: programs fetched, compiled code, fingerprints. */
export const cache = join(root, '.cache');
