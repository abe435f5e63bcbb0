import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Lifecycle } from '../lifecycle.ts';
import type { Child } from './child.ts';
import { say } from './say.ts';

/** Editors write a file in several goes. */
const quietMs = 200;

/** Which programs a change in a folder concerns; `site` is built anew before they are restarted. */
const concerns: Readonly<
  Record<string, { readonly names: readonly string[]; readonly site: boolean }>
> = {
  'contract/src': { names: ['voice', 'server'], site: true },
  'kit/src': { names: ['voice', 'server'], site: false },
  'voice/src': { names: ['voice'], site: false },
  'server/src': { names: ['server'], site: false },
  'web/src': { names: ['server'], site: true },
};

/** Restarts what a change of the source concerns, until the lifecycle stops. */
export function restartOnChange(
  root: string,
  children: readonly Child[],
  lifecycle: Lifecycle,
): void {
  let building = Promise.resolve(true);
  for (const [folder, { names, site }] of Object.entries(concerns)) {
    const concerned = children.filter((child) => names.includes(child.name));
    let timer: NodeJS.Timeout | undefined;
    const watcher = watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        building = building.then(() => (site ? buildSite(root) : true));
        void building.then((built) => (built ? restartAll(folder, concerned) : undefined));
      }, quietMs);
    });
    lifecycle.onStop(`watch ${folder}`, () => {
      clearTimeout(timer);
      watcher.close();
    });
  }
}

async function restartAll(folder: string, children: readonly Child[]): Promise<void> {
  say(`${folder} changed: restarting ${children.map((child) => child.name).join(' and ')}`);
  await Promise.all(children.map((child) => child.restart()));
}

async function buildSite(root: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const build = spawn('npm', ['run', 'build', '-w', 'web'], { cwd: root, stdio: 'inherit' });
  build.once('exit', (code) => resolve(code === 0));
  build.once('error', () => resolve(false));
  return promise;
}
