import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

/**
 * The newest mail that the product has kept for an address, with all its parts, as soon as there is one.
 * @param dataDir DATA_DIR of the product
 * @param after how many mails for the address are known already
 */
export function keptMail(dataDir: string, to: string, after = 0): Promise<string> {
  const folder = join(dataDir, 'outbox');
  return eventually(async () => {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
    const mails = await Promise.all(
      // Their names begin with the time of their writing.
      files.sort().map((file) => readFile(join(folder, file), 'utf8')),
    );
    const found = mails.filter((mail) => mail.includes(`\nTo: ${to}\n`));
    return found.length > after ? found.at(-1) : undefined;
  });
}
