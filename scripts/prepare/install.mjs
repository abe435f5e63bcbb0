import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { step } from './step.mjs';

/**
 * Brings node_modules to what package-lock.json says, when it is not there already. Not by npm ci:
 * that refuses a lock in which an optional package of another platform is missing, as it is when
 * the registry the lock was made with does not carry it. What came of it is compared instead.
 * @param {string} node path of the Node.js that npm and the packages' scripts run on
 */
export async function install(node) {
  if (await isInstalled()) return;
  await step('Installing packages', () =>
    mustRun('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { node }),
  );
  if (!(await isInstalled()))
    throw new Error('npm install did not bring what package-lock.json says');
}

/** npm keeps its own account of what it installed, written last; it is compared with the lock. */
async function isInstalled() {
  const wanted = await readPackages(join(root, 'package-lock.json'));
  const present = await readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    // Optional packages of other platforms are in the lock and never here.
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

async function readPackages(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
