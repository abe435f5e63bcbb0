import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const holder = z.object({ pid: z.number() });

/** The process that runs the database and the programs on a data folder: it holds the folder's lock. */
export async function kitProcessOf(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'run', 'belldesk.lock'), 'utf8');
  return holder.parse(JSON.parse(text)).pid;
}

/** The process of one program on a data folder, as the start has noted it. @param name "voice" or "server" */
export async function programOf(dataDir: string, name: string): Promise<number> {
  const text = await readFile(join(dataDir, 'run', `${name}.json`), 'utf8');
  return holder.parse(JSON.parse(text)).pid;
}
