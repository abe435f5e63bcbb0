import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { step } from './step.mjs';

const sources = ['web', 'contract', 'package-lock.json'];
const notSources = new Set(['dist', 'node_modules']);

/**
 * Builds the site into web/dist, unless it was built from exactly these sources.
 * @param {string} node path of the Node.js that builds
 */
export async function buildWeb(node) {
  const note = join(cache, 'web-built-from');
  const hash = await fingerprint();
  const known = await readFile(note, 'utf8').catch(() => '');
  if (known === hash && existsSync(join(root, 'web', 'dist', 'index.html'))) return;
  await step('Building the site', () => mustRun('npm', ['run', 'build', '-w', 'web'], { node }));
  await mkdir(cache, { recursive: true });
  await writeFile(note, hash);
}

async function fingerprint() {
  const hash = createHash('sha256');
  for (const path of (await Promise.all(sources.map(filesOf))).flat().sort()) {
    hash.update(`${path}\n`);
    hash.update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}

/** Paths of all files at or below a path, from the checkout's root. */
async function filesOf(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const below = entries
    .filter((entry) => !notSources.has(entry.name))
    .map((entry) => {
      const child = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesOf(child) : Promise.resolve([child]);
    });
  return (await Promise.all(below)).flat();
}
