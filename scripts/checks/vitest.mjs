import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cache } from '../prepare/paths.mjs';
import { run } from '../prepare/run.mjs';

/**
 * Runs projects of vitest.config.ts, shown as they go.
 * @param {string} node path of Node.js 24
 * @param {readonly string[]} projects
 * @param {readonly string[]} options of vitest beside them
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runVitest(node, projects, options = []) {
  const report = join(cache, 'test-results', `${projects.join('-')}.json`);
  await mkdir(join(cache, 'test-results'), { recursive: true });
  await rm(report, { force: true });
  const { code } = await run(
    node,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { node, show: true },
  );
  return count(await readFile(report, 'utf8').catch(() => undefined), code);
}

/** A file that cannot even be loaded, or an error outside of any test, fails no test by itself. */
function count(report, code) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    JSON.parse(report);
  const unloadable = testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = numFailedTests + unloadable;
  return {
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}
