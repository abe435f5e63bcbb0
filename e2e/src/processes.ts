import { readdir, readFile, readlink } from 'node:fs/promises';

/**
 * Numbers of the living processes (Linux) that work on a data folder: started with it as DATA_DIR,
 * or standing in it, as PostgreSQL does.
 */
export async function processesOn(dataDir: string): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    numbers.map(async (pid) => ({ pid, isOn: pid !== process.pid && (await isOn(pid, dataDir)) })),
  );
  return found.filter(({ isOn }) => isOn).map(({ pid }) => pid);
}

async function isOn(pid: number, dataDir: string): Promise<boolean> {
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
  if (environment.split('\0').includes(`DATA_DIR=${dataDir}`)) return true;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  return folder.startsWith(`${dataDir}/`);
}
