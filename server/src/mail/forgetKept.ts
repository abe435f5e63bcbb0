import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A long line of the head goes on in the next one (RFC 5322 section 2.2.3). */
const FOLDED = /\r?\n[ \t]+/g;

/** Deletes the mails to an address that were kept in `folder` because no server sends them. */
export async function forgetKept(folder: string, address: string): Promise<void> {
  const files = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, file);
    if (recipientOf(await readFile(path, 'utf8')) === address.toLowerCase())
      await rm(path, { force: true });
  }
}

function recipientOf(mail: string): string | undefined {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  return /^To: *(.*)$/im.exec(head.replace(FOLDED, ' '))?.[1]?.trim().toLowerCase();
}
