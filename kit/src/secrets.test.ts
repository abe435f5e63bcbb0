import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOrCreateSecret } from './secrets.ts';

const run = promisify(execFile);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-kit-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('the first call makes it, later ones read it, and nobody else may', async () => {
  const path = join(folder, 'below', 'key');
  const secret = await readOrCreateSecret(path);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await readOrCreateSecret(path)).toBe(secret);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readFile(path, 'utf8')).trim()).toBe(secret);
});

test('many callers at once get the same one, and nothing is left beside it', async () => {
  const path = join(folder, 'key');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(path)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['key']);
});

test('processes that race get the same one', async () => {
  const path = join(folder, 'key');
  const module = new URL('./secrets.ts', import.meta.url).href;
  const code = `import { readOrCreateSecret } from ${JSON.stringify(module)};
    process.stdout.write(await readOrCreateSecret(${JSON.stringify(path)}));`;
  const races = await Promise.all(
    Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '-e', code])),
  );
  expect(new Set(races.map(({ stdout }) => stdout)).size).toBe(1);
});

test('an empty file is told, not taken for a secret', async () => {
  const path = join(folder, 'key');
  await writeFile(path, '\n');
  await expect(readOrCreateSecret(path)).rejects.toThrow('is empty; remove the file');
});
