import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const holder = z.object({ pid: z.number() });

/** The process that runs the database and the programs on a data folder: it holds the folder's lock. */
export async function kitProcessOf(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'run', 'belldesk.lock'), 'utf8');
  return holder.parse(JSON.parse(text)).pid;
}
