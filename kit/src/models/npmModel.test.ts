import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findTestModel } from '../testing/models.ts';
import { isIntact } from './findModel.ts';
import { modelsTable } from './modelsTable.ts';
import { type ModelKey, modelSets, npmModels } from './npmModel.ts';

const keys = Object.keys(npmModels) as ModelKey[];

it('each model is pinned: a version, an integrity, digests, and a name of its own', () => {
  for (const { spec, integrity, files } of Object.values(npmModels)) {
    expect(spec).toMatch(/^(?:@[\w-]+\/)?[\w-]+@\d+\.\d+\.\d+$/);
    expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    for (const { path, sha256 } of Object.values<{ path: string; sha256: string }>(files)) {
      expect(sha256).toMatch(/^[\da-f]{64}$/);
      expect(path).not.toMatch(/^\/|\.\./);
    }
  }
  expect(new Set(Object.values(npmModels).map(({ name }) => name)).size).toBe(keys.length);
});

it('the sets are in the order of fetching, and all is everything', () => {
  expect(modelSets.all).toEqual(keys);
  expect(modelSets.english).toEqual(keys.filter((key) => key !== 'listenAll'));
});

it('docs/MODELS.md lists them with their licences, as they are here', async () => {
  const text = await readFile(new URL('../../../docs/MODELS.md', import.meta.url), 'utf8');
  expect(text).toContain(modelsTable());
});

const here = await Promise.all(keys.map(async (key) => ({ key, found: await findTestModel(key) })));

for (const { key, found } of here)
  it.skipIf(found === null)(`${key} is what was published (npm test fetches it)`, async () => {
    expect(await isIntact(found?.folder ?? '', npmModels[key])).toBe(true);
  });
