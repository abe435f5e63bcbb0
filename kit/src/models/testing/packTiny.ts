import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { NpmModel } from '../npmModel.ts';

/** What a tiny model has. */
export interface TinyModel extends NpmModel {
  readonly files: Readonly<Record<'model' | 'voices', NpmModel['files'][string]>>;
}

/**
 * Packs a model of random bytes, with one voice and code that must never run.
 * @param scratch a folder to work in
 */
export async function packTiny(
  name: string,
  scratch: string,
): Promise<{ readonly model: TinyModel; readonly packed: Buffer; readonly content: Buffer }> {
  const folder = join(scratch, 'package');
  const content = randomBytes(300_000);
  const voice = randomBytes(1_000);
  await mkdir(join(folder, 'weights', 'voices'), { recursive: true });
  await writeFile(join(folder, 'weights', 'model.onnx'), content);
  await writeFile(join(folder, 'weights', 'voices', 'ann.bin'), voice);
  await writeFile(join(folder, 'index.js'), 'throw new Error("run")');
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      name,
      version: '1.0.0',
      scripts: { prepare: 'exit 1', postinstall: 'exit 1' },
    }),
  );
  const path = join(scratch, `${name.replaceAll('/', '-')}.tgz`);
  await promisify(execFile)('tar', ['-czf', path, '-C', scratch, 'package']);
  await rm(folder, { recursive: true });
  const packed = await readFile(path);
  await rm(path);
  return {
    packed,
    content,
    model: {
      name: name.replace(/^.*\//, ''),
      means: 'Means nothing',
      spec: `${name}@1.0.0`,
      integrity: `sha512-${createHash('sha512').update(packed).digest('base64')}`,
      bytes: packed.length,
      licence: 'none',
      files: {
        model: { path: 'weights/model.onnx', bytes: content.length, sha256: sha256(content) },
        voices: { path: 'weights/voices', bytes: voice.length, sha256: sha256(voice) },
      },
    },
  };
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
