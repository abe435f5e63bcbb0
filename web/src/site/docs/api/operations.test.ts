import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { productErrors, productOperations } from './productOperations.ts';
import { voiceOperations } from './voiceOperations.ts';
import { voiceShapes } from './voiceShapes.ts';

const operations = (groups: typeof productOperations) =>
  groups.flatMap((group) => group.operations);

test('an operation of the contract comes with its path, what is sent and what is answered', () => {
  const get = operations(productOperations).find(({ id }) => id === 'calls-get');
  expect(get).toMatchObject({ method: 'GET', path: '/api/calls/{id}', successStatus: 200 });
  expect(get?.inputs).toEqual([{ name: 'id', type: 'UUID', isRequired: true }]);
  expect(get?.outputs.map(({ name }) => name)).toContain('id');
});

test('a stream says so, at the address that it has without one of its own', () => {
  const watch = operations(productOperations).find(({ id }) => id === 'changes-watch');
  expect(watch?.path).toBe('/api/changes/watch');
  expect(watch?.answer).toMatch(/^stream of /);
});

test('the errors stand in the order of their statuses', () => {
  expect(productErrors.map(({ status }) => status)).toEqual([
    400, 401, 403, 404, 409, 429, 502, 503, 507,
  ]);
});

test.each([
  ['product', productOperations],
  ['voice', voiceOperations],
])('no two operations of the %s API share an anchor', (_, groups) => {
  const ids = operations(groups).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every shape that is named is shown, and has properties', () => {
  const named = operations(voiceOperations).flatMap(({ sentShape, answeredShape }) =>
    [sentShape, answeredShape].filter((name) => name !== undefined),
  );
  expect(new Set(voiceShapes.map(({ name }) => name))).toEqual(new Set(named));
  for (const { fields } of voiceShapes) expect(fields.length).toBeGreaterThan(0);
});

test('every operation of the product says what it is for', () => {
  const silent = operations(productOperations).filter(({ summary }) => summary === '');
  expect(silent.map(({ id }) => id)).toEqual([]);
});

/** What the voice platform answers, read out of its source: this package may not import it. */
async function voiceRoutes(): Promise<readonly string[]> {
  const folder = new URL('../../../../../voice/src/api/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return sources.flatMap((source) =>
    [...source.matchAll(/app\.(get|post|put|patch|delete)\('([^']+)'/g)].map(
      ([, method = '', path = '']) =>
        `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    ),
  );
}

test('every route of the voice platform is described', async () => {
  const forOperators = ['GET /healthz', 'GET /readyz', 'GET /metrics'];
  const described = operations(voiceOperations).map(({ method, path }) => `${method} ${path}`);
  const routes = (await voiceRoutes()).filter((route) => !forOperators.includes(route));
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((route) => !described.includes(route))).toEqual([]);
});
