import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelPackage, modelCatalogue } from './catalogue.ts';
import { modelsCommand } from './command.ts';
import { type FetchOptions, fetchModel } from './fetchModel.ts';
import { findInstalled } from './installed.ts';
import { ModelServer } from './testing/modelServer.ts';

let scratch: string;
let dataDir: string;
let server: ModelServer;
let model: ModelPackage;
let content: Buffer;

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'belldesk-models-'));
  dataDir = join(scratch, 'data');
  content = randomBytes(300_000);
  await mkdir(join(scratch, 'tiny'));
  await writeFile(join(scratch, 'tiny', 'model.onnx'), content);
  await writeFile(join(scratch, 'tiny', 'tokens.txt'), 'a 1\n');
  await promisify(execFile)('tar', ['-cjf', join(scratch, 'tiny.tar.bz2'), '-C', scratch, 'tiny']);
  const archive = await readFile(join(scratch, 'tiny.tar.bz2'));
  server = await new ModelServer(archive).start(15_905);
  model = {
    name: 'tiny',
    means: 'Means nothing',
    url: server.url,
    bytes: archive.length,
    sha256: createHash('sha256').update(archive).digest('hex'),
    licence: 'none',
    folder: 'tiny',
    unpackedBytes: 400_000,
    parts: { model: 'model.onnx', tokens: 'tokens.txt' },
  };
});
afterEach(async () => {
  await server.stop();
  await rm(scratch, { recursive: true });
});

const fetching = (options: Partial<FetchOptions> = {}, of: ModelPackage = model) =>
  fetchModel(of, { dataDir, onProgress: () => {}, ...options });
/** Breaks off once something has come. */
const breakingOff = () => {
  server.manner = 'stalls in the middle';
  return fetching({ onProgress: () => server.breakOff() });
};
const kept = () => readdir(join(dataDir, 'models'));
const partBytes = async () => (await stat(join(dataDir, 'models', 'tiny.tar.bz2.part'))).size;

describe('a model', () => {
  it('is fetched, unpacked and put in its place; the second time nothing is asked for', async () => {
    const steps: string[] = [];
    expect(await findInstalled(dataDir, model)).toEqual({ state: 'missing' });
    const outcome = await fetching({ onProgress: ({ step }) => steps.push(step) });
    expect(outcome).toBe('fetched');
    expect([...new Set(steps)]).toEqual(['fetching', 'checking', 'unpacking']);
    expect(await kept()).toEqual(['tiny']);
    const place = join(dataDir, 'models', 'tiny');
    expect(await findInstalled(dataDir, model)).toEqual({
      state: 'complete',
      paths: { model: join(place, 'model.onnx'), tokens: join(place, 'tokens.txt') },
    });
    expect(await readFile(join(place, 'model.onnx'))).toEqual(content);
    expect(await fetching()).toBe('was there');
    expect(server.ranges).toEqual([null]);
  });

  it('that broke off in the middle is gone on with', async () => {
    await expect(breakingOff()).rejects.toThrow(/Run it again: it goes on/);
    const had = await partBytes();
    expect(had).toBeGreaterThan(0);
    server.manner = 'well';
    await fetching();
    expect(server.ranges).toEqual([null, `bytes=${had}-`]);
    expect(await kept()).toEqual(['tiny']);
  });

  it('is read from the beginning where the server knows no ranges', async () => {
    await expect(breakingOff()).rejects.toThrow(/Run it again/);
    server.manner = 'without ranges';
    expect(await fetching()).toBe('fetched');
  });

  it('of another checksum is deleted, and nothing stands in its place', async () => {
    await expect(fetching({}, { ...model, sha256: '0'.repeat(64) })).rejects.toThrow(
      /not what was published/,
    );
    expect(await kept()).toEqual([]);
  });

  it('whose server stalls or refuses is told of', async () => {
    server.manner = 'stalls in the middle';
    await expect(fetching({ stalledAfterMs: 50 })).rejects.toThrow(/nothing came any more/);
    server.manner = 'refuses';
    await expect(fetching()).rejects.toThrow(/answered 503/);
    await server.stop();
    await expect(fetching()).rejects.toThrow(/ECONNREFUSED/);
    await server.start(15_905);
  });

  it('larger than it was said to be is not taken', async () => {
    await expect(fetching({}, { ...model, bytes: model.bytes - 1 })).rejects.toThrow(/larger than/);
  });

  it('is not begun where the disk has no room for it', async () => {
    await expect(fetching({ freeBytes: async () => model.bytes })).rejects.toThrow(
      /needs 1 MB in .*, and 1 MB are free/,
    );
    expect(server.ranges).toEqual([]);
  });

  it('keeps what was fetched where tar is missing', async () => {
    await expect(fetching({ tar: 'no-such-tar' })).rejects.toThrow(/apt install tar bzip2/);
    expect(await kept()).toEqual(['tiny.tar.bz2.part']);
    await fetching();
    expect(server.ranges).toEqual([null]);
  });

  it('that lacks a part is incomplete, and fetched anew', async () => {
    await fetching();
    await rm(join(dataDir, 'models', 'tiny', 'tokens.txt'));
    expect(await findInstalled(dataDir, model)).toEqual({
      state: 'incomplete',
      lacking: ['tokens.txt'],
    });
    expect(await fetching()).toBe('fetched');
    const more = { ...model, folder: 'tiny', parts: { ...model.parts, voices: 'voices.bin' } };
    await expect(fetching({}, more)).rejects.toThrow(/lacks voices.bin/);
  });
});

describe('npm run models', () => {
  async function command(...args: string[]) {
    let text = '';
    const out = { write: (more: string) => (text += more) };
    const code = await modelsCommand(args, { dataDir, out, catalogue: { tiny: model } });
    return { code, text };
  }

  it('lists, fetches, and says what went wrong', async () => {
    expect((await command()).text).toContain('tiny (not fetched)');
    expect(await command('huge')).toEqual({
      code: 2,
      text: 'There is no model huge. There are: tiny.\n',
    });
    server.manner = 'refuses';
    expect(await command('tiny')).toMatchObject({ code: 1 });
    server.manner = 'well';
    const { code, text } = await command('all');
    expect(code).toBe(0);
    expect(text).toMatch(/tiny: 100% of 0 MB\n.*tiny: ready\n/s);
    expect((await command()).text).toContain('tiny (fetched)');
  });

  it('has a whole catalogue', () => {
    for (const [name, each] of Object.entries(modelCatalogue)) {
      expect(each.name).toBe(name);
      expect(each.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(each.url).toMatch(/^https:.*\.tar\.bz2$/);
    }
  });
});
