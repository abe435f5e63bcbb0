import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../prepare/paths.mjs';

/** A path of the repository: begins with one of its folders, or names a file at its root. */
const looksLikePath = /^[\w@.-]+(\/[\w@.-]+)*\/?$/;

/**
 * Looks for paths in backticks in the documents that lead nowhere.
 * @returns {Promise<string[]>} one line for each, in words
 */
export async function deadDocPaths() {
  const folders = await readdir(root, { withFileTypes: true });
  const names = new Set(folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name));
  for (const made of ['node_modules', '.cache', '.git', 'data']) names.delete(made);
  const found = [];
  for (const document of await documents()) {
    const text = await readFile(join(root, document), 'utf8');
    for (const path of pathsIn(text, names))
      if (!existsSync(join(root, path))) found.push(`${document}: \`${path}\` does not exist`);
  }
  return found;
}

async function documents() {
  const below = await readdir(join(root, 'docs'), { recursive: true }).catch(() => []);
  const inDocs = below.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
  return ['README.md', 'CONTRIBUTING.md', ...inDocs].filter((name) => existsSync(join(root, name)));
}

function pathsIn(text, folderNames) {
  const withoutBlocks = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const quoted = [...withoutBlocks.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words);
  return quoted.filter((words) => {
    if (!looksLikePath.test(words) || words.includes('/dist/')) return false;
    const [first] = words.split('/');
    return folderNames.has(first) || /^[A-Z]+\.md$/.test(words);
  });
}
