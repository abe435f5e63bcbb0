import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

interface Chrome {
  readonly port: number;
  kill(): void;
}

/** The two functions of Lighthouse that are used; its types are not installed with the project. */
export interface Lighthouse {
  /** `lighthouse(url, flags)`: resolves with an object whose `lhr` is the result. */
  readonly run: (url: string, flags: object) => Promise<{ readonly lhr: unknown } | undefined>;
  /** `launch` of chrome-launcher. */
  readonly launch: (options: {
    readonly chromeFlags: readonly string[];
    readonly logLevel: 'silent';
  }) => Promise<Chrome>;
}

const folder = join(import.meta.dirname, '../../lighthouse');
const run = promisify(execFile);

/**
 * Lighthouse, installed from its own lock file into a folder of its own: it weighs more than the whole product,
 * and only this measurement needs it.
 */
export async function openLighthouse(): Promise<Lighthouse> {
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = (name: string): Promise<unknown> => import(pathToFileURL(resolve(name)).href);
  const [lighthouse, launcher] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
  return {
    run: (lighthouse as { default: Lighthouse['run'] }).default,
    launch: (launcher as Pick<Lighthouse, 'launch'>).launch,
  };
}
