import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findModelPlaces } from './modelPlaces.ts';

let parent: string;
const checkout = () => join(parent, 'belldesk');
const places = (modelsDir?: string, from = checkout()) =>
  findModelPlaces({ modelsDir, dataDir: '/data', checkout: from });

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'belldesk-places-'));
  await mkdir(checkout());
});
afterEach(async () => {
  await chmod(parent, 0o700);
  await rm(parent, { recursive: true });
});

it('is the one that is set', async () => {
  expect(await places('/elsewhere')).toEqual({ folder: '/elsewhere', alsoIn: ['/data/models'] });
});

it('is beside the checkout, whether a folder is there or not', async () => {
  const beside = { folder: join(parent, '.belldesk-models'), alsoIn: ['/data/models'] };
  expect(await places()).toEqual(beside);
  await mkdir(beside.folder);
  expect(await places()).toEqual(beside);
});

it('is in DATA_DIR where the checkout lies in the root of the file system, as in a container', async () => {
  expect(await places(undefined, '/belldesk')).toEqual({ folder: '/data/models', alsoIn: [] });
});

it('is in DATA_DIR where something else stands beside the checkout', async () => {
  await writeFile(join(parent, '.belldesk-models'), '');
  expect(await places()).toEqual({ folder: '/data/models', alsoIn: [] });
});

it.skipIf(process.getuid?.() === 0)(
  'is in DATA_DIR where the parent cannot be written',
  async () => {
    await chmod(parent, 0o500);
    expect(await places()).toEqual({ folder: '/data/models', alsoIn: [] });
  },
);

it.skipIf(process.getuid?.() !== 0)(
  'is in DATA_DIR where the folder is somebody else’s',
  async () => {
    const { chown } = await import('node:fs/promises');
    const folder = join(parent, '.belldesk-models');
    await mkdir(folder);
    await chown(folder, 65_534, 65_534);
    expect(await places()).toEqual({ folder: '/data/models', alsoIn: [] });
  },
);
