import { bytesOnDisk, modelSets, npmModels } from './npmModel.ts';

/** The table of docs/MODELS.md, in Markdown: what each model is, under which licence, and in which sets it is. */
export function modelsTable(): string {
  const english: readonly string[] = modelSets.english;
  const rows = Object.entries(npmModels).map(([key, model]) =>
    [
      '',
      `\`${model.name}\``,
      model.means,
      model.licence,
      `${model.spec}`,
      megabytes(model.bytes),
      megabytes(bytesOnDisk(model)),
      english.includes(key) ? 'english, all' : 'all',
      '',
    ].join(' | '),
  );
  const head = [
    '| model | what it is | licence | npm package | MB to fetch | MB on disk | MODELS |',
    '|---|---|---|---|---|---|---|',
  ];
  return [...head, ...rows.map((row) => row.trim())].join('\n');
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
