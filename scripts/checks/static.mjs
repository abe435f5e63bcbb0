import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../prepare/buildWeb.mjs';
import { root } from '../prepare/paths.mjs';
import { run } from '../prepare/run.mjs';
import { deadDocPaths } from './docPaths.mjs';

const packages = ['contract', 'kit', 'voice', 'server', 'web', 'e2e', 'bench'];

/**
 * The checks that run nothing of the product.
 * @param {string} node path of Node.js 24
 * @returns {{ name: string, check: () => Promise<string | undefined> }[]} check answers what is
 *   wrong, or undefined
 */
export function staticChecks(node) {
  return [
    {
      name: 'format and lint',
      check: () =>
        tool(node, '@biomejs/biome/bin/biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
    },
    {
      name: 'lint with types',
      check: () => tool(node, 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    },
    {
      name: 'who imports whom',
      check: () =>
        tool(node, 'dependency-cruiser/bin/dependency-cruiser.mjs', [
          '--config',
          '.dependency-cruiser.cjs',
          ...packages,
        ]),
    },
    ...['.', ...packages].map((name) => ({
      name: `types of ${name === '.' ? 'the root' : name}`,
      check: () => tool(node, 'typescript/bin/tsc', ['-p', name]),
    })),
    { name: 'paths in the documents', check: docPaths },
    { name: 'build of the site', check: () => build(node) },
  ];
}

async function tool(node, program, args) {
  const path = join('node_modules', program);
  if (!existsSync(join(root, path))) return `${path} is not installed`;
  const { code, output } = await run(node, [path, ...args], { node, env: { NO_COLOR: '1' } });
  return code === 0 ? undefined : output;
}

async function docPaths() {
  const dead = await deadDocPaths();
  return dead.length > 0 ? dead.join('\n') : undefined;
}

async function build(node) {
  try {
    await buildWeb(node);
    return undefined;
  } catch (error) {
    return error.message;
  }
}
